import Components
import Finance

// The words for payments and changes.

extension GroupPayment {
  /// The title, or the kind of payment when it has none.
  var heading: String {
    if !title.isEmpty { return title }
    return isPayback ? "Payback" : "Payment"
  }
}

extension GroupLedger {
  /// "Dinner, €30, Ana and Ben paid".
  func words(for payment: GroupPayment) -> String {
    "\(payment.heading.isolated), \(payment.amount.short), \(payers(of: payment))"
  }

  /// "Ana paid", "Ben paid Ana back", "Ben owed Ana".
  func payers(of payment: GroupPayment) -> String {
    let names = payment.payers.map { name(of: $0.member).isolated }.inWords
    guard payment.isPayback, let other = payment.sharers.first.map({ name(of: $0).isolated })
    else {
      return "\(names) paid"
    }
    return payment.title == GroupPayment.carriedOver
      ? "\(other) owed \(names)" : "\(names) paid \(other) back"
  }
}
