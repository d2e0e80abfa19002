import Finance
import Forms
import Hosting
import LoanFormulas

/// The answer to a form: the loan as it was described, and what repaying it comes to.
struct LoanAnswer: CalculatorAnswer {
  let form: LoanForm
  let comparison: LoanComparison

  init(_ form: LoanForm) throws(MoneyOverflow) {
    self.form = form
    comparison = try LoanComparison(form.terms)
  }
}

/// The answer with what else could be chosen, which schedule and table do without.
struct LoanResult: CalculatorAnswer {
  let answer: LoanAnswer
  let choices: LoanChoices

  init(_ form: LoanForm) throws(MoneyOverflow) {
    answer = try LoanAnswer(form)
    choices = try LoanChoices(answer.comparison)
  }
}
