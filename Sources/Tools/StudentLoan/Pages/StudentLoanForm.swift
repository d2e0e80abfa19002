package import StudentLoanFormulas

/// The form of the student loan calculator.
package struct StudentLoanForm: CalculatorForm {
  package let values: FormValues
  /// The loan as its answers describe it.
  package let terms: StudentLoanTerms

  package init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
    do throws(MoneyOverflow) {
      terms = try Self.terms(values)
      _ = try terms.absoluteMinimum
    } catch {
      throw InvalidForm(errors: [Self.tooLarge])
    }
  }

  package var apr: Percentage { values[Self.apr] }
  package var payment: Money? { values[Self.payment] }
  package var compounded: Bool { values[Self.compounded] }
  package var baseline: StudentLoanBaseline { values[Self.baseline] }
  package var previous: Money? { values[Self.previous] }

  package static let questions: [any Question] =
    [principal] + rangeQuestions + [apr, payment, compounded, proportion, baseline]
    + [currency, previous]

  /// The range in which the principal is stepped.
  package static let rangeQuestions: [any Question] = [least, most, increments]

  package static let answerQuestions: [any Question] = [payment]

  package static let control: any Question = payment

  package static let shown = previous.name

  package static let names = questions.names

  /// The range between whose ends the principal is stepped.
  package var range: PrincipalRange {
    PrincipalRange(
      least: values[Self.least], most: values[Self.most], increments: values[Self.increments])
  }

  private static func terms(_ values: FormValues) throws(MoneyOverflow) -> StudentLoanTerms {
    let apr = values[apr]
    return StudentLoanTerms(
      principal: values[principal],
      monthlyRate: values[compounded] ? try .compoundedDaily(apr) : .nominal(apr),
      proportion: values[proportion])
  }

  /// The smallest payment; nil when the answers it depends on are wrong.
  private static func leastPayment(_ reading: inout FormReading) -> Money? {
    let values = try? reading.values(of: [principal, apr, compounded, proportion])
    return values.flatMap { try? terms($0).absoluteMinimum }
  }

  package static let principal = Field(
    "principal", question: "Loan",
    hint: "What you owe when payments start",
    missing: "Enter how much you owe when payments start", subject: "Loan", reader: .money)

  package static let apr = Field(
    "apr", question: "Interest rate (APR)", hint: "The yearly rate of the loan",
    missing: "Enter the interest rate (APR) of the loan", subject: "Interest rate",
    reader: .percentage(upTo: .mostOfLender, decimals: 2))

  package static let proportion = Field(
    "proportion", question: "How much of the interest would you pay?",
    hint: """
      Few lenders allow less than 100, which is all of the interest. The rest is set aside until your last \
      payment
      """,
    subject: "Part of the interest",
    reader: Reader<Percentage>.wholePercentage.otherwise { _ in .hundred })

  package static let payment = Field(
    "payment", question: "Payment each month",
    hint: "Leave this blank for the payment that takes ten years",
    subject: "Payment each month", reader: Reader<Money>.money.optional
  ).checked { payment, reading in
    guard let payment, let least = leastPayment(&reading), payment < least else { return nil }
    return "Payment each month must be \(least.short) or more, so that the loan gets smaller"
  }

  package static let compounded = Field(
    "compounded", question: "How is interest added?",
    subject: "How interest is added", reader: .yesOrNo(otherwise: false))

  package static let baseline = Field(
    "baseline", question: "Compare your payments with",
    subject: "What to compare with", reader: .choice(otherwise: StudentLoanBaseline.tenYear))

  package static let least = Field(
    "least", question: "Smallest loan", subject: "Smallest loan",
    reader: .moneyOrZero.otherwise { .zero($0) })

  package static let most = Field(
    "most", question: "Largest loan", subject: "Largest loan",
    reader: .money.otherwise { .whole(100_000, $0) }
  ).checked { most, reading in
    guard let least = reading[least], most <= least else { return nil }
    return "Largest loan must be more than the smallest one"
  }

  package static let increments = Field(
    "increments", question: "Steps between them", subject: "Steps between them",
    reader: Reader<Int>.whole(1...100_000).otherwise { _ in 100 })

  /// Student loans of this kind are American.
  package static let ownCurrency: Currency? = .usd

  package static let currency = Field.currency(
    otherwise: usualCurrency, inWords: usualCurrency.code)

  package static let previous = Field(
    "previous", question: "Payment before", subject: "Payment before",
    reader: Reader<Money>.money.optional)

  package static let tooLarge = principal.error(
    "Loan must be smaller: the answer is too large to work out")
}
