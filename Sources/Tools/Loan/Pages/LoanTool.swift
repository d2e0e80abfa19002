import Components
package import Finance
package import Formats
import LoanFormulas
package import Web

/// The loan calculator.
package enum LoanTool {
  package static let tool = Tool(
    stem: "loan", tile: LoanPage.tile, category: .borrow,
    routes: [
      calculator.pageRoute("The loan calculator"),
      calculator.pageRoute(
        below: "schedule", "Every payment of a loan, with charts", also: [.nation]
      ) { LoanReport($0).page },
      calculator.jsonRoute("A loan, payment by payment", LoanJSON.shape),
      calculator.csvRoute("The schedule of a loan") { (calculation: Calculation<LoanResult>) in
        let comparison = calculation.result.comparison
        return (LoanJSON.csv(comparison.schedule), comparison.name)
      },
      calculator.pdfRoute("The report of a loan, on paper") {
        (calculation: Calculation<LoanFullResult>) in
        let (fullResult, address) = (calculation.result, calculation.link.page)
        return (
          LoanPDF(fullResult, at: address, on: calculation.site).report,
          fullResult.result.comparison.name
        )
      },
    ],
    samples: LoanSamples.all,
    embedding: calculator.embedding(
      title: "Loan calculator", choice: "Loan: what it costs each month",
      questions: [
        .init(LoanForm.amount), .init(LoanForm.rate), .init(LoanForm.term.years),
      ]),
    figures: calculator.figures(LoanJSON.shape))

  private static let calculator = Calculator<LoanPage>()

  package static let address = LoanPage.address

  /// The blank page with a rate and a currency filled in.
  package static func address(beginningWith rate: Percentage, in currency: Currency) -> Address {
    address.with(
      query: [(LoanPage.rateToUse, rate.plain), (Site.currencyToUse, currency.code)])
  }
}

extension LoanComparison {
  /// The words in the name of a file that tell this loan from others.
  fileprivate var name: String {
    let extra = isRegularExtraAlone ? " \(terms.extras.each.short) extra" : " with extra"
    return "loan \(terms.principal.short) at \(terms.rate.formatted) \(terms.term.words)"
      + (terms.extras.isNone ? "" : extra)
  }
}
