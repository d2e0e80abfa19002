import Components
import Finance
import Formats
import LoanFormulas

/// The explanation of the answer with this loan's figures.
struct LoanExplanation {
  let comparison: LoanComparison

  private var terms: LoanTerms { comparison.terms }

  var html: HTML {
    details(
      "How we worked it out", id: "working",
      """
      <p>Each time, the interest is \(terms.rate.formatted) ÷ \(terms.frequency.paymentsAYear) of \
      what is still owed, rounded once to the nearest \(terms.principal.currency.smallestUnit). \
      \(payment)</p>
      \(last)\(extra)\
      <p>We assume the same rate throughout, no fees, and every payment on time.</p>
      """)
  }

  private var payment: HTML {
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
      case .repayment: "The payment stays the same, so the loan is paid off sooner."
      case .interestOnly: "The payments after it are interest on less, so they fall."
      }
    return """
      <p>Anything extra comes straight off what you owe, after the payment. \(effect)</p>

      """
  }
}
