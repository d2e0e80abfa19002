import GroupsFormulas

// The words for payments and changes.

/// The reason why a change was refused, above the page that shows its form again.
func refusalNote(_ reason: String) -> HTML { "<p class=\"note\" role=\"alert\">\(reason)</p>\n" }

extension GroupPayment {
  /// “1 payment”, “12 payments”; “1 more payment” beside others that are listed.
  static func inWords(_ count: Int, more: Bool = false) -> String {
    "\(count) \(more ? "more " : "")\(count == 1 ? "payment" : "payments")"
  }

  /// The title, or the kind of payment when it has none.
  var heading: String {
    if !title.isEmpty { return title }
    return switch kind {
    case .spending: "Payment"
    case .payback: "Payback"
    case .lent: "Cash lent"
    }
  }
}

extension String {
  /// An amount whose minus sign stays on its line: a word joiner, U+2060, follows it.
  var keepingSign: String { first == "−" ? "−\u{2060}\(dropFirst())" : self }
}

extension GroupLedger {
  /// The name of a member, or "Somebody" if the group does not have them.
  func name(of member: MemberID) -> String {
    self[member: member]?.name ?? "Somebody"
  }

  /// "Dinner, €30, Ana and Ben paid".
  func words(for payment: GroupPayment) -> String {
    let payers = GroupVoice(ledger: self, me: nil).payers(of: payment)
    return "\(payment.heading.isolated), \(payment.told.short), \(payers)"
  }

  /// The amount spent in each currency, without paybacks; empty if all are paybacks.
  func spent(in payments: [GroupPayment]) -> String {
    let sums = Dictionary(
      payments.filter { !$0.isTransfer }.map { ($0.counted.currency, $0.counted) },
      uniquingKeysWith: +)
    return ordered(sums.keys).compactMap { sums[$0]?.formatted.keepingSign }.inWords
  }

  /// "Lisbon (from 23 November 2026)": the name of the group that begins with these balances.
  func nameCarriedOver(on today: CalendarDate) -> String {
    var parts = name.split(separator: " (from ")
    if parts.count > 1, let last = parts.last, last.last == ")",
      last.dropLast().suffix(4).allSatisfy(\.isNumber)
    {
      parts.removeLast()
    }
    let old = parts.joined(separator: " (from ")
    return "\(old.cut(to: 50)) (from \(today.words(in: currency)))"
  }
}
