package import Formats
import LoanPages
package import MortgageFormulas

/// The questions about one deal.
package struct DealFields: RepeatedEntry {
  /// The number of the deal, from 1 to 4.
  let number: Int
  let name: Field<String?>
  let rate: Field<Percentage>
  let fixMonths: Field<Int?>
  let nextRate: Field<Percentage?>
  let fee: Field<Money>
  let feeAdded: Field<Bool>
  let cashback: Field<Money>

  init(_ number: Int) {
    self.number = number
    let deal = "deal \(number)"
    name = Field(
      "name-\(number)", question: "Name", subject: "Name of \(deal)",
      described: "The name of \(deal)",
      reader: Reader<String>.text(upTo: 80, example: "High Street Bank").optional)
    rate = Field(
      "rate-\(number)", question: "Interest rate", missing: "Enter the interest rate of \(deal)",
      subject: "Rate of \(deal)", described: "The yearly rate of \(deal)",
      reader: .percentage(upTo: .mostOfLender))
    fixMonths = Field(
      "fix-months-\(number)", question: "Months it’s fixed for", subject: "Months of \(deal)",
      described: "How many months that rate holds",
      reader: Reader<Int>.months(1...MortgageTerms.mostMonths).optional)
    nextRate = DealsForm.nextRate("next-rate-\(number)", of: deal, fixedFor: fixMonths)
    fee = Field(
      "fee-\(number)", question: "Fee", subject: "Fee of \(deal)",
      reader: .moneyOrZero.otherwise { .zero($0) })
    feeAdded = Field(
      "fee-added-\(number)", question: "Is the fee added?", subject: "Fee added of \(deal)",
      reader: .yesOrNo(otherwise: false))
    cashback = Field(
      "cashback-\(number)", question: "Cashback", subject: "Cashback of \(deal)",
      reader: .moneyOrZero.otherwise { .zero($0) })
  }

  package var questions: [any Question] {
    [name, rate, fixMonths, nextRate, fee, feeAdded, cashback]
  }

  /// The first two always, or the first alone where there is a deal now; others when something else than
  /// whether the fee is added was filled in.
  package func isThere(in submission: Submission) -> Bool {
    if number <= (submission.typed(DealsForm.currentRate.name) == nil ? 2 : 1) { return true }
    return questions.names.contains { $0 != feeAdded.name && submission.typed($0) != nil }
  }
}

/// The form that compares deals.
package struct DealsForm: CalculatorForm {
  package let values: FormValues
  package let deals: [MortgageDeal]
  /// The deal there is now; nil where none was typed.
  package let current: MortgageDeals.Current?
  /// The months compared.
  package let over: Int

  package init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
    over = Self.months(&reading) ?? values[Self.term].months
    deals = values[Self.offers].map { deal in
      MortgageDeal(
        number: deal.entry.number, name: deal.name?.isEmpty == true ? nil : deal.name,
        rate: deal.rate,
        fix: deal.fixMonths.map { .init(months: $0, nextRate: deal.nextRate ?? deal.rate) },
        fee: deal.fee, isFeeAdded: deal.feeAdded, cashback: deal.cashback)
    }
    current = values[Self.currentRate].map { [values] rate in
      MortgageDeals.Current(
        rate: rate,
        fix: values[Self.currentMonths].map { months in
          .init(months: months, nextRate: values[Self.currentNextRate] ?? rate)
        },
        charge: values[Self.erc], costs: values[Self.costs])
    }
  }

  package static let questions: [any Question] =
    [amount, term, offers, over] + leaving + [currency]

  /// The questions about the deal there is now.
  static let leaving: [any Question] = [
    currentRate, currentMonths, currentNextRate, erc, costs,
  ]

  /// None: an answer has no box of its own.
  package static let answerQuestions: [any Question] = []
  package static let control: any Question = amount

  package static let names = questions.names

  static let amount = Field(
    "amount", question: "How much do you owe?", hint: "Or what you’re about to borrow",
    missing: "Enter how much you owe", subject: "Mortgage", reader: .money)

  static let term = LoanForm.term

  static let offers = Repeated("deals", of: (1...4).map(DealFields.init))

  package static let over = over(upTo: MortgageTerms.mostMonths).adapted { reading in
    over(upTo: reading[term]?.months ?? MortgageTerms.mostMonths)
  }

  private static func over(upTo most: Int) -> Field<Int?> {
    Field(
      "over", question: "Compare over how many months?",
      hint: "Leave this blank for the longest of the fixes", subject: "Months compared",
      reader: Reader<Int>.months(1...most).optional)
  }

  static let currentRate = currentRate(isNeeded: false).adapted { reading in
    currentRate(
      isNeeded: [currentMonths.name, currentNextRateName, erc.name, costs.name].contains {
        reading.submission.typed($0) != nil
      })
  }

  private static func currentRate(isNeeded: Bool) -> Field<Percentage?> {
    Field(
      "current-rate", question: "Interest rate now",
      missing: "Enter the interest rate of the deal you have now", subject: "Rate now",
      reader: Reader<Percentage>.percentage(upTo: .mostOfLender).optional(unless: isNeeded))
  }

  static let currentMonths = Field(
    "current-months", question: "Months it still holds", subject: "Months it still holds",
    reader: Reader<Int>.months(1...MortgageTerms.mostMonths).optional)

  static let currentNextRate = nextRate(
    currentNextRateName, of: "the deal you have now", fixedFor: currentMonths, at: currentRate)

  static let erc = Field(
    "erc", question: "Charge for leaving it", hint: "In percent of what you owe",
    subject: "Charge for leaving",
    reader: Reader<Percentage>.percentage(upTo: .hundred).otherwise { _ in .zero })

  static let costs = Field(
    "costs", question: "Legal, valuation and exit fees", subject: "Fees for leaving",
    reader: .moneyOrZero.otherwise { .zero($0) })

  package static let currency = Field.currency(otherwise: usualCurrency)

  package static let tooLarge = amount.error(
    "Mortgage must be smaller: the answer is too large to work out")

  private static let currentNextRateName = "current-next-rate"

  /// The rate after a deal, which has to be there where that ends before the months compared.
  ///
  /// Nothing follows a deal whose own rate may be left out, and is.
  fileprivate static func nextRate(
    _ name: String, of deal: String, fixedFor months: Field<Int?>,
    at rate: Field<Percentage?>? = nil
  ) -> Field<Percentage?> {
    @Sendable func field(isNeeded: Bool) -> Field<Percentage?> {
      Field(
        name, question: "Rate after that", missing: "Enter the rate after \(deal)",
        subject: "Rate after \(deal)", described: "The yearly rate after \(deal)",
        reader: Reader<Percentage>.percentage(upTo: .mostOfLender)
          .optional(unless: isNeeded))
    }
    return field(isNeeded: false).adapted { reading in
      guard rate.map({ reading.submission.typed($0.name) != nil }) ?? true,
        let held = reading[months] ?? nil, let over = Self.months(&reading)
      else { return field(isNeeded: false) }
      return field(isNeeded: held < over)
    }
  }

  /// The months compared: as typed, or the longest fix within the term; nil while they are not known.
  private static func months(_ reading: inout FormReading) -> Int? {
    guard let term = reading[term]?.months, let typed = reading[over] else { return nil }
    if let typed { return typed }
    let fixes = offers.entries(in: reading.submission).compactMap { reading[$0.fixMonths] ?? nil }
    return min(fixes.max() ?? term, term)
  }
}

/// The answer to a form: the deals, beside each other.
package struct DealsResult: CalculatorResult {
  package typealias Form = DealsForm

  package let deals: MortgageDeals

  package init(_ form: DealsForm) throws(MoneyOverflow) {
    deals = try MortgageDeals(
      form.deals, for: form.values[DealsForm.amount], term: form.values[DealsForm.term],
      over: form.over, leaving: form.current)
  }

  var currency: Currency { deals.loan.currency }
}
