import StudentLoanFormulas

/// The student loan calculator.
package enum StudentLoanTool {
  package static let address = StudentLoanPage.address

  /// The page for British loans, which are repaid in another way.
  package static let british = StudentLoanPage.path.appending("uk")

  package static let tool = Tool(
    stem: "student-loan", tile: StudentLoanPage.tile, category: .borrow, isInNavigation: false,
    routes: [
      calculator.pageRoute("The student loan calculator"),
      .get(StudentLoanMathematics.path, .page("The formulas behind it"), generated: true) {
        calculator.page($0, $1, blank: StudentLoanMathematics.blank) {
          StudentLoanMathematics.answered($0)
        }
      },
      calculator.pageRoute(
        below: "schedule", "How a loan is repaid, month by month", also: [.nation]
      ) { StudentLoanSchedule(calculation: $0).page },
      calculator.jsonRoute(
        "How a loan is repaid when part of its interest waits", StudentLoanJSON.shape),
      calculator.csvRoute("The schedule of such a loan, month by month") {
        (calculation: Calculation<StudentLoanResult>) in
        (StudentLoanJSON.csv(calculation.result.comparison.repayment), calculation.result.name)
      },
      calculator.pdfRoute("The report of such a loan, on paper") {
        (calculation: Calculation<StudentLoanPicture>) in
        (StudentLoanPDF(calculation: calculation).report, calculation.result.result.name)
      },
    ],
    samples: StudentLoanSamples.all,
    embedding: calculator.embedding(
      title: "Student loan calculator (US)", choice: "Student loan (US)",
      questions: [.init(StudentLoanForm.principal), .init(StudentLoanForm.apr)]))

  private static let calculator = Calculator<StudentLoanPage>()
}

extension StudentLoanResult {
  /// The words in the name of a file that tell this loan and its payment from others.
  fileprivate var name: String {
    "student loan \(form.inShort) \(comparison.repayment.payment.short) a month"
  }
}
