/// The order of members in a group.
struct MemberOrder {
  private let ids: [MemberID]

  init(_ members: [GroupLedger.Member]) {
    ids = members.map(\.id)
  }

  /// What a member comes by: the place in the group, then the id of those who have none.
  subscript(member: MemberID) -> Place {
    Place(number: ids.firstIndex(of: member) ?? ids.count, id: member)
  }

  struct Place: Comparable {
    let number: Int
    let id: MemberID

    static func < (left: Place, right: Place) -> Bool {
      (left.number, left.id) < (right.number, right.id)
    }
  }

  func kept(in payment: GroupPayment) -> GroupPayment {
    var payment = payment
    payment.payers.sort { self[$0.member] < self[$1.member] }
    payment.split = payment.split.sorted { self[$0] }
    return payment
  }

  func isKept(in payment: GroupPayment) -> Bool {
    isKept(in: payment.payers.lazy.map { $0.member }) && isKept(in: payment.sharers)
  }

  /// True for members of the group, each once, in its order.
  private func isKept(in members: some Sequence<MemberID>) -> Bool {
    var place = 0
    for id in members {
      while place < ids.count, ids[place] != id { place += 1 }
      guard place < ids.count else { return false }
      place += 1
    }
    return true
  }
}
