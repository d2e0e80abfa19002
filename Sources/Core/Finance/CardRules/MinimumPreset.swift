/// The minimum payments that cards commonly ask for, by their names in addresses.
package enum MinimumPreset: String, Sendable, CaseIterable {
  case onePercent = "one-percent"
  case onePercentAtLeast25 = "one-percent-25"
  case twoPercent = "two-percent"
  case twoAndAHalfPercent = "two-and-a-half-percent"
  case threePercentOfBalance = "three-percent-of-balance"
  case danskeBank = "danske-bank"
  case custom

  /// The presets of no particular bank, for recognising the rule of an unknown card.
  ///
  /// A minimum that happens to match Danske Bank's does not show that the card is one of theirs.
  package static let common = allCases.filter { $0 != .danskeBank }

  /// The rule of the preset; nil for `custom`, for which the visitor gives the figures.
  package func rule(in currency: Currency) -> MinimumPaymentRule? {
    func rule(
      tenths: Int64, addsInterest: Bool = true, atLeast floor: Int32 = 5,
      orOfStatement percentAlone: Percentage? = nil
    ) -> MinimumPaymentRule {
      MinimumPaymentRule(
        percent: Percentage(tenThousandths: tenths * 1_000), addsInterest: addsInterest,
        floor: .whole(floor, currency), percentAlone: percentAlone,
        of: percentAlone == nil ? .opening : .statement)
    }
    return switch self {
    case .onePercent: .usual(in: currency)
    case .onePercentAtLeast25: rule(tenths: 10, atLeast: 25)
    case .twoPercent: rule(tenths: 20)
    case .twoAndAHalfPercent: rule(tenths: 25)
    case .threePercentOfBalance: rule(tenths: 30, addsInterest: false)
    case .danskeBank: rule(tenths: 10, orOfStatement: Percentage(3))
    case .custom: nil
    }
  }
}
