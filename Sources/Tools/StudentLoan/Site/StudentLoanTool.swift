import Components
package import Hosting
package import Markup
import Web

/// The student loan calculator.
package enum StudentLoanTool {
  package static let address = StudentLoanPage.address

  package static let tool = Tool(
    stem: "student-loan",
    tile: Frame.Tool(
      name: "Student loan",
      sentence:
        "See how long your loan takes to pay back, and what a little more each month saves.",
      address: address),
    routes: [
      .get("/student-loan", generated: true, StudentLoan.page),
      .get("/student-loan/mathematics", generated: true, StudentLoan.mathematics),
      .get("/student-loan.json", StudentLoan.json),
      .get("/student-loan.csv", StudentLoan.csv),
    ],
    operations: StudentLoanAPI.operations,
    embedding: ToolEmbedding(
      title: "Student loan calculator", choice: "Student loan (not the British kind)",
      page: StudentLoan.page, parameters: StudentLoanAPI.parameters,
      questions: [.init(StudentLoanForm.principal), .init(StudentLoanForm.apr)],
      ownCurrency: StudentLoanForm.usualCurrency))
}
