import Hosting
import Formats
import Finance
import Forms

/// The routes of the student loan calculator with their descriptions.
enum StudentLoanAPI {
  static let page = OpenAPI.Description.page(
    "The student loan calculator", parameters: parameters + [.nation])

  static let mathematics = OpenAPI.Description.page("The formulas behind it")

  static let json = OpenAPI.Description.json(
    "How a loan is repaid when part of its interest waits", parameters: parameters,
    StudentLoanAnswer.shape)

  static let csv = OpenAPI.Description.file(
    "The schedule of such a loan, month by month", parameters: parameters, "text/csv")

  static let parameters: [OpenAPI.Parameter] = [
    .init(StudentLoanForm.principal), .init(StudentLoanForm.apr),
    .init(StudentLoanForm.payment),
    .init(StudentLoanForm.compounded, choices: ["yes", "no"]),
    .init(StudentLoanForm.proportion),
    .init(StudentLoanForm.baseline, choices: StudentLoanBaseline.allCases.map(\.rawValue)),
    .init(StudentLoanForm.least), .init(StudentLoanForm.most),
    .init(StudentLoanForm.increments), .currency(otherwise: StudentLoanForm.usualCurrency.code),
    .init(StudentLoanForm.previous),
  ]
}
