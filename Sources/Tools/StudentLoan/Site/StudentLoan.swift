import Formats
import Hosting
import Components
import Finance
import Forms
import Web

/// The requests of the student loan calculator.
enum StudentLoan {
  static func page(_ request: Request, _ site: Site) -> Response {
    page(request, site, blank: StudentLoanPage.blank) {
      asked, comparison throws(MoneyOverflow) in
      try StudentLoanPage.answered(asked, comparison, on: site)
    }
  }

  static func mathematics(_ request: Request, _ site: Site) -> Response {
    page(
      request, site, blank: { _ in StudentLoanMathematics.blank },
      answered: { StudentLoanMathematics.answered($0, $1) })
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    file(request) { .json(StudentLoanAnswer.shape.bytes(of: $0)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    file(request) {
      .download(
        StudentLoanAnswer.csv($0.repayment), as: "student-loan.csv",
        contentType: "text/csv; charset=utf-8")
    }
  }

  private static func page(
    _ request: Request, _ site: Site, blank: (Submission) -> Page,
    answered: (Submission, StudentLoanComparison) throws(MoneyOverflow) -> Page
  ) -> Response {
    let asked = site.asked(request, own: StudentLoanForm.usualCurrency)
    guard request.query.holdsAny(of: StudentLoanForm.names) else {
      return site.answer(blank(asked), privacy: .open)
    }
    do throws(InvalidForm) {
      return site.answer(
        try result(asked) { comparison throws(MoneyOverflow) in try answered(asked, comparison) })
    } catch {
      let page = answerKept(asked, error, site) ?? StudentLoanPage.wrong(asked, error)
      return site.answer(page, status: .unprocessable)
    }
  }

  /// The answer in which a wrong payment stands, with the mistake beside it.
  private static func answerKept(
    _ asked: Submission, _ invalid: InvalidForm, _ site: Site
  ) -> Page? {
    let (payment, previous) = (StudentLoanForm.payment.name, StudentLoanForm.previous.name)
    guard let shown = asked.typed(previous), invalid.isOnly(about: [payment]) else { return nil }
    let good = asked.omitting([previous]).replacing(payment, with: shown)
    return try? result(good) { comparison throws(MoneyOverflow) in
      try StudentLoanPage.answered(good, comparison, on: site, mistaken: (asked, invalid))
    }
  }

  private static func file(
    _ request: Request, _ file: (StudentLoanComparison) -> Response
  ) -> Response {
    do throws(InvalidForm) {
      return try result(request.query) { comparison in file(comparison) }
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  private static func result<Result>(
    _ submission: Submission,
    _ result: (StudentLoanComparison) throws(MoneyOverflow) -> Result
  ) throws(InvalidForm) -> Result {
    let form = try StudentLoanForm(submission)
    do throws(MoneyOverflow) {
      return try result(StudentLoanComparison(form))
    } catch {
      throw InvalidForm(errors: [StudentLoanForm.tooLarge])
    }
  }
}
