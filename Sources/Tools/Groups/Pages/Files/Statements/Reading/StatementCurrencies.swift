// The column that says the currency of amounts.

extension StatementColumns {
  /// Finds the column of currencies for the amounts that are read, once their column is known.
  ///
  /// An answer counts first, and the code in the name of the amounts: “Amount (EUR)”. Amounts in an
  /// original currency have a column of their own, with the same word in its name. A name that only
  /// contains that of a currency must have a code in every row. So must any other column, which is
  /// doubtful: its words may be codes by chance.
  mutating func findCurrency(in file: StatementFile, _ form: StatementForm) {
    currency = form.columnCurrency.map { $0 - 1 }
    let amounts = amount ?? out
    let isSaid = form.currency != nil || file.currency(inNameOf: amounts) != nil
    guard currency == nil, file.currency != nil || !isSaid else { return }
    let names = file.header.map { $0.trimmed.lowercased() }
    let word = amounts.flatMap { $0 < names.count ? Self.otherMoney(in: names[$0]) : nil }
    let near = names.indices.filter {
      names[$0].holdsAny(of: Self.near) && Self.otherMoney(in: names[$0]) == word
    }
    let paired = word == nil ? nil : near.first { file.hasCode(in: $0) }
    let exact = names.indices.first {
      Self.exact.contains(names[$0]) && !file.cells($0).allSatisfy(StatementDates.isDate)
    }
    currency = paired ?? exact ?? near.first { file.hasCodes(in: $0, datedIn: date) }
    guard currency == nil else { return }
    doubtfulCurrency = names.indices.first { file.hasCodes(in: $0, datedIn: date) }
  }

  private static let exact: Set = [
    "currency", "currency code", "ccy", "währung", "waehrung", "buchungswährung", "munt",
    "valutacode", "valuta", "devise", "devizanem",
  ]

  /// Parts of names that mean a currency, in the languages of banks.
  private static let near = [
    "curr", "ccy", "währung", "waehrung", "wahrung", "munt", "valut", "devis", "deviz", "divisa",
    "moneda", "moeda", "monnaie", "waluta", "mena", "měna", "pénznem", "döviz", "para birimi",
    "валюта", "νόμισμα",
  ]

  /// Parts of names for money other than what was booked: the original amount of a card, a fee.
  private static let others = [
    ["orig", "oryg", "ursprung", "oprind", "opprinn"],
    [
      "foreign", "fremd", "vreemd", "fremmed", "utländsk", "étrang", "extranj", "estrang", "estera",
    ],
    ["transaction", "transaktion"], ["local"], ["instructed"], ["source"], ["target"],
    ["fee", "gebühr"], ["balance", "saldo"],
  ]

  /// The place of the words in `others` of which a name contains one; nil if it contains none.
  private static func otherMoney(in name: String) -> Int? {
    others.firstIndex { name.holdsAny(of: $0) }
  }
}

extension StatementFile {
  /// True if a row has the code of a currency in this column.
  fileprivate func hasCode(in column: Int) -> Bool {
    rows.contains { Self.isCode($0.text(in: column)) }
  }

  /// True if every row with a date has the code of a currency in this column, and there is one; every
  /// row where the column of dates is not known.
  fileprivate func hasCodes(in column: Int, datedIn date: Int?) -> Bool {
    var hasCode = false
    for row in rows {
      if Self.isCode(row.text(in: column)) {
        hasCode = true
      } else if date == nil || StatementDates.isDate(row.text(in: date)) {
        return false
      }
    }
    return hasCode
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text == text.uppercased() && Currency(code: text) != nil
  }

  /// The currency whose code stands in the name of a column: “Betrag (EUR)”.
  func currency(inNameOf column: Int?) -> Currency? {
    guard let column, column < header.count else { return nil }
    let words = header[column].split { !$0.isLetter }.filter {
      $0.count == 3 && $0.allSatisfy(\.isUppercase)
    }
    return words.lazy.compactMap { Currency(code: String($0)) }.first
  }
}
