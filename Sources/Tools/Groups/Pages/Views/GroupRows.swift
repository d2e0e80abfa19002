import GroupsFormulas

// Fifty people who owe each other in many currencies would make a page that is too large to send, so
// lists end somewhere and say so.

extension GroupLedger {
  /// The most payments that settle everything in one list.
  static let mostTransfers = 200

  /// The first of some currencies, so that a list with a row for everybody in each has 400 rows.
  func listed(_ currencies: [Currency]) -> [Currency] {
    Array(currencies.prefix(max(1, 400 / max(1, shownMembers.count))))
  }

  /// Why balances in some currencies are not listed, and what helps; nil if all are.
  func unlisted(_ currencies: [Currency]) -> String? {
    let count = currencies.count - listed(currencies).count
    guard count > 0 else { return nil }
    let more = count == 1 ? "One more currency is" : "\(count) more currencies are"
    return "\(more) not listed here. With a rate for each, everything is owed in one."
  }
}

extension GroupAddress {
  /// The words below a list of payments that ends before its last; nil if all are there.
  func allTransfers(of count: Int) -> HTML? {
    guard count > GroupLedger.mostTransfers else { return nil }
    return """
      <p>These are the first \(GroupLedger.mostTransfers) of \(count.grouped) payments. \
      <a\(href: self.debtsText)>See all of them as plain text</a></p>

      """
  }
}
