import StudentLoanPages
import StudentLoanUKFormulas

/// The page of the British student loan.
enum StudentLoanUKPage: CalculatorPage {
  static let path = StudentLoanTool.british
  static let name = "Student loan"
  static let sentence =
    "See what a UK student loan takes from your pay, and whether you’ll ever pay it off."
  static let title = "Will you pay off your student loan?"
  static let lead: HTML = """
    For UK loans: Plans 1, 2, 4 and 5 and postgraduate loans. Nothing you type is kept. Got a loan from \
    the United States? <a\(href: StudentLoanTool.address)>Student loan (US)</a>
    """

  /// £36,000 a year on Plan 2, with £45,000 owed at 6.2% since April 2021.
  static let example = [
    ("income", "36000"), ("plan", "2"), ("due", "2021"), ("balance", "45000"), ("rate", "6.2"),
    ("tax-year", "2026-27"),
  ]

  static func example(_ result: StudentLoanUKResult) -> (question: String, drawing: HTML) {
    (StudentLoanUKSentences(result: result).asked, StudentLoanUKSheet.figures(result))
  }

  static func form(_ state: FormState, on site: Site) -> HTML {
    StudentLoanUKFormView(state: state).form
  }

  static func asked(_ calculation: Calculation<StudentLoanUKResult>) -> FoldedForm {
    let asked = StudentLoanUKSentences(result: calculation.result).asked
    return FoldedForm("<b>\(asked)</b>", form: StudentLoanUKFormView(state: calculation.state).form)
  }

  static func sheet(_ calculation: Calculation<StudentLoanUKResult>) -> AnswerSheet {
    StudentLoanUKSheet(calculation: calculation).sheet
  }
}
