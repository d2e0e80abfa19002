extension GroupLedger {
  /// What is kept of a member's household: the first member of it, or the mark of being alone again.
  ///
  /// Numbers of households would clash when two phones make one each at the same time.
  package typealias Companion = Part<MemberID, MemberID>

  /// Those who pay as one, in households of two or more, in the order of the group.
  ///
  /// Whoever is joined directly or through others is one household.
  package var households: [[MemberID]] {
    let joined = Households(companions)
    var households: [MemberID: [MemberID]] = [:]
    let members = members.map(\.id)
    for member in members { households[joined[member], default: []].append(member) }
    return households.values.filter { $0.count > 1 }
      .sorted { place(of: $0[0]) < place(of: $1[0]) }
  }

  /// Makes these the households, each of two members or more; everybody else is alone.
  package mutating func set(households: [[MemberID]]) {
    var companion: [MemberID: MemberID] = [:]
    for household in households {
      for member in household.dropFirst() { companion[member] = household[0] }
    }
    for member in members.map(\.id) { set(companion: companion[member], of: member) }
  }

  /// Puts a member into the household of another, or takes them out of any.
  package mutating func set(companion: MemberID?, of member: MemberID) {
    joinedMembers[member] = companion
  }

  /// The member who stands for each household: the first of it in the group.
  package var payingMembers: Households { Households(households) }

  /// The transfers that settle the group, between households.
  package var settlement: Settlement { Settlement(of: payments, between: payingMembers) }

  /// The balances of households in each currency, each by its first member.
  package var householdBalances: GroupBalances {
    GroupBalances(of: payments, between: payingMembers)
  }
}

extension Part<MemberID, MemberID> {
  /// A companion after a number of changes.
  package init(of member: MemberID, revision: Int = 0, companion: MemberID?) {
    self.init(id: member, position: 0, revision: revision, value: companion)
  }

  package var member: MemberID { id }
  /// The first member of the household; nil for somebody alone.
  package var companion: MemberID? { value }
}

/// Who pays as one: a member who stands for each.
package struct Households: Equatable, Sendable {
  private var leaders: [MemberID: MemberID] = [:]

  /// Households by their first members; everybody else is alone.
  package init(_ households: [[MemberID]] = []) {
    for household in households {
      for member in household { leaders[member] = household[0] }
    }
  }

  /// Joins whoever is joined directly or through others; any of them may stand for all.
  init(_ companions: [GroupLedger.Companion]) {
    for joined in companions {
      guard let companion = joined.companion else { continue }
      let (one, other) = (self[joined.member], self[companion])
      guard one != other else { continue }
      for (member, leader) in leaders where leader == one { leaders[member] = other }
      leaders[one] = other
      leaders[joined.member] = other
    }
  }

  /// The member who stands for a member's household.
  package subscript(member: MemberID) -> MemberID { leaders[member] ?? member }
}
