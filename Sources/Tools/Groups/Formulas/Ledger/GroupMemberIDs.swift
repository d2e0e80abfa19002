extension GroupLedger {
  /// The id of one more member, above those of all others.
  ///
  /// So ids follow the order in which members joined, and odd pennies, which go round by ids, go round
  /// in the order that everybody sees. The first byte counts those who joined before; a phone on which
  /// somebody joins at the same moment makes another id with the same first byte.
  ///
  /// - Parameter seed: Three bytes that nobody can foresee, in the last ones of an id.
  /// - Returns: The id, which neither the group nor anybody in it has.
  package func memberID(from seed: MemberID) -> MemberID {
    let before = members.lazy.map { $0.id.number >> 24 }.max() ?? 0
    var number = min(before + 1, 255) << 24 | seed.seed
    while number == id.number || self[member: MemberID(number)] != nil { number &+= 1 }
    return MemberID(number)
  }

  /// The member whose id was made from a seed; nil when nobody's was.
  package func memberJoined(from seed: MemberID) -> Member? {
    members.first { $0.id.seed == seed.seed }
  }
}

extension MemberID {
  fileprivate var seed: UInt32 { number & 0xFF_FFFF }
}
