package import Finance
import LoanFormulas

/// The question for the term, in a box for years and one for months; either alone is enough.
package struct LoanTermQuestion: Question {
  package let name = "term"

  package let question = "How long is the loan for?"

  package let years = Field(
    "years", question: "Years", subject: "Years",
    reader: Reader<Term>.years(upTo: LoanTerms.mostYears).optional)

  package let months = Field(
    "months", question: "Months", subject: "Months",
    reader: Reader<Int>.months(0...LoanTerms.mostMonths).optional)

  package var parameters: [FormParameter] { boxes.parameters }

  private var boxes: [any Question] { [years, months] }

  package func value(in reading: inout FormReading) throws(InvalidForm) -> Term {
    let values = try reading.values(of: boxes)
    guard values[years] != nil || values[months] != nil else {
      throw years.invalid("Enter how many years or months the loan is for")
    }
    let term = (values[years]?.months ?? 0) + (values[months] ?? 0)
    guard term > 0 else { throw years.invalid("Years and months must come to 1 month or more") }
    guard term <= LoanTerms.mostMonths else {
      throw years.invalid("Years and months must come to \(LoanTerms.mostYears) years or less")
    }
    return Term(months: term)
  }

  /// Both boxes beside each other, below a legend.
  package func html(_ legend: String, _ state: FormState) -> HTML {
    """
    <fieldset class="field">
    <legend>\(legend)</legend>
    <div class="row">
    \(state.textInput(years, width: .decimal))
    \(state.textInput(months, width: .number))
    </div>
    </fieldset>
    """
  }
}
