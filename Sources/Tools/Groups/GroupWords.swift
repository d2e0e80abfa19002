import Finance

// What pages say about payments and changes.

extension GroupPayment {
  /// What it was for, or what it is where nobody said.
  var heading: String {
    if !title.isEmpty { return title }
    return isPayback ? "Payback" : "Payment"
  }
}

extension GroupLedger {
  /// "Dinner, €30, Ana and Ben paid".
  func words(for payment: GroupPayment) -> String {
    "\(payment.heading), \(payment.amount.short), \(payers(of: payment))"
  }

  /// "Ana paid", "Ben paid Ana back", "Ben owed Ana".
  func payers(of payment: GroupPayment) -> String {
    let names = payment.payers.map { name(of: $0.member) }.inWords
    guard payment.isPayback, let other = payment.sharers.first.map({ name(of: $0.member) }) else {
      return "\(names) paid"
    }
    return payment.title == GroupPayment.carriedOver
      ? "\(other) owed \(names)" : "\(names) paid \(other) back"
  }

  /// Whom a payment is for, and what it counts as where that is another amount.
  func sharing(of payment: GroupPayment) -> String {
    let converted = payment.conversion.map { ", counted as \($0.groupAmount.short)" } ?? ""
    guard !payment.isPayback else { return converted }
    let sharers = payment.sharers.map(\.member)
    let isEverybody = Set(activeMembers.map(\.id)).isSubset(of: sharers)
    return "\(converted), for \(isEverybody ? "everybody" : sharers.map(name).inWords)"
  }
}

extension GroupLedger.Difference {
  /// What happened, such as “Dinner was deleted.”, where it was one thing.
  var sentence: String {
    if isEmpty { return "People or settings were changed." }
    let payments = [("added", added), ("changed", changed), ("deleted", deleted)]
      .flatMap { word, payments in payments.map { "\($0.heading) was \(word)." } }
    let others =
      members.map { "\($0) was added." } + (name == nil ? [] : ["The group was renamed."])
    // Whoever comes in later may share the payments so far.
    if payments.count > 1, others.count == 1, added.isEmpty, deleted.isEmpty { return others[0] }
    return payments.count + others.count == 1
      ? (payments + others)[0] : "Several things were changed."
  }
}
