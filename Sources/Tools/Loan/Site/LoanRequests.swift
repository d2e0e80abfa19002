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
  static func page(_ request: Request, _ site: Site) -> Response {
    answer(request, site) { reading, answer throws(MoneyOverflow) in
      try LoanPage.answered(reading, answer, on: site)
    }
  }

  /// The report: the calculation of the page, payment by payment.
  static func report(_ request: Request, _ site: Site) -> Response {
    answer(request, site) { reading, answer in
      LoanReport(reading.submission, answer).page
    }
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    file(request, site) { .json(LoanJSON.shape.bytes(of: $0)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    file(request, site) {
      .download(
        LoanJSON.csv($0.comparison.schedule), as: "loan.csv", contentType: "text/csv; charset=utf-8"
      )
    }
  }

  static func pdf(_ request: Request, _ site: Site) -> Response {
    file(request, site) { answer in
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

  private static func answer(
    _ request: Request, _ site: Site,
    _ page: (FormReading, LoanAnswer) throws(MoneyOverflow) -> Page
  ) -> Response {
    let asked = site.asked(request)
    guard request.query.holdsAny(of: LoanForm.names) else {
      return site.answer(
        LoanPage.blank(asked, today: site.today, rates: site.address(ofTool: "rates")),
        privacy: .open)
    }
    var reading = LoanForm.reading(asked, today: site.today)
    do throws(InvalidForm) {
      return site.answer(try result(&reading, page))
    } catch {
      let page = answerKept(reading, error, site) ?? LoanPage.wrong(reading, error)
      return site.answer(page, status: .unprocessable)
    }
  }

  /// The answer in which a wrong extra stands, with the mistake beside it.
  private static func answerKept(
    _ wrong: FormReading, _ invalid: InvalidForm, _ site: Site
  ) -> Page? {
    let asked = wrong.submission
    guard let shown = asked.typed(Stepper.shown), invalid.isOnly(about: [LoanForm.extra])
    else { return nil }
    let good = asked.omitting([Stepper.shown]).replacing(LoanForm.extra.name, with: shown)
    var reading = wrong.rereading([LoanForm.extra], in: good)
    return try? result(&reading) { reading, answer throws(MoneyOverflow) in
      try LoanPage.answered(
        reading, answer, on: site, mistakes: FormState(wrong, errors: invalid.errors))
    }
  }

  private static func file(
    _ request: Request, _ site: Site, _ file: (LoanAnswer) -> Response
  ) -> Response {
    var reading = LoanForm.reading(site.asked(request), today: site.today)
    do throws(InvalidForm) {
      return try result(&reading) { _, answer in file(answer) }
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  private static func result<Result>(
    _ reading: inout FormReading,
    _ result: (FormReading, LoanAnswer) throws(MoneyOverflow) -> Result
  ) throws(InvalidForm) -> Result {
    let form = try LoanForm(&reading)
    do throws(MoneyOverflow) {
      return try result(reading, LoanAnswer(form))
    } catch {
      throw InvalidForm(errors: [LoanForm.tooLarge])
    }
  }
}
