import StudentLoanPages
import StudentLoanUKFormulas
package import Web

/// The British student loan.
package enum StudentLoanUKTool {
  package static let tool = Tool(
    stem: "student-loan/uk", tile: StudentLoanUKPage.tile, category: .borrow,
    isInNavigation: false,
    routes: [
      calculator.pageRoute("The British student loan calculator", isDated: true),
      calculator.jsonRoute(
        "What a British student loan takes from pay, and when it is written off",
        StudentLoanUKJSON.shape),
    ],
    samples: StudentLoanUKSamples.all,
    embedding: calculator.embedding(
      title: "Student loan calculator", choice: "Student loan (UK)",
      questions: [.init(StudentLoanUKForm.income), .init(RepaymentPlansQuestion.single)]),
    figures: calculator.figures(StudentLoanUKJSON.shape))

  private static let calculator = Calculator<StudentLoanUKPage>()
}
