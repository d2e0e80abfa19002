import LoanPages
import MortgageFormulas
package import Web

/// The mortgage calculator, and the comparison of deals below it.
package enum MortgageTool {
  package static let tool = Tool(
    stem: "mortgage", tile: MortgagePage.tile, category: .borrow,
    routes: [
      calculator.pageRoute("The mortgage calculator", also: [MortgagePage.rateToUse]),
      calculator.pageRoute(
        below: "schedule", "Every payment of a mortgage, with its charges", also: [.nation]
      ) { MortgageReport(calculation: $0).page },
      calculator.jsonRoute("A mortgage, payment by payment", MortgageJSON.shape),
      calculator.csvRoute("The schedule of a mortgage") {
        (calculation: Calculation<MortgageResult>) in
        (MortgageJSON.csv(calculation.result.schedule), calculation.result.name)
      },
      calculator.pdfRoute("The report of a mortgage, on paper") {
        (calculation: Calculation<MortgageFullResult>) in
        (MortgagePDF(calculation: calculation).report, calculation.result.result.name)
      },
      deals.pageRoute("Mortgage deals beside each other"),
      deals.jsonRoute("What each of some mortgage deals costs", DealsJSON.shape),
    ],
    samples: MortgageSamples.all,
    embedding: calculator.embedding(
      title: "Mortgage calculator", choice: "Mortgage: what it costs after the fix",
      questions: [
        .init(MortgageForm.amount), .init(MortgageForm.rate), .init(MortgageForm.term.years),
      ]),
    figures: calculator.figures(MortgageJSON.shape))

  private static let calculator = Calculator<MortgagePage>()
  private static let deals = Calculator<DealsPage>()

  package static let address = MortgagePage.address

  /// The blank page with a rate filled in.
  package static func address(beginningWith rate: Percentage) -> Address {
    address.with(query: [(MortgagePage.rateToUse.name, rate.plain)])
  }
}

extension MortgageResult {
  /// The words in the name of a file that tell this mortgage from others.
  fileprivate var name: String {
    "mortgage \(loan.short) at \(terms.rate.formatted) \(terms.term.words)"
  }
}
