import BudgetFormulas

/// The two questions of a line of the budget.
package struct BudgetLineFields: RepeatedEntry {
  let item: BudgetItem
  let amount: Field<Money>
  let period: Field<BudgetPeriod>

  init(_ item: BudgetItem) {
    self.item = item
    let amount = Field(
      item.rawValue, question: item.words, subject: item.subject,
      reader: .moneyOrZero.otherwise { .zero($0) })
    self.amount = item == .pay ? amount.checked(Self.emptiness) : amount
    period = Field(
      "\(item.rawValue)-period", question: "\(item.words), every",
      subject: "How often for \(item.subject.lowercasedFirst)",
      reader: .choice(otherwise: BudgetPeriod.month))
  }

  package var questions: [any Question] { [amount, period] }

  package func isThere(in submission: Submission) -> Bool { true }

  /// The mistake of a budget without an amount on any line; nil while another line is wrong.
  private static func emptiness(_ pay: Money, _ reading: inout FormReading) -> String? {
    guard pay.isZero else { return nil }
    for line in BudgetForm.lines.entries.dropFirst() {
      guard let amount = reading[line.amount], amount.isZero else { return nil }
    }
    return "Enter what comes in or goes out, on at least one line"
  }
}

/// The questions about a debt, the last of which only links and forms of other tools answer.
package struct BudgetDebtFields: RepeatedEntry {
  /// The most debts.
  static let most = 15

  /// The number of the debt, from 1.
  let number: Int
  let name: Field<String?>
  let balance: Field<Money>
  let terms: Field<BudgetDebtTerms>

  init(_ number: Int) {
    self.number = number
    name = Field(
      "debt-name-\(number)", question: "Who is it owed to?", subject: "Name of debt \(number)",
      described: "The name of debt \(number)",
      reader: Reader<String>.text(upTo: 80, example: "Bank loan").optional)
    balance = Field(
      "debt-balance-\(number)", question: "You owe",
      missing: "Enter how much you owe on debt \(number)", subject: "Debt \(number)",
      described: "The amount owed on debt \(number)", reader: .money)
    terms = Field(
      "debt-terms-\(number)", question: "What the plan knows of it",
      subject: "Terms of debt \(number)",
      described: "Fields of /plan about debt \(number), without their number: kind, rate and so on",
      reader: Reader<BudgetDebtTerms>.text(
        "must be fields of a plan",
        .matching(
          "[a-z-]+=[a-z0-9.-]+( [a-z-]+=[a-z0-9.-]+)*", upTo: 300,
          example: "kind=overdraft apr=39.9"),
        describing: { BudgetDebtTerms($0) }
      ).otherwise { _ in BudgetDebtTerms("") })
  }

  package var questions: [any Question] { [name, balance, terms] }

  /// True when its name or its balance is filled in.
  package func isThere(in submission: Submission) -> Bool {
    [name.name, balance.name].contains { submission.typed($0) != nil }
  }
}
