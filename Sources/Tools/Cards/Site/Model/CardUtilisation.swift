import Finance

/// The used share of a limit, compared exactly and shown to a tenth of a percent.
///
/// A card in credit uses nothing. Without a limit there is no share.
struct CardUtilisation: Equatable, Sendable {
  /// The amount used, in minor units of the cards' currency.
  let used: Int64
  let limit: Int64

  init(used: Int64, limit: Int64) {
    self.used = max(used, 0)
    self.limit = limit
  }

  init(balance: Money, limit: Money) {
    self.init(used: balance.minorUnits, limit: limit.minorUnits)
  }

  /// The utilisation of all cards together; those without a limit are left out.
  init(of shares: [CardUtilisation]) {
    let counted = shares.filter { $0.limit > 0 }
    self.init(
      used: counted.reduce(0) { $0 + $1.used }, limit: counted.reduce(0) { $0 + $1.limit })
  }

  /// The percentage to one decimal, halves up: "90.0"; `nil` without a limit.
  var percent: String? {
    guard limit > 0 else { return nil }
    let tenths = Rounding.half(Int128(used) * 1_000, over: Int128(limit))
    return "\(tenths / 10).\(tenths % 10)"
  }

  func isAbove(_ share: Percentage) -> Bool {
    Int128(used) * Self.whole > Int128(limit) * Int128(share.tenThousandths)
  }

  /// The least payment after which no more than `target` of the limit is used.
  ///
  ///     CardUtilisation(used: 300_01, limit: 1_000_00).payment(toReach: Percentage(30))  // 1
  func payment(toReach target: Percentage) -> Int64 {
    let allowed = Int64(Int128(limit) * Int128(target.tenThousandths) / Self.whole)
    return max(0, used - allowed)
  }

  /// True when this share is larger than another; cards without a limit come last.
  func isHigher(than other: CardUtilisation) -> Bool {
    guard limit > 0 else { return false }
    guard other.limit > 0 else { return true }
    return Int128(used) * Int128(other.limit) > Int128(other.used) * Int128(limit)
  }

  func paying(_ amount: Int64) -> CardUtilisation {
    CardUtilisation(used: used - amount, limit: limit)
  }

  /// The ten-thousandths of one percent in a whole.
  private static let whole: Int128 = 1_000_000
}

/// The meaning of a share, by exact comparison.
enum UtilisationBand: String, CaseIterable, Sendable {
  case low
  case fair
  case raised
  case high
  case severe
  /// The card has no limit.
  case none
}

extension CardUtilisation {
  var band: UtilisationBand {
    guard limit > 0 else { return .none }
    if isAbove(Percentage(90)) { return .severe }
    if isAbove(Percentage(50)) { return .high }
    if isAbove(Percentage(30)) { return .raised }
    return isAbove(Percentage(10)) ? .fair : .low
  }
}
