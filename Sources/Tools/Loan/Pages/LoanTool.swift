package import Finance
import LoanFormulas

/// The loan calculator.
package enum LoanTool {
  package static let tool = Tool(
    stem: "loan", tile: LoanPage.tile, category: .borrow,
    routes: [
      calculator.pageRoute("The loan calculator", also: [LoanPage.rateToUse, .currencyToUse]),
      calculator.pageRoute(
        below: "schedule", "Every payment of a loan, with charts", also: [.nation]
      ) { LoanReport(calculation: $0).page },
      calculator.jsonRoute("A loan, payment by payment", LoanJSON.shape),
      calculator.csvRoute("The schedule of a loan") { (calculation: Calculation<LoanResult>) in
        (LoanJSON.csv(calculation.result), calculation.form.fileName)
      },
      calculator.pdfRoute("The report of a loan, on paper") {
        (calculation: Calculation<LoanFullResult>) in
        let (address, site) = (calculation.link.page, calculation.site)
        let report =
          switch calculation.result.outcome {
          case .first(let answer): LoanPDF(answer: answer, address: address, site: site).report
          case .second(let never): LoanPDF.report(never, at: address, on: site)
          }
        return (report, calculation.form.fileName)
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
      query: [(LoanPage.rateToUse.name, rate.plain), (Site.currencyToUse, currency.code)])
  }
}

extension LoanForm {
  /// The words in the name of a file that tell this loan from others.
  fileprivate var fileName: String {
    let extra =
      terms.extras.isRegularAlone ? " \(terms.extras.each.short) extra" : " with extra"
    let length = terms.duration.payment.map { "paying \($0.short)" } ?? terms.term.words
    return "loan \(terms.principal.short) at \(terms.rate.formatted) \(length)"
      + (terms.extras.isNone ? "" : extra)
  }
}
