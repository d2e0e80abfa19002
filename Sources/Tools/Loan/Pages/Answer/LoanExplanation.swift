import LoanFormulas

/// The explanation of the answer with this loan's figures.
struct LoanExplanation {
  let comparison: LoanComparison

  private var terms: LoanTerms { comparison.terms }

  var html: HTML {
    details(
      "How we worked it out", id: "working",
      """
      <p>Each time, the interest is \(rate) ÷ \(terms.frequency.paymentsAYear) of \
      what is still owed, rounded once to the nearest \(terms.principal.currency.smallestUnit). \
      \(payment)</p>
      \(last)\(extra)\
      <p>We assume \(assumedRate), no fees, and every payment on time.</p>
      """)
  }

  private var hasLaterRates: Bool { !terms.course.laterRates.isEmpty }
  private var rate: String { hasLaterRates ? "the yearly rate of that time" : terms.rate.formatted }
  private var assumedRate: String {
    hasLaterRates ? "that the rate changes as you typed" : "the same rate throughout"
  }

  private var payment: HTML {
    guard !comparison.plain.changesPayment else {
      return """
        When the rate changes, we work the payment out again for what is left and the time left. We do \
        the same after payments of interest alone.
        """
    }
    if comparison.plain.payments.count > 1, terms.kind == .repayment, !terms.isPlain {
      return single
    }
    return equal
  }

  /// The rule of one payment that leaves a lump sum, or that was chosen in place of a term.
  private var single: HTML {
    let (payment, balloon) = (comparison.plain.payment.formatted, terms.course.balloon)
    let rest: HTML? =
      balloon.isZero ? nil : " All but \(balloon.formatted) of the loan is paid off by then."
    return """
      You pay \(payment) \(terms.scheduledPayments) times, the last time with whatever is left.\(rest)
      """
  }

  private var equal: HTML {
    switch terms.kind {
    case .repayment where terms.scheduledPayments == 1:
      """
      One payment of \(comparison.schedule.payment.formatted) pays that interest and pays off the \
      loan of \(terms.principal.formatted).
      """
    case .repayment:
      """
      \(terms.scheduledPayments) equal payments of \(comparison.schedule.payment.formatted) pay \
      that interest and pay off the loan of \(terms.principal.formatted).
      """
    case .interestOnly where terms.scheduledPayments == 1:
      """
      One payment of \(comparison.schedule.lastPayment.formatted) pays that interest and pays back \
      the loan of \(terms.principal.formatted).
      """
    case .interestOnly:
      "You pay that interest and nothing else, and the loan of \(terms.principal.formatted) at the end."
    }
  }

  /// The note on the last payment, which differs by rounding or because of extras.
  private var last: HTML? {
    let last = comparison.schedule.lastPayment
    guard last != comparison.schedule.payment else { return nil }
    return "<p>The last payment is whatever is left: here it is \(last.formatted).</p>\n"
  }

  private var extra: HTML? {
    guard terms.scheduledPayments > 1 else { return nil }
    let effect: HTML =
      switch terms.kind {
      case .repayment where comparison.plain.changesPayment:
        "When we work the payment out again, it is for less."
      case .repayment: "The payment stays the same, so the loan is paid off sooner."
      case .interestOnly: "The payments after it are interest on less, so they fall."
      }
    return """
      <p>Anything extra comes straight off what you owe, after the payment. \(effect)</p>

      """
  }
}
