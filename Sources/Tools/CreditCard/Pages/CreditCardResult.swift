import CreditCardFormulas

/// The answer to a form: the card as it was described, and what paying it off comes to.
struct CreditCardResult: CalculatorResult {
  let form: CreditCardForm
  let comparison: CreditCardComparison

  /// - Throws: ``MoneyOverflow`` when an amount of the answer does not fit in a `Money`.
  init(_ form: CreditCardForm) throws(MoneyOverflow) {
    self.form = form
    comparison = try CreditCardComparison(form.terms)
  }
}
