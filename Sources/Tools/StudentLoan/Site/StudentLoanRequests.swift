import StudentLoanFormulas
import Formats
import Hosting
import Components
import Finance
import Forms
import Web

/// The requests of the student loan calculator.
enum StudentLoanRequests {
  private static let calculator = Calculator<StudentLoanAnswer> {
    StudentLoanForm.reading($1.asked($0, own: StudentLoanForm.usualCurrency))
  }

  static func page(_ request: Request, _ site: Site) -> Response {
    page(request, site, blank: { StudentLoanPage.blank($0) }) {
      reading, answer, mistakes throws(MoneyOverflow) in
      try StudentLoanPage.answered(reading, answer, on: site, mistakes: mistakes)
    }
  }

  static func mathematics(_ request: Request, _ site: Site) -> Response {
    page(request, site, blank: { _ in StudentLoanMathematics.blank }) { reading, answer, _ in
      StudentLoanMathematics.answered(reading.submission, answer)
    }
  }

  /// The loan, month by month.
  static func schedule(_ request: Request, _ site: Site) -> Response {
    page(request, site, blank: { StudentLoanPage.blank($0) }) { reading, answer, _ in
      StudentLoanSchedule(reading.submission, answer).page
    }
  }

  private static func page(
    _ request: Request, _ site: Site, blank: (FormReading) -> Page,
    answered: (FormReading, StudentLoanAnswer, FormState?) throws(MoneyOverflow) -> Page
  ) -> Response {
    calculator.page(
      request, site, blank: blank, wrong: { StudentLoanPage.wrong($0, errors: $1.errors) },
      answered: answered)
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { .json(StudentLoanJSON.shape.bytes(of: $1)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { _, answer in
      .download(
        StudentLoanJSON.csv(answer.comparison.repayment), as: name(of: answer),
        contentType: "text/csv; charset=utf-8")
    }
  }

  /// The name of a file that tells this loan and its payment from others.
  private static func name(of answer: StudentLoanAnswer) -> FileName {
    let repayment = answer.comparison.repayment
    return FileName(
      "student loan \(repayment.terms.principal.short) at \(answer.form.apr.formatted) "
        + "\(repayment.payment.short) a month", type: "csv")
  }
}
