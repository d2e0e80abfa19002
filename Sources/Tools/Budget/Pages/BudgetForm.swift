package import BudgetFormulas

/// The form of the budget: a line for each kind of income and bill, then the debts.
package struct BudgetForm: CalculatorForm {
  package let values: FormValues
  package let budget: Budget
  /// The debts with their numbers and names, as typed.
  package let debts: [Debt]

  /// A debt as it was typed.
  package struct Debt: Sendable {
    let number: Int
    /// The name that the visitor gave it; nil for none.
    let name: String?
    let balance: Money
    /// What the plan knows of it.
    let terms: BudgetDebtTerms
  }

  package init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
    do throws(MoneyOverflow) {
      var lines: [BudgetLine] = []
      for line in values[Self.lines] {
        lines.append(try BudgetLine(line.entry.item, line.amount, every: line.period))
      }
      budget = Budget(lines, in: reading.currency)
    } catch {
      throw InvalidForm(errors: [Self.tooLarge])
    }
    debts = values[Self.owed].map { debt in
      Debt(
        number: debt.entry.number, name: debt.name?.isEmpty == true ? nil : debt.name,
        balance: debt.balance, terms: debt.terms)
    }
  }

  package static let questions: [any Question] = [lines, owed, currency]

  /// None: an answer has no box of its own.
  package static let answerQuestions: [any Question] = []

  package static let control: any Question = pay

  /// The names of fields; a query with one of them is a submitted form.
  package static let names = questions.names

  /// All but the periods of blank lines, and a month, which is the usual period: so the address of
  /// an answer is no longer than what was typed.
  package static func carried(of submission: Submission) -> [String] {
    let needless = lines.entries.filter { line in
      submission.typed(line.amount.name) == nil
        || submission.typed(line.period.name) == BudgetPeriod.month.rawValue
    }.map(\.period.name)
    return names.filter { !needless.contains($0) }
  }

  package static let lines = Repeated("lines", of: BudgetItem.allCases.map(BudgetLineFields.init))

  package static let owed = Repeated(
    "debts", of: (1...BudgetDebtFields.most).map(BudgetDebtFields.init))

  package static let currency = Field.currency(otherwise: usualCurrency)

  static let pay = lines.entries[0].amount

  package static let tooLarge = pay.error(
    "Your pay must be smaller: the answer is too large to work out")
}
