import Finance
import Testing
import Tools

extension Money {
  /// An amount in pounds, as a table of figures writes it.
  static func typed(_ text: String) throws -> Money {
    try TypedAmount.read(text, as: .gbp).money
  }
}

extension MonthlyRate {
  static func of(_ apr: String, isNominal: Bool = false) throws -> MonthlyRate {
    let apr = try #require(Percentage(plain: apr))
    return isNominal ? .nominal(apr) : try .effective(apr)
  }
}

extension MinimumPaymentRule {
  static func interest(
    plus percent: String, floor: Int32, alone: String? = nil
  ) -> MinimumPaymentRule {
    MinimumPaymentRule(
      percent: Percentage(plain: percent) ?? .zero, addsInterest: true, floor: .pounds(floor),
      percentAlone: alone.flatMap { Percentage(plain: $0) })
  }

  static func share(_ percent: String, floor: Int32) -> MinimumPaymentRule {
    MinimumPaymentRule(
      percent: Percentage(plain: percent) ?? .zero, addsInterest: false, floor: .pounds(floor))
  }
}
