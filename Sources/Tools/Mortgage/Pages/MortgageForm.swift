import LoanFormulas
package import LoanPages
package import MortgageFormulas

/// The form of the mortgage calculator.
package struct MortgageForm: CalculatorForm {
  package let values: FormValues
  /// The mortgage as its answers describe it.
  package let terms: MortgageTerms
  /// The early repayment charge; nil where none was typed.
  package let charge: EarlyCharge?

  package init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
    let loan = values[Self.amount] - values[Self.deposit]
    let rate = values[Self.rate]
    terms = MortgageTerms(
      principal: values[Self.feeAdded] ? loan + values[Self.fee] : loan, rate: rate,
      term: values[Self.term],
      fix: values[Self.fixMonths].map { [values] months in
        .init(months: months, nextRate: values[Self.nextRate] ?? rate)
      },
      start: values[Self.start], interest: values[Self.interest], savings: values[Self.savings],
      extras: LoanExtras(
        each: values[Self.extra], yearly: values[Self.extraYearly],
        yearlyPayment: values[Self.extraYearlyMonth], once: values[Self.lumpSum],
        oncePayment: values[Self.lumpSumPayment]))
    charge = values[Self.erc].map { [values, terms] percents in
      EarlyCharge(
        percents: percents, allowance: values[Self.allowancePercent],
        base: values[Self.allowanceBase], year: values[Self.allowanceYear],
        balance: values[Self.allowanceBalance] ?? terms.principal, overpaid: values[Self.overpaid],
        monthsBefore: values[Self.dealMonths])
    }
  }

  var amount: Money { values[Self.amount] }
  var deposit: Money { values[Self.deposit] }
  var fee: Money { values[Self.fee] }
  var feeAdded: Bool { values[Self.feeAdded] }
  var effect: MortgageComparison.Effect { values[Self.effect] }

  package static let questions: [any Question] =
    [amount, deposit, rate, term, fixMonths, nextRate] + feeAndDays + overpaying + deal + [currency]

  /// The questions about the fee and how interest is counted.
  static let feeAndDays: [any Question] = [fee, feeAdded, start, interest, savings]

  /// The questions about paying more.
  static let overpaying: [any Question] = [
    extra, extraYearly, extraYearlyMonth, lumpSum, lumpSumPayment, effect,
  ]

  /// The questions about the charge for paying more.
  static let deal: [any Question] = [
    erc, allowancePercent, allowanceBase, allowanceYear, allowanceBalance, overpaid, dealMonths,
  ]

  package static let answerQuestions: [any Question] = [extra]

  package static let control: any Question = extra

  package static let names = questions.names

  package static let amount = Field(
    "amount", question: "How much is the home, or the mortgage?",
    hint: "If you’re paying a deposit, type the price of the home",
    missing: "Enter the price of the home, or the mortgage", subject: "Mortgage", reader: .money)

  package static let deposit = Field(
    "deposit", question: "Deposit", subject: "Deposit", reader: .moneyOrZero.otherwise { .zero($0) }
  ).checked { deposit, reading in
    guard !deposit.isZero, let amount = reading[amount], deposit >= amount else { return nil }
    return "Deposit must be less than the price of the home"
  }

  package static let rate = Field(
    "rate", question: "Interest rate now", hint: "The yearly rate, as the lender quotes it",
    missing: "Enter the interest rate of the mortgage", subject: "Interest rate",
    reader: .percentage(upTo: .mostOfLender))

  package static let term = LoanForm.term

  package static let fixMonths = fixMonths(isNeeded: false).adapted { reading in
    fixMonths(
      isNeeded: [nextRateName, ercName].contains { reading.submission.typed($0) != nil })
  }

  private static func fixMonths(isNeeded: Bool) -> Field<Int?> {
    Field(
      "fix-months", question: "Months until the rate ends",
      hint: "24 for a new 2-year fix. Leave this blank if the rate stays the same",
      missing: "Enter how many months are left until the rate ends",
      subject: "Months until the rate ends",
      reader: Reader<Int>.months(1...MortgageTerms.mostMonths).optional(unless: isNeeded))
  }

  package static let nextRate = Field(
    nextRateName, question: "Rate after that",
    hint: "Lenders call it the standard variable or revert-to rate", subject: "Rate after that",
    reader: Reader<Percentage>.percentage(upTo: .mostOfLender).optional)

  package static let fee = Field(
    "fee", question: "Fee for the deal", subject: "Fee",
    reader: .moneyOrZero.otherwise { .zero($0) })

  package static let feeAdded = Field(
    "fee-added", question: "Is the fee added to the mortgage?", subject: "Fee added",
    reader: .yesOrNo(otherwise: false))

  package static let start = LoanForm.start(
    "When does interest start to count?", firstPayment: "The first payment is a month later")

  package static let interest = Field(
    "interest", question: "How is interest counted?", subject: "How interest is counted",
    reader: .choice(otherwise: MortgageTerms.Interest.monthly))

  package static let savings = Field(
    "savings", question: "Savings in an offset account",
    hint: "You pay no interest on that much of the mortgage", subject: "Savings",
    reader: .moneyOrZero.otherwise { .zero($0) })

  package static let extra = LoanForm.extra

  package static let extraYearly = LoanForm.extraYearly

  package static let extraYearlyMonth = LoanForm.extraYearlyMonth(of: 12)

  package static let lumpSum = LoanForm.lumpSum

  package static let lumpSumPayment = LumpSumQuestion { _ in
    .monthly
  } lasting: {
    $0[term].map { LoanDuration(over: $0, paid: .monthly) }
  }

  package static let effect = Field(
    "effect", question: "What does the extra do?", subject: "What the extra does",
    reader: .choice(otherwise: MortgageComparison.Effect.term))

  package static let erc = Field(
    ercName, question: "Early repayment charge, in percent",
    hint: "One figure, or one for each year of the deal: 5,4,3,2,1",
    subject: "Early repayment charge", reader: Reader<[Percentage]>.charges.optional)

  package static let allowancePercent = Field(
    "allowance-percent", question: "What you may overpay without a charge, a year",
    hint: "Leave this blank for 10%", subject: "What you may overpay without a charge",
    reader: Reader<Percentage>.percentage(upTo: .hundred).otherwise { _ in Percentage(10) })

  package static let allowanceBase = Field(
    "allowance-base", question: "A percentage of what you owe", subject: "What that is a part of",
    reader: .choice(otherwise: EarlyCharge.Base.january))

  package static let allowanceYear = Field(
    "allowance-year", question: "Counted in", subject: "Year of the overpayments",
    reader: .choice(otherwise: EarlyCharge.Year.calendar))

  package static let allowanceBalance = Field(
    "allowance-balance", question: "What you owed then",
    hint: "On 1 January this year, or when the deal began. Leave this blank for the mortgage",
    subject: "What you owed then", reader: Reader<Money>.money.optional)

  package static let overpaid = Field(
    "overpaid", question: "Overpaid already this year", subject: "Overpaid already",
    reader: .moneyOrZero.otherwise { .zero($0) })

  package static let dealMonths = Field(
    "deal-months", question: "Months of the deal that are over", subject: "Months that are over",
    reader: Reader<Int>.whole(0...MortgageTerms.mostMonths, otherwise: 0))

  package static let currency = Field.currency(otherwise: usualCurrency)

  package static let tooLarge = amount.error(
    "Mortgage must be smaller: the answer is too large to work out")

  private static let nextRateName = "next-rate"
  private static let ercName = "erc"
}

extension Reader<[Percentage]> {
  /// One percentage, or one for each year, between commas or spaces.
  fileprivate static let charges = text(
    "must be up to 10 figures from 0 to 100, like 5,4,3,2,1",
    .matching(
      "[0-9]{1,3}([.][0-9]{1,4})?(,[0-9]{1,3}([.][0-9]{1,4})?){0,9}", upTo: 99, example: "5,4,3,2,1"
    ),
    describing: { typed in
      let parts = typed.replacing("%", with: " ").split { $0 == "," || $0.isWhitespace }
      let percents = parts.compactMap { try? Percentage.read(String($0)) }
      let isRight =
        1...10 ~= parts.count && percents.count == parts.count
        && percents.allSatisfy { $0 <= .hundred }
      return isRight ? percents : nil
    })
}

extension MortgageForm {
  /// The fields with a mortgage.
  ///
  /// - Parameters:
  ///   - loan: The amount that is borrowed, without a fee that is added to it.
  ///   - term: The time in which it is paid.
  ///   - rate: The yearly rate.
  ///   - fix: The end of the deal, and the rate after it; nil where the rate holds.
  ///   - fee: The fee of the deal.
  ///   - isFeeAdded: True where it is added to the mortgage.
  ///   - ending: What the names of the fields of a deal end in, where there are several.
  /// - Returns: The names of the fields, and their texts.
  static func texts(
    loan: Money, term: Term, rate: Percentage, fix: MortgageTerms.Fix?, fee: Money,
    isFeeAdded: Bool, ending: String = ""
  ) -> [(String, String)] {
    let (years, rest) = term.months.quotientAndRemainder(dividingBy: 12)
    let fields: [(String, String)?] = [
      (amount.name, loan.plain),
      years > 0 ? (Self.term.years.name, "\(years)") : nil,
      rest > 0 ? (Self.term.months.name, "\(rest)") : nil,
      (Self.rate.name + ending, rate.plain),
      fix.map { (fixMonths.name + ending, "\($0.months)") },
      fix.map { (nextRate.name + ending, $0.nextRate.plain) },
      fee.isPositive ? (Self.fee.name + ending, fee.plain) : nil,
      fee.isPositive && isFeeAdded ? (feeAdded.name + ending, "yes") : nil,
      (currency.name, loan.currency.code),
    ]
    return fields.compactMap(\.self)
  }
}
