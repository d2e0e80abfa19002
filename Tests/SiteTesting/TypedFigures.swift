package import Finance
import Testing

extension Money {
  /// An amount in pounds, as a table of figures writes it.
  package static func typed(_ text: String) throws -> Money {
    try TypedAmount.read(text, as: .gbp).money
  }
}

extension MonthlyRate {
  /// The rate of a month for a yearly one, as a table of figures writes it.
  package static func of(_ apr: String, isNominal: Bool = false) throws -> MonthlyRate {
    let apr = try #require(Percentage(plain: apr))
    return isNominal ? .nominal(apr) : try .effective(apr)
  }
}

extension MinimumPaymentRule {
  package static func interest(
    plus percent: String, floor: Int32, alone: String? = nil
  ) -> MinimumPaymentRule {
    MinimumPaymentRule(
      percent: Percentage(plain: percent) ?? .zero, addsInterest: true, floor: .pounds(floor),
      percentAlone: alone.flatMap { Percentage(plain: $0) })
  }

  /// The greatest of the interest and a part of the balance, a part of the statement balance, and
  /// a floor.
  package static func interest(
    plus percent: String, floor: Int32, ofStatement alone: String
  ) -> MinimumPaymentRule {
    MinimumPaymentRule(
      percent: Percentage(plain: percent) ?? .zero, addsInterest: true, floor: .pounds(floor),
      percentAlone: Percentage(plain: alone), of: .statement)
  }

  package static func share(_ percent: String, floor: Int32) -> MinimumPaymentRule {
    MinimumPaymentRule(
      percent: Percentage(plain: percent) ?? .zero, addsInterest: false, floor: .pounds(floor))
  }
}
