import Finance
import Formats
import LoanFormulas
import Web

/// The answer to a form: the loan as it was described, and what repaying it comes to.
struct LoanResult: CalculatorResult {
  let form: LoanForm
  let comparison: LoanComparison

  init(_ form: LoanForm) throws(MoneyOverflow) {
    self.form = form
    comparison = try LoanComparison(form.terms)
  }
}

/// The answer with what else could be chosen, which schedule and table do without.
struct LoanFullResult: CalculatorResult {
  let result: LoanResult
  let choices: LoanChoices

  init(_ form: LoanForm) throws(MoneyOverflow) {
    result = try LoanResult(form)
    choices = try LoanChoices(result.comparison)
  }
}
