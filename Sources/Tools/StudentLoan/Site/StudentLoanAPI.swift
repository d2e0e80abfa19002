import Hosting
import Formats
import Finance
import Forms

/// What programs can ask of the student loan calculator.
enum StudentLoanAPI {
  static let operations: [OpenAPI.Operation] = [
    .page("/student-loan", "The student loan calculator", parameters: parameters + [.nation]),
    .page("/student-loan/mathematics", "The formulas behind it"),
    .init(
      "/student-loan.json", summary: "How a loan is repaid when part of its interest waits",
      parameters: parameters, answer: answer),
    .init(
      "/student-loan.csv", summary: "The schedule of such a loan, month by month",
      parameters: parameters, mediaType: "text/csv"),
  ]

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
