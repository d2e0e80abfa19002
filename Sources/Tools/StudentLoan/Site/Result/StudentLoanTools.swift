import Components
import Markup
import Web

/// The files of a student loan, and what else can be done with its answer.
struct StudentLoanTools {
  private let link: StudentLoanLink

  init(_ link: StudentLoanLink) {
    self.link = link
  }

  var html: HTML {
    AnswerTools(files: [
      ("Save as CSV", link.same(on: StudentLoanPath.csv.address)),
      ("Save as JSON", link.same(on: StudentLoanPath.json.address)),
    ]).html
  }
}
