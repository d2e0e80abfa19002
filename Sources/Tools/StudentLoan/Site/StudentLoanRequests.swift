import StudentLoanFormulas
import Formats
import Hosting
import Components
import Finance
import Forms
import Web

/// The requests of the student loan calculator.
enum StudentLoanRequests {
  static func page(_ request: Request, _ site: Site) -> Response {
    page(request, site, blank: { StudentLoanPage.unanswered($0) }) {
      reading, answer throws(MoneyOverflow) in
      try StudentLoanPage.answered(reading, answer, on: site)
    }
  }

  static func mathematics(_ request: Request, _ site: Site) -> Response {
    page(
      request, site, blank: { _ in StudentLoanMathematics.blank },
      answered: { StudentLoanMathematics.answered($0.submission, $1) })
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    file(request) { .json(StudentLoanJSON.shape.bytes(of: $0)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    file(request) {
      .download(
        StudentLoanJSON.csv($0.comparison.repayment), as: "student-loan.csv",
        contentType: "text/csv; charset=utf-8")
    }
  }

  private static func page(
    _ request: Request, _ site: Site, blank: (FormReading) -> Page,
    answered: (FormReading, StudentLoanAnswer) throws(MoneyOverflow) -> Page
  ) -> Response {
    var reading = StudentLoanForm.reading(
      site.asked(request, own: StudentLoanForm.usualCurrency))
    guard request.query.holdsAny(of: StudentLoanForm.names) else {
      return site.answer(blank(reading), privacy: .open)
    }
    do throws(InvalidForm) {
      return site.answer(try result(&reading, answered))
    } catch {
      let page =
        answerKept(reading, error, site)
        ?? StudentLoanPage.unanswered(reading, errors: error.errors)
      return site.answer(page, status: .unprocessable)
    }
  }

  /// The answer in which a wrong payment stands, with the mistake beside it.
  private static func answerKept(
    _ wrong: FormReading, _ invalid: InvalidForm, _ site: Site
  ) -> Page? {
    let (asked, previous) = (wrong.submission, StudentLoanForm.previous)
    guard let shown = asked.typed(previous.name),
      invalid.isOnly(about: [StudentLoanForm.payment])
    else { return nil }
    let good = asked.omitting([previous.name]).replacing(
      StudentLoanForm.payment.name, with: shown)
    var reading = wrong.rereading([StudentLoanForm.payment, previous], in: good)
    return try? result(&reading) { reading, answer throws(MoneyOverflow) in
      try StudentLoanPage.answered(
        reading, answer, on: site, mistakes: FormState(wrong, errors: invalid.errors))
    }
  }

  private static func file(
    _ request: Request, _ file: (StudentLoanAnswer) -> Response
  ) -> Response {
    var reading = StudentLoanForm.reading(request.query)
    do throws(InvalidForm) {
      return try result(&reading) { _, answer in file(answer) }
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  private static func result<Result>(
    _ reading: inout FormReading,
    _ result: (FormReading, StudentLoanAnswer) throws(MoneyOverflow) -> Result
  ) throws(InvalidForm) -> Result {
    let form = try StudentLoanForm(&reading)
    do throws(MoneyOverflow) {
      return try result(reading, StudentLoanAnswer(form))
    } catch {
      throw InvalidForm(errors: [StudentLoanForm.tooLarge])
    }
  }
}
