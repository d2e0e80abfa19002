import Hosting
import Formats

/// The routes of the loan calculator with their descriptions.
enum LoanAPI {
  static let page = OpenAPI.Description.page(
    "The loan calculator", parameters: parameters + [.nation])

  static let schedule = OpenAPI.Description.page(
    "Every payment of a loan, with charts", parameters: parameters + [.nation])

  static let json = OpenAPI.Description.json(
    "A loan, payment by payment", parameters: parameters, LoanJSON.shape)

  static let csv = OpenAPI.Description.file(
    "The schedule of a loan", parameters: parameters, "text/csv")

  static let pdf = OpenAPI.Description.file(
    "The report of a loan, on paper", parameters: parameters, "application/pdf")

  static let parameters = OpenAPI.Parameter.list(of: LoanForm.questions)
}
