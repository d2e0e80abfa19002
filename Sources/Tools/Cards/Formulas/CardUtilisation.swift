/// The used share of a limit, compared exactly and shown to a tenth of a percent.
///
/// A card in credit uses nothing. Without a limit there is no share.
package struct CardUtilisation: Equatable, Sendable {
  /// The amount used, in minor units of the cards' currency.
  package let used: Int64
  /// The limit in minor units; 0 for none.
  package let limit: Int64

  /// A share from its amounts in minor units.
  package init(used: Int64, limit: Int64) {
    self.used = max(used, 0)
    self.limit = limit
  }

  /// The utilisation of all cards together; those without a limit are left out.
  package init(of shares: [CardUtilisation]) {
    let counted = shares.filter { $0.limit > 0 }
    self.init(
      used: counted.reduce(0) { $0 + $1.used }, limit: counted.reduce(0) { $0 + $1.limit })
  }

  /// The percentage to one decimal, halves up: "90.0"; `nil` without a limit.
  package var percent: String? {
    guard limit > 0 else { return nil }
    let tenths = Rounding.half(Int128(used) * 1_000, over: Int128(limit))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// True when more than this share of the limit is used, compared exactly.
  package func isAbove(_ share: Percentage) -> Bool {
    Int128(used) * Self.whole > Int128(limit) * Int128(share.tenThousandths)
  }

  /// The least payment after which no more than `target` of the limit is used.
  ///
  ///     CardUtilisation(used: 300_01, limit: 1_000_00).payment(toReach: Percentage(30))  // 1
  package func payment(toReach target: Percentage) -> Int64 {
    let allowed = Int64(Int128(limit) * Int128(target.tenThousandths) / Self.whole)
    return max(0, used - allowed)
  }

  /// True above the share at which bars have their mark.
  package var isHigh: Bool { limit > 0 && isAbove(CardsSituation.usualTarget) }

  /// True when this share is larger than another; cards without a limit come last.
  package func isHigher(than other: CardUtilisation) -> Bool {
    guard limit > 0 else { return false }
    guard other.limit > 0 else { return true }
    return Int128(used) * Int128(other.limit) > Int128(other.used) * Int128(limit)
  }

  /// The utilisation after a payment in minor units.
  package func paying(_ amount: Int64) -> CardUtilisation {
    CardUtilisation(used: used - amount, limit: limit)
  }

  /// The ten-thousandths of one percent in a whole.
  private static let whole: Int128 = 1_000_000
}

/// The meaning of a share, by exact comparison.
package enum UtilisationBand: String, CaseIterable, Sendable {
  /// Up to 10 %.
  case low
  /// Up to 30 %.
  case fair
  /// Up to 50 %.
  case raised
  /// Up to 90 %.
  case high
  /// Above 90 %.
  case severe
  /// The card has no limit.
  case none
}

extension CardUtilisation {
  /// The band of the share.
  package var band: UtilisationBand {
    guard limit > 0 else { return .none }
    if isAbove(Percentage(90)) { return .severe }
    if isAbove(Percentage(50)) { return .high }
    if isAbove(Percentage(30)) { return .raised }
    return isAbove(Percentage(10)) ? .fair : .low
  }
}
