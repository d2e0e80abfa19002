import Forms

/// The columns of a statement by their names in its header; nil where none or several fit.
struct StatementColumns {
  private(set) var date: Int?
  private(set) var text: Int?
  private(set) var amount: Int?
  private(set) var out: Int?
  private(set) var received: Int?

  init(_ header: [String]) {
    let names = header.map { $0.trimmed.lowercased() }
    date = Self.place(of: ["date"], in: names)
    text = Self.place(
      of: ["description", "details", "narrative", "memo", "merchant", "payee", "name"], in: names)
    out = Self.place(of: ["paid out", "money out", "debit", "withdrawal"], in: names)
    received = Self.place(of: ["paid in", "money in", "credit", "deposit"], in: names)
    if out == nil || received == nil || out == received {
      (out, received) = (nil, nil)
      amount = Self.place(of: ["amount", "value"], in: names, besides: date)
    }
  }

  /// Takes columns that somebody has named; an amount of one column takes the place of two.
  mutating func choose(date: Int?, text: Int?, amount: Int?, out: Int?, received: Int?) {
    self.date = date ?? self.date
    self.text = text ?? self.text
    if let amount { (self.amount, self.out, self.received) = (amount, nil, nil) }
    if let out, let received { (self.amount, self.out, self.received) = (nil, out, received) }
  }

  /// The column that is called so, else the one whose name contains one of these.
  private static func place(
    of words: [String], in names: [String], besides other: Int? = nil
  ) -> Int? {
    let places = names.indices.filter { $0 != other }
    let exact = places.filter { words.contains(names[$0]) }
    guard exact.isEmpty else { return exact.count == 1 ? exact[0] : nil }
    let near = places.filter { place in words.contains { names[place].contains($0) } }
    return near.count == 1 ? near[0] : nil
  }
}
