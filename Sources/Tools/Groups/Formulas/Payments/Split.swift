/// A member of a group and their part of a payment.
///
/// Files have them by the ten thousand: inlined into other modules, each is made without asking the
/// runtime for its type.
@frozen
package struct Share<Value: Hashable & Sendable>: Hashable, Sendable {
  package let member: MemberID
  /// The part: an amount, or what was given for the member.
  package let value: Value

  @inlinable
  package init(member: MemberID, value: Value) {
    self.member = member
    self.value = value
  }
}

extension Share<Money> {
  /// The weight of the share among others.
  package var minorUnits: Int64 { value.minorUnits }
}

/// A number of shares or of percent, 0 or more.
package struct Weight: Hashable, Sendable {
  /// The number in ten-thousandths.
  package let tenThousandths: Int64

  /// The weight of this many ten-thousandths.
  package init(tenThousandths: Int64) {
    self.tenThousandths = tenThousandths
  }

  /// One share, or one percent.
  package static let one = Weight(tenThousandths: 10_000)
}

/// A way to share a payment, with its sharers and the value given for each.
///
/// Members are in the order of the group.
package enum Split: Hashable, Sendable {
  case evenly([MemberID])
  /// Numbers of shares, with at most four decimals.
  case shares([Share<Weight>])
  /// Percentages, with at most two decimals.
  case percent([Share<Weight>])
  /// Given amounts; members without one share the rest evenly.
  case exact([Share<Money?>])

  /// The ways to share, by their names in forms and files.
  ///
  /// Their order is that of the form, and their places are packed into cookies.
  package enum Kind: String, CaseIterable, Sendable {
    case even
    case shares
    case percent
    case exact

    /// The ten-thousandths in the smallest weight: percentages have two decimals, shares four.
    package var step: Int64 { self == .percent ? 100 : 1 }
  }
}

extension Split {
  /// The way to share.
  package var kind: Kind {
    switch self {
    case .evenly: .even
    case .shares: .shares
    case .percent: .percent
    case .exact: .exact
    }
  }

  /// The sharers.
  package var members: [MemberID] {
    switch self {
    case .evenly(let members): members
    case .shares(let shares), .percent(let shares): shares.map { $0.member }
    case .exact(let shares): shares.map { $0.member }
    }
  }

  /// The number of sharers.
  package var count: Int { members.count }

  /// The same values with one member in the place of another.
  package func replacing(_ member: MemberID, by other: MemberID) -> Split {
    func replaced<Value>(_ shares: [Share<Value>]) -> [Share<Value>] {
      shares.map { Share(member: $0.member == member ? other : $0.member, value: $0.value) }
    }
    return switch self {
    case .evenly(let members): .evenly(members.map { $0 == member ? other : $0 })
    case .shares(let shares): .shares(replaced(shares))
    case .percent(let shares): .percent(replaced(shares))
    case .exact(let shares): .exact(replaced(shares))
    }
  }

  /// The same values with the members in order of their places.
  package func sorted(by place: (MemberID) -> some Comparable) -> Split {
    switch self {
    case .evenly(let members): .evenly(members.sorted { place($0) < place($1) })
    case .shares(let shares): .shares(shares.sorted { place($0.member) < place($1.member) })
    case .percent(let shares): .percent(shares.sorted { place($0.member) < place($1.member) })
    case .exact(let shares): .exact(shares.sorted { place($0.member) < place($1.member) })
    }
  }

  /// Exact amounts without blanks.
  package static func amounts(_ shares: [Share<Money>]) -> Split {
    .exact(shares.map { Share(member: $0.member, value: $0.value) })
  }
}

// MARK: - Arithmetic

extension Split {
  /// True for a split that can divide an amount: evenly, or with a number above zero.
  package var hasWeight: Bool {
    switch self {
    case .evenly: true
    case .shares(let shares), .percent(let shares):
      shares.contains { $0.value.tenThousandths > 0 }
    case .exact: false
    }
  }

  /// The shares of an amount, in the order of the sharers.
  ///
  /// Odd pennies go round the sharers by their ids, from place `start`: who gets one does not depend
  /// on the order in which sharers stand.
  package func shares(of amount: Money, tiesFrom start: Int) -> [Share<Money>] {
    if case .exact(let shares) = self {
      return Self.filled(shares, upTo: amount, tiesFrom: start)
    }
    return amount.shares(by: weights(in: amount, tiesFrom: start), tiesFrom: start)
  }

  /// The shares of another amount that is divided as `amount` is.
  package func shares(of other: Money, as amount: Money, tiesFrom start: Int) -> [Share<Money>] {
    other.shares(by: weights(in: amount, tiesFrom: start), tiesFrom: start)
  }

  /// The shares expressed in another way, equal where that way allows.
  package func told(as kind: Kind, of amount: Money, tiesFrom start: Int) -> Split {
    switch (kind, self) {
    case (.even, _): .evenly(members)
    case (.shares, .shares(let shares)), (.shares, .percent(let shares)): .shares(shares)
    case (.shares, _): .shares(members.map { Share(member: $0, value: .one) })
    case (.percent, _): .percent(percentages(of: amount, tiesFrom: start))
    case (.exact, _): .amounts(shares(of: amount, tiesFrom: start))
    }
  }

  private func percentages(of amount: Money, tiesFrom start: Int) -> [Share<Weight>] {
    let weights = weights(in: amount, tiesFrom: start)
    return weights.divided {
      Apportionment.parts(of: 100_0000 / Kind.percent.step, by: $0, tiesFrom: 0)
    }.map { Share(member: $0.member, value: Weight(tenThousandths: $0.value * Kind.percent.step)) }
  }

  /// The numbers that the shares of an amount are in proportion to.
  private func weights(in amount: Money, tiesFrom start: Int) -> [Share<Int64>] {
    switch self {
    case .evenly(let members): members.map { Share(member: $0, value: 1) }
    case .shares(let shares), .percent(let shares):
      shares.map { Share(member: $0.member, value: $0.value.tenThousandths) }
    case .exact:
      shares(of: amount, tiesFrom: start).map { Share(member: $0.member, value: $0.minorUnits) }
    }
  }

  /// The given amounts; members without one share the rest evenly.
  private static func filled(
    _ given: [Share<Money?>], upTo amount: Money, tiesFrom start: Int
  ) -> [Share<Money>] {
    let left = (amount - given.compactMap(\.value).sum(in: amount.currency)).atLeastZero
    let rest = left.shares(
      by: given.map { Share(member: $0.member, value: $0.value == nil ? 1 : 0) }, tiesFrom: start)
    return zip(given, rest).map { Share(member: $0.member, value: $0.value ?? $1.value) }
  }
}

extension Money {
  /// The amount divided among members in proportion to their weights, in the order of the weights.
  ///
  /// - Parameters:
  ///   - weights: What each member's part is in proportion to.
  ///   - start: The place, among the members in order of their ids, that gets the first odd penny.
  /// - Returns: Parts that add up to the amount.
  package func shares(by weights: [Share<Int64>], tiesFrom start: Int) -> [Share<Money>] {
    weights.divided { parts(by: $0, tiesFrom: start) }
  }
}

extension Array {
  /// Divides something by the weights of members: each gets the same in whatever order they stand.
  ///
  /// - Parameter divide: Makes a part of each weight, which it gets in the order of the members' ids.
  /// - Returns: The parts, in the order of the weights.
  package func divided<Given, Part>(
    by divide: ([Given]) -> [Part]
  ) -> [Share<Part>] where Element == Share<Given> {
    var order = Array<Int>(indices)
    if zip(self, dropFirst()).contains(where: { $0.member > $1.member }) {
      order.sort { self[$0].member < self[$1].member }
    }
    var shares = [Share<Part>?](repeating: nil, count: count)
    for (place, part) in zip(order, divide(order.map { self[$0].value })) {
      shares[place] = Share<Part>(member: self[place].member, value: part)
    }
    return shares.compactMap(\.self)
  }
}
