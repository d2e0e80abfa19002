/// The words by which banks say that money was spent or received.
enum StatementWords {
  static let spent: Set = ["debit", "dr", "d", "out", "af", "s", "debet", "soll"]
  static let received: Set = ["credit", "cr", "c", "k", "in", "bij", "h", "kredit", "haben"]

  static func isKnown(_ word: String) -> Bool { spent.contains(word) || received.contains(word) }

  private static let pending = ["pending", "in progress", "processing", "authoris", "authoriz"]
  private static let reverted = ["revert", "declin", "fail", "cancel", "reject", "revers"]

  static func isPending(_ text: String) -> Bool { holds(pending, text) }
  static func isReverted(_ text: String) -> Bool { holds(reverted, text) }

  private static let totals = ["total", "balance", "saldo", "summe"]

  /// True for the first words of a line that sums others up.
  static func isTotal(_ text: String) -> Bool { holds(totals, text) }

  private static let balances: Set = [
    "opening balance", "closing balance", "starting balance", "ending balance", "final balance",
    "balance brought forward", "balance carried forward", "brought forward", "carried forward",
    "turnover", "total debits", "total credits", "anfangssaldo", "endsaldo", "beginsaldo",
    "eindsaldo",
  ]

  /// True for a line that is a balance or a sum and no payment, though it has a date; a total alone may be
  /// the name of a shop, but not at an end of the file.
  static func isBalance(_ text: String, isAtEnd: Bool) -> Bool {
    let text = text.trimmed.lowercased()
    return balances.contains(text) || isAtEnd && ["total", "totals"].contains(text)
  }

  private static func holds(_ words: [String], _ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    let text = text.lowercased()
    return words.contains { text.contains($0) }
  }
}
