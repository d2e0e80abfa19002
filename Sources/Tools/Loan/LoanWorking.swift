import Components
import Finance
import Markup

/// How the answer was worked out, in words, with this loan's own figures.
struct LoanWorking {
  private let comparison: LoanComparison
  private let terms: LoanTerms

  init(_ comparison: LoanComparison) {
    self.comparison = comparison
    terms = comparison.form.terms
  }

  var html: HTML {
    details(
      "How this is worked out", id: "working",
      """
      <p>Each time, the interest is \(terms.rate.formatted) ÷ \(terms.frequency.paymentsAYear) of \
      what is still owed, rounded once to the nearest \(coin). \(payment)</p>
      <p>The last payment is all that is left, so it differs by a little: here it is \
      \(comparison.schedule.lastPayment.formatted).</p>
      <p>Extra comes after the payment and takes that much more off the loan; it is never more \
      than what is left. The payment stays the same, so the loan is paid off sooner.</p>
      <p>It assumes that the rate stays the same, that there are no fees and that every payment is \
      on time. Ask your lender whether paying extra costs anything. It is a guide, not advice.</p>
      """)
  }

  private var payment: HTML {
    switch terms.kind {
    case .repayment:
      """
      \(terms.scheduledPayments) equal payments of \(comparison.schedule.payment.formatted) pay \
      that interest and clear the loan of \(terms.principal.formatted).
      """
    case .interestOnly:
      "You pay that interest and nothing else, and the loan of \(terms.principal.formatted) at the end."
    }
  }

  private var coin: String {
    switch comparison.form.currency {
    case .gbp: "penny"
    case .usd, .eur: "cent"
    default: "minor unit"
    }
  }
}
