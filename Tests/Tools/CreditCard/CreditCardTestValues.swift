import CreditCardFormulas
import Finance
import Forms
import Testing
import CreditCardSite

extension Money {
  /// An amount in pounds, as a table of figures writes it.
  static func typed(_ text: String) throws -> Money {
    try TypedAmount.read(text, as: .gbp).money
  }
}

extension CreditCardForm {
  /// The form on the day of the test site.
  init(_ submission: Submission) throws {
    try self.init(submission, today: #require(TestSite.today))
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

  /// The greatest of the interest and a part of the balance, a part of the statement balance, and
  /// a floor.
  static func interest(
    plus percent: String, floor: Int32, ofStatement alone: String
  ) -> MinimumPaymentRule {
    MinimumPaymentRule(
      percent: Percentage(plain: percent) ?? .zero, addsInterest: true, floor: .pounds(floor),
      percentAlone: Percentage(plain: alone), of: .statement)
  }

  static func share(_ percent: String, floor: Int32) -> MinimumPaymentRule {
    MinimumPaymentRule(
      percent: Percentage(plain: percent) ?? .zero, addsInterest: false, floor: .pounds(floor))
  }
}
