import BudgetFormulas
import Components
import Formats
package import Finance
import Forms
package import Hosting
package import Markup
import SiteReports
import Web

/// The budget: what comes in, what goes out, what is left, and an offer for each debt.
package enum BudgetTool {
  package static let tool = Tool(
    stem: "budget", tile: BudgetPage.tile, category: .payOff,
    routes: [
      calculator.pageRoute("The budget of a household", also: growing),
      calculator.jsonRoute("What is left each month, and an offer for each debt", BudgetJSON.shape),
      calculator.csvRoute("The lines of the budget, by the month") {
        (calculation: Calculation<BudgetResult>) in (calculation.result.csv, "budget")
      },
      calculator.pdfRoute("The budget on paper") { (calculation: Calculation<BudgetResult>) in
        (
          BudgetPDF(calculation.result, at: calculation.link.page, on: calculation.site).report,
          "budget"
        )
      },
    ],
    samples: BudgetSamples.all,
    embedding: calculator.embedding(
      title: "Budget", choice: "Budget: what is left each month",
      questions: [.init(BudgetForm.pay)],
      opening: [(BudgetFormView.add, BudgetFormView.Part.nothing.rawValue)]),
    figures: calculator.figures(BudgetJSON.shape))

  private static let calculator = Calculator<BudgetPage>()

  package static let address = BudgetPage.address

  /// The form with some debts filled in, which asks for the lines.
  ///
  /// No name is in it, so that the address tells nothing of whose debts they are.
  ///
  /// - Parameters:
  ///   - balances: What is owed; those above zero are filled in. Where there are more than the form
  ///     has room for, its last debt is all the others together.
  ///   - arrears: What is paid each month to catch up with priority bills; nil for nothing.
  ///   - currency: The currency of these amounts.
  /// - Returns: The address.
  package static func address(
    owing balances: [Money], arrears: Money? = nil, in currency: Currency
  ) -> Address {
    let owed = balances.filter(\.isPositive)
    let fields = BudgetForm.owed.entries
    let single = owed.count > fields.count ? fields.count - 1 : owed.count
    let others = owed.dropFirst(single)
    let debts = zip(fields, owed.prefix(single)).map { ($0.balance.name, $1.plain) }
    let rest =
      others.isEmpty
      ? []
      : [
        (fields[single].name.name, "\(others.count) other debts"),
        (fields[single].balance.name, Array(others).sum(in: currency).plain),
      ]
    let bill = arrears.flatMap { $0.isPositive ? (BudgetItem.arrears.rawValue, $0.plain) : nil }
    return address.with(
      query: [bill].compactMap(\.self) + debts + rest + [
        (BudgetForm.currency.name, currency.code),
        (BudgetFormView.add, BudgetFormView.Part.nothing.rawValue),
      ])
  }

  /// The field of a form that is still being filled in.
  private static let growing: [OpenAPI.Parameter] = [
    .init(
      BudgetFormView.add, "Shows the form as it is filled in, with one more debt or as it is",
      .choice(BudgetFormView.Part.allCases.map(\.rawValue)))
  ]
}
