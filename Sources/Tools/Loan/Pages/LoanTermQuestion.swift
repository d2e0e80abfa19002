package import Finance
package import Forms
import LoanFormulas

/// The question for the term, in a box for years and one for months; either alone is enough.
package struct LoanTermQuestion: Question {
  package let name = "term"

  package let question = "How long is the loan for?"

  package let years = Field(
    "years", question: "Years", subject: "Years", reader: Reader<Term>.years(upTo: 50).optional)

  package let months = Field(
    "months", question: "Months", subject: "Months", reader: Reader<Int>.months(0...600).optional)

  package var parameters: [FormParameter] { boxes.parameters }

  private var boxes: [any Question] { [years, months] }

  package func value(in reading: inout FormReading) throws(InvalidForm) -> Term {
    let values = try reading.values(of: boxes)
    let (years, months) = (values[years], values[months])
    guard years != nil || months != nil else {
      throw mistake("Enter how many years or months the loan is for")
    }
    let term = (years?.months ?? 0) + (months ?? 0)
    guard term > 0 else { throw mistake("Years and months must come to 1 month or more") }
    guard term <= LoanTerms.mostMonths else {
      throw mistake("Years and months must come to 50 years or less")
    }
    return Term(months: term)
  }

  private func mistake(_ message: String) -> InvalidForm {
    years.invalid(message)
  }
}
