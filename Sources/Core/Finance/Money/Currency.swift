/// An ISO 4217 currency.
///
/// It is stored as one byte, a place in the table of `CurrencyTable.swift`.
package struct Currency: Hashable, Sendable {
  /// The place of the currency in `all`, from 0.
  package let place: UInt8

  /// The currency of an ISO code in capital or small letters, or nil when none circulates.
  package init?(code: some StringProtocol) {
    let code = code.uppercased()
    guard let place = Self.table.firstIndex(where: { $0.code == code }) else { return nil }
    self.place = UInt8(place)
  }

  private init(known code: String) {
    guard let currency = Currency(code: code) else {
      preconditionFailure("\(code) is not in the table of currencies")
    }
    self = currency
  }

  private init(place: Int) {
    self.place = UInt8(place)
  }

  package static let gbp = Currency(known: "GBP")
  package static let usd = Currency(known: "USD")
  package static let eur = Currency(known: "EUR")
  package static let jpy = Currency(known: "JPY")
  package static let bhd = Currency(known: "BHD")

  /// Every currency that circulates, in order of code.
  package static let all = table.indices.map { Currency(place: $0) }
}

extension Currency {
  /// The code of three capital letters: `GBP`.
  package var code: String { row.code }

  /// The number of decimals: 2 for pounds, 0 for yen, 3 for Bahraini dinars.
  package var digits: Int { row.digits }

  /// The number of minor units in one whole unit.
  package var minorUnitsPerUnit: Int64 {
    switch digits {
    case 0: 1
    case 2: 100
    default: 1_000
    }
  }

  /// The symbol before an amount: `£`, `$`, `€`, `¥`, or the code and a no-break space.
  package var symbol: String { row.symbol }

  /// The unit in words, for labels: "pounds", "US dollars", "Swiss francs".
  package var name: String { row.plural }

  /// One unit in words: "pound", "US dollar", "Swiss franc".
  package var singularName: String { row.singular }

  /// The name of the minor unit, if sums can be read out with it: "penny", "pence".
  var coin: (singular: String, plural: String)? { row.coin }

  /// The smallest difference between two amounts, in words: "penny", "yen", "hundredth of one
  /// franc".
  package var smallestUnit: String {
    if let coin { return coin.singular }
    switch digits {
    case 0: return singularName
    case 2: return "hundredth of one \(singularName)"
    default: return "thousandth of one \(singularName)"
    }
  }

  /// Other signs and abbreviations of the currency; some are shared by several currencies.
  var signs: [String] { row.signs }

  private var row: Row { Self.table[Int(place)] }
}

extension Currency: CustomStringConvertible {
  package var description: String { code }
}

extension Currency {
  /// A row of the table of currencies.
  struct Row: Sendable {
    let code: String
    let digits: Int
    let symbol: String
    let singular: String
    let plural: String
    let coin: (singular: String, plural: String)?
    let signs: [String]

    init(
      _ code: String, _ digits: Int, _ singular: String, plural: String? = nil,
      coin: (singular: String, plural: String)? = nil, symbol: String? = nil,
      signs: [String] = []
    ) {
      let symbol = symbol ?? "\(code)\u{A0}"
      self.code = code
      self.digits = digits
      self.symbol = symbol
      self.singular = singular
      self.plural = plural ?? "\(singular)s"
      self.coin = coin
      self.signs = signs
    }
  }
}
