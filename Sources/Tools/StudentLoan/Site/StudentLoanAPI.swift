import Hosting
import Formats
import Finance
import Forms

/// What programs can ask of the student loan calculator.
enum StudentLoanAPI {
  static let page = OpenAPI.Description.page(
    "The student loan calculator", parameters: parameters + [.nation])

  static let mathematics = OpenAPI.Description.page("The formulas behind it")

  static let json = OpenAPI.Description.json(
    "How a loan is repaid when part of its interest waits", parameters: parameters, answer)

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

  private static let answer = OpenAPI.Schema.object([
    ("currency", .text), ("monthlyRate", .number), ("absoluteMinimum", .money),
    ("tenYearMinimum", .money), ("payment", .money), ("count", .count), ("years", .count),
    ("months", .count), ("finalPayment", .money), ("outstandingInterest", .money),
    ("balanceBeforeFinal", .money), ("total", .money),
    ("special", .nullable(.object([("kind", .text), ("amount", .money)]))),
    ("savings", .object([("absolute", .money), ("tenYear", .money)])),
    ("change", .nullable(.object([("direction", .text), ("amount", .money)]))),
    ("increment", .money), ("schedule", .list(month)), ("scheduleTruncated", .truth),
  ])

  private static let month = OpenAPI.Schema.object([
    ("month", .count), ("balance", .money), ("interestOwed", .money), ("interestPaid", .money),
    ("principalPaid", .money), ("payment", .money), ("closing", .money), ("outstanding", .money),
  ])
}
