import Hosting
import Formats

/// The routes of the student loan calculator with their descriptions.
enum StudentLoanAPI {
  static let page = OpenAPI.Description.page(
    "The student loan calculator", parameters: parameters + [.nation])

  static let mathematics = OpenAPI.Description.page("The formulas behind it")

  static let schedule = OpenAPI.Description.page(
    "How a loan is repaid, month by month", parameters: parameters + [.nation])

  static let json = OpenAPI.Description.json(
    "How a loan is repaid when part of its interest waits", parameters: parameters,
    StudentLoanJSON.shape)

  static let csv = OpenAPI.Description.file(
    "The schedule of such a loan, month by month", parameters: parameters, "text/csv")

  static let parameters = OpenAPI.Parameter.list(of: StudentLoanForm.questions)
}
