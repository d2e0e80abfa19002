import Components
import Finance
import Forms
import Web

/// The requests of the student loan calculator.
enum StudentLoan {
  static func page(_ request: Request, _ site: Site) -> Response {
    page(request, site, blank: StudentLoanPage.blank, answered: StudentLoanPage.answered)
  }

  static func mathematics(_ request: Request, _ site: Site) -> Response {
    page(
      request, site, blank: { _ in StudentLoanMathematics.blank },
      answered: StudentLoanMathematics.answered)
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    do throws(InvalidForm) {
      return .json(StudentLoanAnswer.json(try comparison(request.query)))
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    do throws(InvalidForm) {
      return .download(
        StudentLoanAnswer.csv(try comparison(request.query).repayment), as: "student-loan.csv",
        contentType: "text/csv; charset=utf-8")
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  private static func page(
    _ request: Request, _ site: Site, blank: (Submission) -> Page,
    answered: (Submission, StudentLoanComparison) -> Page
  ) -> Response {
    let asked = site.asked(request)
    guard request.query.holdsAny(of: StudentLoanForm.names) else {
      return site.answer(blank(asked), privacy: .open)
    }
    do throws(InvalidForm) {
      return site.answer(answered(asked, try comparison(asked)))
    } catch {
      return site.answer(StudentLoanPage.wrong(asked, error), status: .unprocessable)
    }
  }

  private static func comparison(
    _ submission: Submission
  ) throws(InvalidForm) -> StudentLoanComparison {
    let form = try StudentLoanForm(submission)
    do throws(MoneyOverflow) {
      return try StudentLoanComparison(form)
    } catch {
      throw InvalidForm(errors: [StudentLoanForm.tooLarge])
    }
  }
}
