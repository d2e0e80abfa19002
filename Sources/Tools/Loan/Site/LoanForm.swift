package import LoanFormulas
package import Calendars
package import Finance
package import Forms

/// The form of the loan calculator.
package struct LoanForm: Sendable, Equatable {
  package let currency: Currency
  /// The loan, or the price of the purchase.
  package let amount: Money
  package let downPayment: Money
  package let terms: LoanTerms
  package let lender: String?

  /// Reads what was sent; a loan without a date begins on the first of next month.
  package init(_ submission: Submission, today: CalendarDate) throws(InvalidForm) {
    let limits = Limits(submission, today: today)
    let rate: Percentage
    let term: Term
    let (kind, frequency): (LoanKind, PaymentFrequency)
    let start: CalendarDate?
    let extra: (each: Money, yearly: Money, yearlyPayment: Int, once: Money, oncePayment: Int?)
    (
      amount, currency, downPayment, rate, term, kind, frequency, extra.each, extra.yearly,
      extra.yearlyPayment, extra.once, extra.oncePayment, start, lender
    ) = try submission.read(
      in: limits.currency, Self.amount, Self.currency,
      Self.downPayment(in: limits.currency).checked { downPayment in
        guard !downPayment.isZero,
          let amount = try? submission.read(in: limits.currency, Self.amount),
          downPayment >= amount
        else { return nil }
        return "\(limits.currency.downPaymentName) must be less than the amount"
      }, Self.rate, Self.term, Self.kind,
      Self.frequency, Self.extra, Self.extraYearly, Self.extraYearlyMonth(limits.paymentsAYear),
      Self.lumpSum, limits.lumpSum,
      Self.start, Self.lender)
    terms = LoanTerms(
      principal: amount - downPayment, rate: rate, term: term, kind: kind, frequency: frequency,
      start: start ?? today.firstOfNextMonth,
      extras: LoanExtras(
        each: extra.each, yearly: extra.yearly, yearlyPayment: extra.yearlyPayment,
        once: extra.once, oncePayment: extra.oncePayment))
  }

  /// The answers that the limits of other questions depend on, read ahead of them.
  private struct Limits {
    let currency: Currency
    let paymentsAYear: Int
    let lumpSum: LumpSumQuestion

    init(_ submission: Submission, today: CalendarDate) {
      currency = LoanForm.currency(of: submission)
      let frequency = (try? submission.read(in: currency, LoanForm.frequency)) ?? .monthly
      let lumpSum = try? submission.read(in: currency, LoanForm.lumpSum)
      let loan = try? submission.read(in: currency, LoanForm.term, LoanForm.start)
      paymentsAYear = frequency.paymentsAYear
      self.lumpSum = LumpSumQuestion(
        loan.map { PaymentDates(frequency, over: $0.0, from: $0.1 ?? today.firstOfNextMonth) },
        orAtMost: frequency.payments(in: Term(months: LoanTermQuestion.most)),
        isNeeded: lumpSum?.isZero == false)
    }
  }
}

extension LoanForm {
  package static let amount = Field(
    "amount", question: "Loan or price",
    hint: "What you want to borrow, or the price of what you are buying",
    missing: "Enter the loan, or the price of what you are buying", subject: "Loan or price",
    answer: .money)

  package static func downPayment(in currency: Currency) -> Field<Money> {
    Field(
      "down-payment", question: currency.downPaymentName,
      hint: "What you pay yourself at the start, if anything", subject: currency.downPaymentName,
      answer: .moneyOrZero.otherwise { .zero($0) })
  }

  package static let rate = Field(
    "rate", question: "Interest rate", hint: "The yearly rate, as the lender quotes it",
    missing: "Enter the interest rate of the loan", subject: "Interest rate",
    answer: .percentage(upTo: mostRate))

  package static let term = LoanTermQuestion()

  package static let kind = Field(
    "kind", question: "What do the payments cover?", subject: "What the payments cover",
    answer: .choice(otherwise: LoanKind.repayment))

  package static let frequency = Field(
    "frequency", question: "How often do you pay?", subject: "How often you pay",
    answer: .choice(otherwise: PaymentFrequency.monthly))

  package static let extra = Field(
    "extra", question: "Extra with every payment", subject: "Extra with every payment",
    answer: .moneyOrZero.otherwise { .zero($0) })

  package static let extraYearly = Field(
    "extra-yearly", question: "Extra once a year", subject: "Extra once a year",
    answer: .moneyOrZero.otherwise { .zero($0) })

  package static func extraYearlyMonth(_ paymentsAYear: Int) -> Field<Int> {
    Field(
      "extra-yearly-month", question: "With which payment of the year?",
      hint: "A number from 1 to \(paymentsAYear); 12 if you leave it empty",
      subject: "Payment of the year",
      answer: Answer<Int>.whole(1...paymentsAYear).otherwise { _ in 12 })
  }

  package static let lumpSum = Field(
    "lump-sum", question: "One-off extra", subject: "One-off extra",
    answer: .moneyOrZero.otherwise { .zero($0) })

  package static let start = DateQuestion(
    "start", question: "When does the loan start?",
    hint: "The first payment is due one period later. Leave it empty for the first of next month",
    subject: "Start date", range: earliestStart...latestStart)

  package static let lender = Field(
    "lender", question: "Lender’s name", hint: "To be printed on the report",
    subject: "Lender’s name", answer: Answer<String>.text(upTo: 80).optional)

  package static let currency = Field(
    "currency", question: "Currency", subject: "Currency",
    answer: .currency(otherwise: usualCurrency))

  package static let usualCurrency = Currency.gbp

  package static func currency(of submission: Submission) -> Currency {
    (try? submission.read(in: usualCurrency, currency)) ?? usualCurrency
  }

  /// The names of fields; a query with one of them is a submitted form.
  package static let names =
    [
      amount.name, currency.name, "down-payment", rate.name, term.years.name, term.months.name,
      kind.name,
      frequency.name,
    ] + optionalNames

  /// The names of what may be left out, in page order.
  package static let optionalNames =
    [
      extra.name, extraYearly.name, "extra-yearly-month", lumpSum.name,
    ] + LumpSumQuestion.names + start.names + [lender.name]

  package static let tooLarge = amount.error(
    "Loan or price must be smaller: the answer is too large to work out")

  private static let mostRate = Percentage(tenThousandths: 999_9900)

  private static let earliestStart = day("1900-01-01")
  private static let latestStart = day("2199-12-31")

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
