import GroupsFormulas

extension GroupLedger {
  /// Merges two copies of the same group, and names people of one name apart.
  func mergedNamingApart(with other: GroupLedger) -> GroupLedger {
    merged(with: other).namingApart
  }
}

extension GroupLedger: StateInStep {
  static var purpose: LetterPurpose { .group }

  /// Two people of one name are named apart.
  func received(_ letter: GroupLedger) -> GroupLedger? {
    guard let received = try? receiving(letter) else { return nil }
    return received.members == members ? received : received.namingApart
  }
}
