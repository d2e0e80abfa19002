import Hosting
import LoanFormulas
import Formats
import Forms

/// The routes of the loan calculator with their descriptions.
enum LoanAPI {
  static let page = OpenAPI.Description.page(
    "The loan calculator", parameters: parameters + [.nation])

  static let schedule = OpenAPI.Description.page(
    "Every payment of a loan, with charts", parameters: parameters + [.nation])

  static let json = OpenAPI.Description.json(
    "A loan, payment by payment", parameters: parameters, LoanAnswer.shape)

  static let csv = OpenAPI.Description.file(
    "The schedule of a loan", parameters: parameters, "text/csv")

  static let pdf = OpenAPI.Description.file(
    "The report of a loan, on paper", parameters: parameters, "application/pdf")

  static let parameters: [OpenAPI.Parameter] = [
    .init(LoanForm.amount), .currency,
    .init("down-payment", "Deposit or down payment, as the currency calls it"),
    .init(LoanForm.rate),
    .init(LoanForm.term.years), .init(LoanForm.term.months),
    .init(LoanForm.kind, choices: LoanKind.allCases.map(\.rawValue)),
    .init(LoanForm.frequency, choices: PaymentFrequency.allCases.map(\.rawValue)),
    .init(LoanForm.extra), .init(LoanForm.extraYearly), .init(LoanForm.extraYearlyMonth(52)),
    .init(LoanForm.lumpSum), .init(LumpSumQuestion.number),
    .init(LumpSumQuestion.month.monthBox, "Or the month of the one-off extra, 1 to 12"),
    .init(LumpSumQuestion.month.yearBox, "Or its year"),
    .init("start", "The date of the loan, YYYY-MM-DD"),
    .init("start-day", "Or its day of the month"), .init("start-month", "Or its month"),
    .init("start-year", "Or its year"),
    .init(LoanForm.lender),
  ]
}
