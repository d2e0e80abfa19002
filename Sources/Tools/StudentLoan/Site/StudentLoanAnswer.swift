import Finance
import Forms
import Hosting
import StudentLoanFormulas

/// The answer to a form: the loan as it was described, and what repaying it comes to.
struct StudentLoanAnswer: CalculatorAnswer {
  let form: StudentLoanForm
  let comparison: StudentLoanComparison

  init(_ form: StudentLoanForm) throws(MoneyOverflow) {
    self.form = form
    comparison = try StudentLoanComparison(
      of: form.terms, paying: form.payment, against: form.baseline, after: form.previous)
  }
}

/// The answer with what else could be chosen, which schedule, table and formulas do without.
struct StudentLoanResult: CalculatorAnswer {
  let answer: StudentLoanAnswer
  let choices: StudentLoanChoices

  init(_ form: StudentLoanForm) throws(MoneyOverflow) {
    answer = try StudentLoanAnswer(form)
    choices = try StudentLoanChoices(answer.comparison)
  }
}
