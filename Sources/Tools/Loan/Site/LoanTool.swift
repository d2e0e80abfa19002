import Components
package import Finance
package import Markup
package import Hosting
import Web

/// The loan calculator.
package enum LoanTool {
  package static let tool = Tool(
    stem: "loan",
    tile: PageLayout.Tool(
      name: "Loan",
      sentence: "See what a loan or mortgage costs, and what paying a little extra saves.",
      address: LoanPage.address),
    door: .borrow,
    routes: [
      .get(LoanPath.page, LoanAPI.page, generated: true, LoanRequests.page),
      .get(LoanPath.schedule, LoanAPI.schedule, LoanRequests.report),
      .get(LoanPath.json, LoanAPI.json, LoanRequests.json),
      .get(LoanPath.csv, LoanAPI.csv, LoanRequests.csv),
      .get(LoanPath.pdf, LoanAPI.pdf, heavy: true, LoanRequests.pdf),
    ],
    samples: LoanSamples.all,
    embedding: ToolEmbedding(
      title: "Loan calculator", choice: "Loan: what it costs each month",
      page: LoanRequests.page, parameters: LoanAPI.parameters,
      questions: [
        .init(LoanForm.amount), .init(LoanForm.rate), .init(LoanForm.term.years),
      ]))

  package static let address = LoanPage.address

  /// The blank page with a rate and a currency filled in.
  package static func address(beginningWith rate: Percentage, in currency: Currency) -> Address {
    address.with(
      query: [(LoanPage.rateToUse, rate.plain), (Site.currencyToUse, currency.code)])
  }
}
