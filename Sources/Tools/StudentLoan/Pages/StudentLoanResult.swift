import StudentLoanFormulas

/// The answer to a form: the loan as it was described, and what repaying it comes to.
struct StudentLoanResult: CalculatorResult {
  let form: StudentLoanForm
  let comparison: StudentLoanComparison

  init(_ form: StudentLoanForm) throws(MoneyOverflow) {
    self.form = form
    comparison = try StudentLoanComparison(
      of: form.terms, paying: form.payment, against: form.baseline, after: form.previous)
  }
}

/// The answer with the months to compare with, as figures and chart show it.
struct StudentLoanPicture: CalculatorResult {
  let result: StudentLoanResult
  /// The loan repaid as its baseline is; nil when there is none to compare with.
  let baseline: StudentLoanRepayment?

  init(_ form: StudentLoanForm) throws(MoneyOverflow) {
    result = try StudentLoanResult(form)
    baseline = try result.comparison.listedBaseline()
  }
}

/// The picture with the payments to offer, which schedule, table and formulas do without.
struct StudentLoanFullResult: CalculatorResult {
  let picture: StudentLoanPicture
  let goals: [StudentLoanGoal]
  /// Larger payments that end the loan sooner.
  let offers: [PaymentOffer]

  var result: StudentLoanResult { picture.result }

  init(_ form: StudentLoanForm) throws(MoneyOverflow) {
    picture = try StudentLoanPicture(form)
    goals = try StudentLoanGoal.list(for: picture.result.comparison)
    offers = try picture.result.comparison.offers()
  }
}
