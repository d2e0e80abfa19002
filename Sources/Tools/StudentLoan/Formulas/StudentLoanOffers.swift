extension StudentLoanComparison {
  /// Larger round payments that end the loan sooner: at most three, each sooner than the one before.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func offers() throws(MoneyOverflow) -> [PaymentOffer] {
    let larger = PaymentOffer.roundPayments(above: repayment.payment)
    return try PaymentOffer.sooner(
      than: repayment.count, paying: repayment.payment, among: larger
    ) { payment throws(MoneyOverflow) in
      try StudentLoanRepayment(of: repayment.terms, paying: payment)?.count
    }
  }
}
