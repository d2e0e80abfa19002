import LoanFormulas
import Finance
import Forms
import Hosting

/// The answer to a form: the loan as it was described, and what repaying it comes to.
struct LoanAnswer: CalculatorAnswer {
  let form: LoanForm
  let comparison: LoanComparison

  /// - Throws: ``MoneyOverflow`` when an amount of the answer does not fit in a `Money`.
  init(_ form: LoanForm) throws(MoneyOverflow) {
    self.form = form
    comparison = try LoanComparison(form.terms)
  }
}
