package import CreditCardFormulas
package import Calendars
package import Finance
package import Forms

/// The form of the credit card calculator.
package struct CreditCardForm: Sendable, Equatable {
  package let currency: Currency
  package let balance: Money
  package let apr: Percentage
  package let basis: InterestBasis
  package let rule: MinimumPaymentRule
  /// The fixed amount to pay each month, when the visitor chose one.
  package let payment: Money?
  /// The wanted number of months to clear the card in.
  package let months: Int?
  /// The month to clear the card by, when no number of months was given.
  package let by: CalendarMonth?

  package init(_ submission: Submission, today: CalendarDate) throws(InvalidForm) {
    let asked = submission.omitting(Self.overruled(in: submission))
    let currency = submission.typed(Self.currency.name).flatMap { Currency(code: $0) } ?? .gbp
    let byMonth = Self.by(today)
    let preset: MinimumPreset
    let typedMonths: Int?
    let custom:
      (
        percent: Percentage, interest: Bool, floor: Money, alone: Percentage?,
        base: MinimumPaymentRule.Base
      )
    (
      balance, apr, payment, typedMonths, by, preset, custom.percent, custom.interest, custom.floor,
      custom.alone, custom.base, self.currency, basis
    ) = try asked.read(
      in: currency, Self.balance, Self.apr, Self.payment, Self.months, byMonth, Self.rule,
      Self.minimumPercent, Self.minimumInterest,
      Self.minimumFloor.checked { floor in
        guard floor.isZero, Self.asksForNothing(asked, currency) else { return nil }
        return "Least amount must be more than zero when the rest comes to nothing"
      },
      Self.minimumAlonePercent, Self.minimumBase, Self.currency, Self.basis)
    months = typedMonths ?? by.map(byMonth.monthsAhead)
    rule =
      preset.rule(in: currency)
      ?? MinimumPaymentRule(
        percent: custom.percent, addsInterest: custom.interest, floor: custom.floor,
        percentAlone: custom.alone, of: custom.base)
  }

  /// What counts for nothing beside something else: the parts of a rule of one's own under another
  /// rule, and a month to be clear by beside a number of months.
  private static func overruled(in submission: Submission) -> [String] {
    let isCustom = submission.typed(rule.name) == MinimumPreset.custom.rawValue
    return (isCustom ? [] : customNames) + (submission.typed(months.name) == nil ? [] : byNames)
  }

  package func monthlyRate() throws(MoneyOverflow) -> MonthlyRate { try basis.monthlyRate(apr) }

  /// Whether a minimum without a least amount comes to nothing, read ahead of the other questions.
  private static func asksForNothing(_ submission: Submission, _ currency: Currency) -> Bool {
    let card = try? submission.read(in: currency, balance, apr, basis)
    let custom = try? submission.read(
      in: currency, minimumPercent, minimumInterest, minimumAlonePercent, minimumBase)
    guard let card, let custom else { return false }
    let rule = MinimumPaymentRule(
      percent: custom.0, addsInterest: custom.1, floor: .zero(currency), percentAlone: custom.2,
      of: custom.3)
    let interest = try? card.2.monthlyRate(card.1).interest(on: card.0)
    return interest.flatMap { try? rule.payment(on: card.0, interest: $0).isZero } ?? false
  }
}

extension CreditCardForm {
  package static let balance = Field(
    "balance", question: "Balance",
    hint: "What you owe: the closing balance on your statement",
    missing: "Enter how much you owe on the card", subject: "Balance", answer: .money)

  package static let apr = Field(
    "apr", question: "Interest rate (APR)",
    hint: "The yearly rate for purchases, on your statement or in your app",
    missing: "Enter the interest rate (APR) of the card", subject: "Interest rate",
    answer: .percentage(upTo: mostAPR))

  package static let rule = Field(
    "rule", question: "How is your minimum payment worked out?",
    hint: "Under “minimum payment” in the summary box of your card",
    subject: "Minimum payment", answer: .choice(otherwise: MinimumPreset.onePercent))

  package static let minimumPercent = Field(
    "minimum-percent", question: "Part of the balance", subject: "Part of the balance",
    answer: .percentage(upTo: .hundred).otherwise { _ in Percentage(1) })

  package static let minimumInterest = Field(
    "minimum-interest", question: "Is the month’s interest added to it?",
    subject: "Interest added", answer: .yesOrNo(otherwise: true))

  package static let minimumFloor = Field(
    "minimum-floor", question: "Least amount", subject: "Least amount",
    answer: .moneyOrZero.otherwise { .whole(5, $0) })

  package static let minimumAlonePercent = Field(
    "minimum-alone-percent", question: "Or this part of the balance alone, if that is more",
    subject: "Part of the balance alone",
    answer: Answer<Percentage>.percentage(upTo: .hundred).optional)

  package static let minimumBase = Field(
    "minimum-base", question: "Which balance is that a part of?", subject: "Which balance",
    answer: .choice(otherwise: MinimumPaymentRule.Base.opening))

  package static let payment = Field(
    "payment", question: "Payment each month",
    hint: "Leave it empty to keep up your first minimum payment",
    subject: "Payment each month", answer: Answer<Money>.money.optional)

  package static let months = Field(
    "months", question: "Months to clear it in", subject: "Months to clear it in",
    answer: Answer<Int>.whole(1...CreditCardRepayment.mostMonths).optional)

  /// Counted from the month of `today`.
  package static func by(_ today: CalendarDate) -> MonthAheadQuestion {
    MonthAheadQuestion(
      byNames[0], question: "Debt free by", subject: "Month to be debt free by",
      monthsAhead: 1...CreditCardRepayment.mostMonths, today: today)
  }

  package static let basis = Field(
    "basis", question: "How is interest charged?", subject: "How interest is charged",
    answer: .choice(otherwise: InterestBasis.effective))

  package static let currency = Field(
    "currency", question: "Currency", subject: "Currency", answer: .currency(otherwise: .gbp))

  /// The names of fields; a query with one of them is a submitted form.
  package static let names =
    [
      balance.name, apr.name, rule.name, payment.name, months.name, basis.name, currency.name,
    ] + byNames + customNames

  /// The names of the fields that stand in an answer.
  package static let answerNames = [payment.name, months.name] + byNames

  package static let tooLarge = balance.error(
    "Balance must be smaller: the answer is too large to work out")

  package static let minimumNames = [rule.name] + customNames

  /// The month in one piece, and the list and the box for it.
  package static let byNames = ["by", "by-month", "by-year"]

  private static let customNames = [
    minimumPercent.name, minimumInterest.name, minimumFloor.name, minimumAlonePercent.name,
    minimumBase.name,
  ]

  private static let mostAPR = Percentage(tenThousandths: 999_9900)
}

/// The ways to turn a yearly rate into a monthly one.
package enum InterestBasis: String, Sendable, CaseIterable {
  case effective
  case nominal

  func monthlyRate(_ apr: Percentage) throws(MoneyOverflow) -> MonthlyRate {
    switch self {
    case .effective: try .effective(apr)
    case .nominal: .nominal(apr)
    }
  }
}
