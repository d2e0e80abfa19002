import Components
package import Hosting
package import Markup
import Web

/// The student loan calculator.
package enum StudentLoanTool {
  package static let address = StudentLoanPage.address

  package static let tool = Tool(
    stem: "student-loan",
    tile: PageLayout.Tool(
      name: "Student loan",
      sentence:
        "See how long your loan takes to pay back, and what a little more each month saves.",
      address: address),
    door: .borrow,
    routes: [
      .get(StudentLoanPath.page, StudentLoanAPI.page, generated: true, StudentLoanRequests.page),
      .get(
        StudentLoanPath.mathematics, StudentLoanAPI.mathematics, generated: true,
        StudentLoanRequests.mathematics),
      .get(StudentLoanPath.schedule, StudentLoanAPI.schedule, StudentLoanRequests.schedule),
      .get(StudentLoanPath.json, StudentLoanAPI.json, StudentLoanRequests.json),
      .get(StudentLoanPath.csv, StudentLoanAPI.csv, StudentLoanRequests.csv),
    ],
    samples: StudentLoanSamples.all,
    embedding: ToolEmbedding(
      title: "Student loan calculator", choice: "Student loan (US)",
      page: StudentLoanRequests.page, parameters: StudentLoanAPI.parameters,
      questions: [.init(StudentLoanForm.principal), .init(StudentLoanForm.apr)],
      ownCurrency: StudentLoanForm.usualCurrency))
}
