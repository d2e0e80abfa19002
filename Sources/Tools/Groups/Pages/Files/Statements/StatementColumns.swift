/// The columns of a statement by their names in its header; nil where none fits.
struct StatementColumns: Equatable {
  var date: Int?
  var text: Int?
  var amount: Int?
  var out: Int?
  var received: Int?
  var currency: Int?
  /// The column whose words say whether money was spent or received.
  var direction: Int?
  /// A fee, which adds to what was spent.
  var fee: Int?
  /// The column that says if a line is booked, pending or reverted.
  var state: Int?

  init(_ header: [String]) {
    let names = header.map { $0.trimmed.lowercased() }
    let places = Array(names.indices)
    date = places.filter { Self.isDate(names[$0]) }.min {
      Self.rank(names[$0]) < Self.rank(names[$1])
    }
    text = Self.text(in: names)
    out = Self.only(["paid out", "money out", "debit", "withdrawal"], in: names)
    received = Self.only(["paid in", "money in", "credit", "deposit"], in: names)
    if out == nil || received == nil || out == received {
      (out, received) = (nil, nil)
      amount = Self.only(
        ["amount", "value", "betrag", "bedrag"], in: names, besides: Self.isNoAmount)
    }
    currency = places.first { Self.currencies.contains(names[$0]) }
    direction = out == nil ? places.first { Self.isDirection(names[$0]) } : nil
    fee = places.first { ["fee", "fees"].contains(names[$0]) }
    state = places.first { ["state", "status", "transaction status"].contains(names[$0]) }
  }

  /// True if there is a column for the date and one for the amount, as in a header.
  var areHeader: Bool { date != nil && (amount != nil || out != nil) }

  /// Those that have amounts.
  var withAmounts: [Int] { [amount, out, received, fee].compactMap(\.self) }

  /// Uses the columns that were chosen in the form; one column for amounts replaces two.
  mutating func choose(_ form: StatementForm) {
    func chosen(_ column: Int?) -> Int? { column.map { $0 - 1 } }
    date = chosen(form.date) ?? date
    text = chosen(form.text) ?? text
    currency = chosen(form.columnCurrency) ?? currency
    direction = chosen(form.direction) ?? direction
    if let amount = chosen(form.amount) { (self.amount, out, received) = (amount, nil, nil) }
    if let out = chosen(form.out), let received = chosen(form.received) {
      (amount, self.out, self.received) = (nil, out, received)
    }
  }

  // MARK: Names

  private static func isDate(_ name: String) -> Bool {
    ["date", "datum", "buchungstag"].contains { name.contains($0) } && !name.contains("update")
  }

  /// Names of dates, the preferred first: the exact name, the day of booking, others, and last the days
  /// on which a payment was valued, posted or completed.
  private static func rank(_ name: String) -> Int {
    if ["date", "datum"].contains(name) { return 0 }
    if ["value", "valuta", "post", "complet"].contains(where: { name.contains($0) }) { return 3 }
    return ["book", "buchung"].contains { name.contains($0) } ? 1 : 2
  }

  private static let texts = [
    ["name", "payee", "merchant", "counterparty", "counter party", "partner name"],
    ["description", "details", "narrative"], ["memo"],
  ]

  /// Names of texts, the preferred first: a payee, a description, a memo; exact names before others.
  private static func text(in names: [String]) -> Int? {
    for words in texts {
      if let place = names.firstIndex(where: { words.contains($0) }) { return place }
    }
    for words in texts {
      let near = names.firstIndex { name in
        words.contains { name.contains($0) } && !name.contains("account")
          && !name.contains("category") && !isDate(name)
      }
      if let near { return near }
    }
    return nil
  }

  private static let currencies = [
    "currency", "currency code", "ccy", "währung", "valuta", "devise",
  ]

  private static func isDirection(_ name: String) -> Bool {
    name.contains("debit") && name.contains("credit") || strongDirections.contains(name)
      || ["type", "transaction type"].contains(name)
  }

  /// Names that always mean a column of directions.
  static func isCertainDirection(_ name: String) -> Bool {
    let name = name.trimmed.lowercased()
    return isDirection(name) && !name.contains("type")
  }

  private static let strongDirections = [
    "direction", "dr/cr", "cr/dr", "d/c", "af bij", "af/bij", "in/out", "s/h", "soll/haben",
  ]

  private static func isNoAmount(_ name: String) -> Bool {
    isDate(name) || ["fee", "balance", "currency"].contains { name.contains($0) }
  }

  /// The column with this name, or the only one whose name contains one of these words.
  private static func only(
    _ words: [String], in names: [String], besides isOther: (String) -> Bool = { _ in false }
  ) -> Int? {
    let places = names.indices.filter { !isOther(names[$0]) }
    let exact = places.filter { words.contains(names[$0]) }
    guard exact.isEmpty else { return exact.count == 1 ? exact[0] : nil }
    let near = places.filter { place in words.contains { names[place].contains($0) } }
    return near.count == 1 ? near[0] : nil
  }
}

/// The words by which banks say that money was spent or received.
enum StatementWords {
  static let spent: Set = ["debit", "dr", "d", "out", "af", "s", "debet", "soll"]
  static let received: Set = ["credit", "cr", "c", "in", "bij", "h", "kredit", "haben"]

  static func isKnown(_ word: String) -> Bool { spent.contains(word) || received.contains(word) }

  private static let pending = ["pending", "in progress", "processing", "authoris", "authoriz"]
  private static let reverted = ["revert", "declin", "fail", "cancel", "reject", "revers"]

  static func isPending(_ text: String) -> Bool { holds(pending, text) }
  static func isReverted(_ text: String) -> Bool { holds(reverted, text) }

  private static let totals = ["total", "balance", "saldo", "summe"]

  /// True for the first words of a line that sums others up.
  static func isTotal(_ text: String) -> Bool { holds(totals, text) }

  private static func holds(_ words: [String], _ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    let text = text.lowercased()
    return words.contains { text.contains($0) }
  }
}
