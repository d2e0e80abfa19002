package import LoanFormulas

/// The form of the loan calculator.
package struct LoanForm: CalculatorForm {
  package let values: FormValues
  /// The loan as its answers describe it.
  package let terms: LoanTerms

  package init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
    terms = LoanTerms(
      principal: values[Self.amount] - values[Self.downPayment], rate: values[Self.rate],
      lasting: values[Self.duration], kind: values[Self.kind], frequency: values[Self.frequency],
      start: values[Self.start],
      extras: LoanExtras(
        each: values[Self.extra], yearly: values[Self.extraYearly],
        yearlyPayment: values[Self.extraYearlyMonth], once: values[Self.lumpSum],
        oncePayment: values[Self.lumpSumPayment]),
      course: LoanCourse(
        laterRates: values[Self.laterRates].map { .init(from: $0.from, rate: $0.rate) },
        interestOnly: values[Self.interestOnly], balloon: values[Self.balloon]))
  }

  package var amount: Money { values[Self.amount] }
  package var downPayment: Money { values[Self.downPayment] }
  package var lender: String? { values[Self.lender] }

  package static let questions: [any Question] =
    [amount, currency, downPayment, rate, duration] + courseQuestions + [kind, frequency] + optional

  /// The questions that may be left out; they stand apart on the page.
  package static let optional: [any Question] = [
    extra, extraYearly, extraYearlyMonth, lumpSum, lumpSumPayment, start, lender,
  ]

  package static let answerQuestions: [any Question] = [extra]

  package static let control: any Question = extra

  package static let names = questions.names

  package static let amount = amount(less: "down payment")
    .adapted { amount(less: $0.currency.downPaymentName.lowercased()) }

  private static func amount(less downPayment: String) -> Field<Money> {
    Field(
      "amount", question: "How much are you borrowing?",
      hint: "If you’re paying a \(downPayment), type the full price",
      missing: "Enter how much you’re borrowing", subject: "Loan", reader: .money)
  }

  package static let downPayment = downPayment(called: "Down payment")
    .adapted { downPayment(called: $0.currency.downPaymentName) }

  private static func downPayment(called name: String) -> Field<Money> {
    Field(
      "down-payment", question: name, subject: name,
      described: "Deposit or down payment, as the currency calls it",
      reader: .moneyOrZero.otherwise { .zero($0) }
    ).checked { downPayment, reading in
      guard !downPayment.isZero, let amount = reading[amount], downPayment >= amount
      else { return nil }
      return "\(name) must be less than the amount"
    }
  }

  package static let rate = Field(
    "rate", question: "Interest rate", hint: "The yearly rate, as the lender quotes it",
    missing: "Enter the interest rate of the loan", subject: "Interest rate",
    reader: .percentage(upTo: .mostAPR))

  package static let term = LoanTermQuestion()

  package static let kind = Field(
    "kind", question: "What kind of loan?", subject: "Kind of loan",
    reader: .choice(otherwise: LoanKind.repayment))

  package static let frequency = Field(
    "frequency", question: "How often do you pay?", subject: "How often you pay",
    reader: .choice(otherwise: PaymentFrequency.monthly))

  package static let extra = Field(
    "extra", question: "Extra with every payment", subject: "Extra with every payment",
    reader: .moneyOrZero.otherwise { .zero($0) })

  package static let extraYearly = Field(
    "extra-yearly", question: "Extra once a year", subject: "Extra once a year",
    reader: .moneyOrZero.otherwise { .zero($0) })

  /// The number of the payment in each year of payments; monthly ones are known by their months.
  package static let extraYearlyMonth = extraYearlyMonth(of: 52).adapted {
    extraYearlyMonth(of: $0.valueOrUsual(frequency).paymentsAYear)
  }

  /// The question of a form with so many payments a year.
  package static func extraYearlyMonth(of paymentsAYear: Int) -> Field<Int> {
    Field(
      "extra-yearly-month",
      question: paymentsAYear == 12 ? "In which month?" : "With which payment of the year?",
      hint: paymentsAYear == 12
        ? nil : "A number from 1 to \(paymentsAYear). Leave this blank for 12",
      subject: "Payment of the year", described: "With which payment of the year, from the first",
      reader: Reader<Int>.whole(1...paymentsAYear, otherwise: 12))
  }

  package static let lumpSum = Field(
    "lump-sum", question: "One-off payment", subject: "One-off payment",
    reader: .moneyOrZero.otherwise { .zero($0) })

  package static let lumpSumPayment = LumpSumQuestion {
    $0.valueOrUsual(frequency)
  } lasting: {
    $0[duration]
  }

  package static let start = start(
    "When does the loan start?",
    firstPayment: "Your first payment is a month, fortnight or week later")

  /// The question for the day from which interest counts.
  package static func start(_ question: String, firstPayment: String) -> DateQuestion {
    DateQuestion(
      "start", question: question,
      hint: "\(firstPayment). Leave this blank for the first of next month", subject: "Start date",
      range: earliestStart...latestStart, described: "The date of the loan, YYYY-MM-DD",
      otherwise: \.firstOfNextMonth)
  }

  package static let lender = Field(
    "lender", question: "Lender’s name", hint: "We’ll print it on your PDF",
    subject: "Lender’s name",
    reader: Reader<String>.text(upTo: 80, example: "High Street Bank").optional)

  package static let currency = Field.currency(otherwise: usualCurrency)

  package static let tooLarge = amount.error(
    "Loan must be smaller: the answer is too large to work out")

  private static let earliestStart = day("1900-01-01")
  private static let latestStart = day("2199-12-31")

  /// The years in which there are payments.
  static let years = earliestStart.year...latestStart.year + LoanTerms.mostMonths / 12

  private static func day(_ iso: String) -> CalendarDate {
    guard let date = CalendarDate(iso: iso) else {
      preconditionFailure("\(iso) is no date")
    }
    return date
  }
}

extension Currency {
  /// The name for the part of a price that the buyer pays: North Americans say “down payment”.
  package var downPaymentName: String {
    ["USD", "CAD"].contains(code) ? "Down payment" : "Deposit"
  }
}
