import StudentLoanFormulas
import Finance
import Forms
import Hosting

/// The answer to a form: the loan as it was described, and what repaying it comes to.
struct StudentLoanAnswer: CalculatorAnswer {
  let form: StudentLoanForm
  let comparison: StudentLoanComparison

  /// - Throws: ``MoneyOverflow`` when an amount of the answer does not fit in a `Money`.
  init(_ form: StudentLoanForm) throws(MoneyOverflow) {
    self.form = form
    comparison = try StudentLoanComparison(
      of: form.terms, paying: form.payment, against: form.baseline, after: form.previous)
  }
}
