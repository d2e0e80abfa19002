import BalanceTransferPages
package import CreditCardFormulas

/// The form of the credit card calculator.
package struct CreditCardForm: CalculatorForm {
  package let values: FormValues
  /// The card as its answers describe it.
  package let terms: CreditCardTerms

  package init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
    let now = CalendarMonth(of: reading.today)
    do throws(MoneyOverflow) {
      terms = CreditCardTerms(
        balance: values[Self.balance],
        monthlyRate: try values[Self.basis].monthlyRate(values[Self.apr]),
        minimum: values[Self.minimum], payment: values[Self.payment],
        months: values[Self.months] ?? values[Self.by].map(now.months))
    } catch {
      throw InvalidForm(errors: [Self.tooLarge])
    }
  }

  package var balance: Money { values[Self.balance] }
  package var apr: Percentage { values[Self.apr] }
  package var minimum: MinimumPaymentRule { values[Self.minimum] }
  package var by: CalendarMonth? { values[Self.by] }
  package var basis: InterestBasis { values[Self.basis] }

  package static let questions: [any Question] =
    [balance, apr] + answerQuestions + minimumQuestions + [currency, basis]

  package static let answerQuestions: [any Question] = [payment] + goalQuestions

  /// When the card is to be paid off.
  package static let goalQuestions: [any Question] = [months, by]

  /// The names of their fields, which links leave out.
  static let goalNames = goalQuestions.names

  /// How the minimum payment is worked out.
  package static let minimumQuestions: [any Question] = [rule, minimum]

  package static let control: any Question = payment

  package static let names = questions.names

  /// True when a minimum without a least amount comes to nothing, where that is known.
  fileprivate static func asksForNothing(_ reading: inout FormReading) -> Bool {
    guard let balance = reading[balance], let apr = reading[apr], let basis = reading[basis],
      let rule = MinimumQuestion.rule(atLeast: .zero(reading.currency), &reading)
    else { return false }
    let interest = try? basis.monthlyRate(apr).interest(on: balance)
    return interest.flatMap { try? rule.payment(on: balance, interest: $0).isZero } ?? false
  }

  package static let balance = Field(
    "balance", question: "How much do you owe?",
    hint: "The closing balance on your statement, or the balance in your app",
    missing: "Enter how much you owe on the card", subject: "Balance", reader: .money)

  package static let apr = Field(
    "apr", question: "Interest rate (APR)",
    hint: "The yearly rate for purchases, like 21.9%",
    missing: "Enter the interest rate (APR) of the card", subject: "Interest rate",
    reader: .percentage(upTo: .mostAPR))

  package static let rule = Field(
    "rule", question: "How is your minimum payment worked out?",
    hint: "Under “minimum payment” in the summary box of your card",
    subject: "Minimum payment", reader: .choice(otherwise: MinimumPreset.onePercent))

  package static let minimumPercent = Field(
    "minimum-percent", question: "Percentage of the balance", subject: "Percentage of the balance",
    reader: .percentage(upTo: .hundred).otherwise { _ in Percentage(1) })

  package static let minimumInterest = Field(
    "minimum-interest", question: "Is the month’s interest added to it?",
    subject: "Interest added", reader: .yesOrNo(otherwise: true))

  package static let minimumFloor = Field(
    "minimum-floor", question: "Least amount", subject: "Least amount",
    reader: .moneyOrZero.otherwise { .whole(5, $0) }
  ).checked { floor, reading in
    guard floor.isZero, asksForNothing(&reading) else { return nil }
    return "Least amount must be more than zero when the rest comes to nothing"
  }

  package static let minimum = MinimumQuestion()

  package static let minimumAlonePercent = Field(
    "minimum-alone-percent", question: "Or this share of the balance, if that’s more",
    subject: "Share of the balance alone",
    reader: Reader<Percentage>.percentage(upTo: .hundred).optional)

  package static let minimumBase = Field(
    "minimum-base", question: "Is that before or after interest is added?",
    subject: "Before or after interest",
    reader: .choice(otherwise: MinimumPaymentRule.Base.opening))

  package static let payment = BalanceTransferForm.payment

  package static let months = Field(
    "months", question: "Months to pay it off in", subject: "Months to pay it off in",
    reader: Reader<Int>.months(1...LongestRepayment.months).optional)

  package static let by = MonthAheadQuestion(
    "by", question: "Paid off by", subject: "Month to pay it off by",
    monthsAhead: 1...LongestRepayment.months,
    described: "Month to pay it off by, as YYYY-MM; months wins over it", unlessSent: months.name)

  package static let basis = BalanceTransferForm.basis

  package static let currency = Field.currency(otherwise: usualCurrency)

  package static let tooLarge = BalanceTransferForm.tooLarge
}

/// How the minimum payment is worked out: by a rule of the list, or by one of these parts.
///
/// The parts are not read beside a rule of the list.
package struct MinimumQuestion: Question {
  package let name = "minimum"

  package var parameters: [FormParameter] { Self.parts.parameters }

  private static let parts: [any Question] = [
    CreditCardForm.minimumPercent, CreditCardForm.minimumInterest, CreditCardForm.minimumFloor,
    CreditCardForm.minimumAlonePercent, CreditCardForm.minimumBase,
  ]

  package func value(in reading: inout FormReading) throws(InvalidForm) -> MinimumPaymentRule {
    let unknown = InvalidForm(errors: [])
    guard let preset = reading[CreditCardForm.rule] else { throw unknown }
    if let listed = preset.rule(in: reading.currency) { return listed }
    let floor = try reading.values(of: Self.parts)[CreditCardForm.minimumFloor]
    guard let rule = Self.rule(atLeast: floor, &reading) else { throw unknown }
    return rule
  }

  /// The rule with this least amount, where its other parts are right.
  fileprivate static func rule(
    atLeast floor: Money, _ reading: inout FormReading
  ) -> MinimumPaymentRule? {
    guard let percent = reading[CreditCardForm.minimumPercent],
      let addsInterest = reading[CreditCardForm.minimumInterest],
      let percentAlone = reading[CreditCardForm.minimumAlonePercent],
      let base = reading[CreditCardForm.minimumBase]
    else { return nil }
    return MinimumPaymentRule(
      percent: percent, addsInterest: addsInterest, floor: floor, percentAlone: percentAlone,
      of: base)
  }
}
