import LoanFormulas
import Formats
import Hosting
import Components
import Finance
import Forms
import Web

/// The requests of the loan calculator.
enum LoanRequests {
  private static let calculator = Calculator<LoanAnswer> {
    LoanForm.reading($1.asked($0), today: $1.today)
  }

  static func page(_ request: Request, _ site: Site) -> Response {
    page(request, site) { reading, answer, mistakes throws(MoneyOverflow) in
      try LoanPage.answered(reading, answer, on: site, mistakes: mistakes)
    }
  }

  /// The report: the calculation of the page, payment by payment.
  static func report(_ request: Request, _ site: Site) -> Response {
    page(request, site) { reading, answer, _ in LoanReport(reading.submission, answer).page }
  }

  private static func page(
    _ request: Request, _ site: Site,
    answered: (FormReading, LoanAnswer, FormState?) throws(MoneyOverflow) -> Page
  ) -> Response {
    calculator.page(
      request, site,
      blank: {
        LoanPage.blank($0.submission, today: site.today, rates: site.address(ofTool: "rates"))
      },
      wrong: { LoanPage.wrong($0, $1) }, answered: answered)
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { .json(LoanJSON.shape.bytes(of: $1)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { _, answer in
      .download(
        LoanJSON.csv(answer.comparison.schedule), as: name(of: answer, type: "csv"),
        contentType: "text/csv; charset=utf-8")
    }
  }

  static func pdf(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { reading, answer in
      let address = LoanLink(reading.submission).page
      return .pdf(
        LoanPDF(answer, at: address, on: site).report, as: name(of: answer, type: "pdf"),
        for: request)
    }
  }

  /// The name of a file that tells this loan from others.
  private static func name(of answer: LoanAnswer, type: StaticString) -> FileName {
    let comparison = answer.comparison
    let (terms, each) = (comparison.terms, comparison.terms.extras.each)
    let extra = comparison.isRegularExtraAlone ? " \(each.short) extra" : " with extra"
    return FileName(
      "loan \(terms.principal.short) at \(terms.rate.formatted) \(terms.term.words)"
        + (terms.extras.isNone ? "" : extra), type: type)
  }
}
