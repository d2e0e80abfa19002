/// The columns of a statement by their names in its header; nil where none fits.
struct StatementColumns: Equatable {
  var date: Int?
  var text: Int?
  var amount: Int?
  var out: Int?
  var received: Int?
  var currency: Int?
  /// A column of codes that may be of the amounts or of something else.
  var doubtfulCurrency: Int?
  /// The column whose words say whether money was spent or received.
  var direction: Int?
  /// A fee, which adds to what was spent.
  var fee: Int?
  /// Further columns with words, for rows that have none in the first, the preferred one first.
  private(set) var otherTexts: [Int] = []
  /// The column that says if a line is booked, pending or reverted.
  var state: Int?

  init(_ header: [String]) {
    let names = header.map { $0.trimmed.lowercased() }
    let places = Array(names.indices)
    date = places.filter { Self.isDate(names[$0]) }.min {
      Self.rank(names[$0]) < Self.rank(names[$1])
    }
    let texts = Self.texts(in: names)
    (text, otherTexts) = (texts.first, Array(texts.dropFirst()))
    out = Self.only(Self.outs, in: names)
    received = Self.only(Self.ins, in: names)
    if out == nil || received == nil || out == received {
      (out, received) = (nil, nil)
      amount = Self.only(["amount", "value", "betrag", "bedrag"], in: names)
    }
    direction = out == nil ? places.first { Self.isDirection(names[$0]) } : nil
    fee = places.first { ["fee", "fees"].contains(names[$0]) }
    state = places.first { Self.states.contains(names[$0]) }
    leaveOutFee(of: names)
  }

  /// True if there is a column for the date and one for the amount, as in a header.
  var areHeader: Bool { date != nil && (amount != nil || out != nil) }

  /// Those that have amounts.
  var withAmounts: [Int] { [amount, out, received, fee].compactMap(\.self) }

  /// Uses the columns that were chosen in the form; one column for amounts replaces two.
  mutating func choose(_ form: StatementForm, in header: [String]) {
    func chosen(_ column: Field<Int?>) -> Int? { form.values[column].map { $0 - 1 } }
    date = chosen(StatementForm.date) ?? date
    text = chosen(StatementForm.text) ?? text
    direction = chosen(StatementForm.direction) ?? direction
    if let amount = chosen(StatementForm.amount) {
      (self.amount, out, received) = (amount, nil, nil)
      leaveOutFee(of: header.map { $0.trimmed.lowercased() })
    }
    if let out = chosen(StatementForm.out), let received = chosen(StatementForm.received) {
      (amount, self.out, self.received) = (nil, out, received)
    }
  }

  /// A net amount has its fee taken off already.
  private mutating func leaveOutFee(of names: [String]) {
    if let amount, amount < names.count, Self.nets.contains(names[amount]) { fee = nil }
  }

  // MARK: Cells

  /// Finds the columns that only their cells tell: states, and words for a direction.
  mutating func look(into file: StatementFile) {
    state = state ?? file.header.indices.first { $0 != text && file.hasStates(in: $0) }
    guard direction == nil, out == nil, let amount,
      let words = file.header.indices.first(where: { file.hasDirections(in: $0) }),
      // Where signs tell spent from received, words are not needed.
      !file.rows.contains(where: { WrittenAmount($0.text(in: amount))?.isNegative == true })
    else { return }
    direction = words
  }

  // MARK: Names

  private static let outs = [
    "paid out", "money out", "debit", "débit", "withdrawal", "belastung", "lastschrift",
  ]
  private static let ins = [
    "paid in", "money in", "credit", "crédit", "deposit", "gutschrift",
  ]
  private static let nets: Set = ["net", "net amount", "amount net", "netto"]

  private static func isDate(_ name: String) -> Bool {
    name.holdsAny(of: ["date", "datum", "buchungstag"]) && !name.contains("update")
  }

  /// Names of dates, the preferred first: the exact name, the day of booking, that of the payment,
  /// others, the days on which it was valued, posted or completed, and last those of the statement.
  static func rank(_ name: String) -> Int {
    if ["date", "datum"].contains(name) { return 0 }
    let words = [
      [
        "statement", "initial", "final", "due", "release", "ship", "period",
      ],
      ["value", "valuta", "post", "complet"], ["book", "buchung"], ["transaction", "operation"],
    ]
    let ranks = [5, 4, 1, 2]
    return zip(words, ranks).first { words, _ in name.holdsAny(of: words) }?.1 ?? 3
  }

  private static let texts = [
    ["name", "payee", "merchant", "counterparty", "counter party", "partner name"],
    ["description"], ["details", "narrative"], ["memo", "notes"],
  ]

  /// Parts of names for what every line says alike: the account, the bank and the holder of a card.
  private static let noTexts = [
    "account", "konto", "rekening", "holder", "bank name", "bankname", "card name", "own name",
    "category",
  ]

  /// Columns of texts, the preferred first: a payee, a description, a memo; exact names before others.
  private static func texts(in names: [String]) -> [Int] {
    let exact = texts.flatMap { words in names.indices.filter { words.contains(names[$0]) } }
    let near = texts.flatMap { words in
      names.indices.filter { place in
        let name = names[place]
        return name.holdsAny(of: words) && !isDate(name) && !name.holdsAny(of: noTexts)
      }
    }
    var seen: Set<Int> = []
    return (exact + near).filter { seen.insert($0).inserted }
  }

  private static func isDirection(_ name: String) -> Bool {
    name.contains("debit") && name.contains("credit") || strongDirections.contains(name)
      || ["type", "transaction type"].contains(name)
  }

  /// Names that always mean a column of directions.
  static func isCertainDirection(_ name: String) -> Bool {
    let name = name.trimmed.lowercased()
    return isDirection(name) && !name.contains("type")
  }

  private static let states: Set = [
    "state", "status", "transaction status", "booking status", "payment status", "buchungsstatus",
    "umsatzstatus", "statut", "état", "estado", "stato", "situação", "tila", "stan",
  ]

  private static let strongDirections = [
    "direction", "dr/cr", "cr/dr", "d/c", "af bij", "af/bij", "in/out", "s/h", "soll/haben",
  ]

  private static func isNoAmount(_ name: String) -> Bool {
    isDate(name) || name.holdsAny(of: noAmounts)
  }

  /// Parts of names for what is no amount of a payment, such as the number of an account.
  private static let noAmounts = [
    "fee", "balance", "currency", "account", "konto", "rekening", "iban", "number", "nummer",
    "numéro",
  ]

  /// The column of amounts with this name, or the only one whose name contains one of these words.
  private static func only(_ words: [String], in names: [String]) -> Int? {
    let places = names.indices.filter { !isNoAmount(names[$0]) }
    let exact = places.filter { words.contains(names[$0]) }
    guard exact.isEmpty else { return exact.count == 1 ? exact[0] : nil }
    let near = places.filter { names[$0].holdsAny(of: words) }
    return near.count == 1 ? near[0] : nil
  }
}
