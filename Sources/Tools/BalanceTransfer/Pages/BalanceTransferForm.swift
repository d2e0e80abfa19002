package import BalanceTransferFormulas

/// The form of the balance transfer calculator.
package struct BalanceTransferForm: CalculatorForm {
  package let values: FormValues
  /// The card and the offer as the answers describe them.
  package let terms: BalanceTransferTerms

  package init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
    do throws(MoneyOverflow) {
      let (apr, basis) = (values[Self.apr], values[Self.basis])
      terms = BalanceTransferTerms(
        balance: values[Self.balance], rate: try CardRate(apr, basis),
        payment: values[Self.payment],
        fee: BalanceTransferFee(percent: values[Self.fee], least: values[Self.leastFee]),
        offerMonths: values[Self.offerMonths],
        offerRate: try CardRate(values[Self.offerAPR], basis),
        rateAfter: try CardRate(values[Self.aprAfter] ?? apr, basis),
        limit: values[Self.limit])
    } catch {
      throw InvalidForm(errors: [Self.tooLarge])
    }
  }

  package var basis: InterestBasis { values[Self.basis] }

  package static let questions: [any Question] =
    [balance, apr, payment, offerMonths, fee] + offerQuestions + [currency, basis]

  /// The questions about the new card that most visitors leave at their defaults.
  package static let offerQuestions: [any Question] = [leastFee, offerAPR, aprAfter, limit]

  package static let answerQuestions: [any Question] = [payment]

  package static let control: any Question = payment

  package static let names = questions.names

  // MARK: The present card

  package static let balance = Field(
    "balance", question: "How much do you owe on it?",
    missing: "Enter how much you owe on the card", subject: "Balance", reader: .money)

  package static let apr = Field(
    "apr", question: "Interest rate (APR)",
    hint: "The yearly rate on your statement, like 21.9%",
    missing: "Enter the interest rate (APR) of the card you have", subject: "Interest rate",
    reader: .percentage(upTo: .mostAPR))

  package static let payment = Field(
    "payment", question: "What could you pay each month?",
    hint: "Not sure? Leave this blank and we’ll use this month’s minimum",
    subject: "Payment each month", reader: Reader<Money>.money.optional)

  // MARK: The new card

  package static let fee = Field(
    "fee", question: "Transfer fee", hint: "Like 2.9%. Leave this blank if there’s none",
    subject: "Transfer fee",
    reader: Reader<Percentage>.percentage(upTo: .hundred)
      .instructing("Enter the transfer fee as a percentage, like 3.49").otherwise { _ in .zero })

  package static let leastFee = Field(
    "fee-least", question: "Minimum fee", hint: "Some cards charge at least a set amount",
    subject: "Minimum fee", reader: .moneyOrZero.otherwise { .zero($0) })

  package static let offerMonths = Field(
    "promo-months", question: "How many months does the offer last?",
    missing: "Enter how many months the offer lasts", subject: "Months of the offer",
    reader: .months(1...120))

  package static let offerAPR = Field(
    "promo-apr", question: "Rate during the offer (APR)", hint: "If it isn’t 0%",
    subject: "Rate during the offer",
    reader: .percentage(upTo: .mostAPR).otherwise { _ in .zero })

  package static let aprAfter = Field(
    "apr-after", question: "Rate after the offer (APR)",
    hint: "Leave this blank to use the rate of the card you have", subject: "Rate after the offer",
    reader: Reader<Percentage>.percentage(upTo: .mostAPR).optional)

  package static let limit = Field(
    "limit", question: "Credit limit of the new card", subject: "Credit limit",
    reader: Reader<Money>.money.optional)

  package static let basis = Field(
    "basis", question: "How is interest charged?", subject: "How interest is charged",
    reader: .choice(otherwise: InterestBasis.effective))

  package static let currency = Field.currency(otherwise: usualCurrency)

  package static let tooLarge = balance.error(
    "Balance must be smaller: the answer is too large to work out")
}
