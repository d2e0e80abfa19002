import LoanFormulas
import Formats
import Hosting
import Reports
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
    calculator.file(request, site) { .json(LoanJSON.shape.bytes(of: $0)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) {
      .download(
        LoanJSON.csv($0.comparison.schedule), as: "loan.csv", contentType: "text/csv; charset=utf-8"
      )
    }
  }

  static func pdf(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { answer in
      do throws(PDFFailure) {
        return download(
          try LoanPDF(answer, today: site.today).report.file(unless: request.isAbandoned))
      } catch .abandoned {
        return .abandoned
      } catch {
        return .json(
          UnreadableResponse.json("The PDF could not be made"), status: .internalError)
      }
    }
  }

  /// The PDF to save; the journal is told of missing parts.
  static func download(_ file: PDFFile) -> Response {
    var response = Response.download(
      file.bytes, as: "loan.pdf", contentType: "application/pdf")
    response.problem = file.mismatch?.sentence
    return response
  }
}
