/// A sign, code or word for a currency, as people write it next to an amount.
struct CurrencyMark {
  /// The mark as written: "$", "USD", "US dollars".
  let text: String

  /// The currencies with this mark: many share a sign, and "₿" belongs to none in the table.
  private let currencies: [Currency]

  /// The mark in the characters of a `TypedText`.
  private let characters: [Unicode.Scalar]

  var length: Int { characters.count }

  /// True for an ISO code, after which a point begins a number.
  var isCode: Bool { currencies.contains { $0.code == text } }

  func belongs(to currency: Currency) -> Bool { currencies.contains(currency) }
}

extension CurrencyMark {
  /// The longest mark that characters begin with.
  init?(beginning characters: ArraySlice<Unicode.Scalar>) {
    guard let first = characters.first else { return nil }
    if let mark = Self.byFirstCharacter[first]?.first(where: { $0.begins(characters) }) {
      self = mark
    } else if first.properties.generalCategory == .currencySymbol {
      self.init(text: String(first), currencies: [], characters: [first])
    } else {
      return nil
    }
  }

  /// True when the mark is a separate word, or comes before the `x` of a multiplication.
  private func begins(_ typed: ArraySlice<Unicode.Scalar>) -> Bool {
    guard typed.starts(with: characters) else { return false }
    guard characters.last?.isLetter == true, let next = typed.dropFirst(length).first else {
      return true
    }
    return !next.isLetter || next == "x"
  }

  /// Every mark by its first character, the longest first.
  private static let byFirstCharacter: [Unicode.Scalar: [CurrencyMark]] = {
    let owners = Currency.all.flatMap { currency in currency.marks.map { ($0, currency) } }
    let marks = Dictionary(grouping: owners) { TypedText($0.0).characters }
      .map { characters, owners in
        CurrencyMark(text: owners[0].0, currencies: owners.map(\.1), characters: characters)
      }
    return Dictionary(grouping: marks) { $0.characters[0] }
      .mapValues { $0.sorted { $0.length > $1.length } }
  }()
}

extension Currency {
  /// All names of the currency: "CAD", "$", "Canadian dollars", "dollars".
  fileprivate var marks: [String] {
    let names = [singularName, name]
    let lastWords = names.compactMap { $0.split(separator: " ").last.map(String.init) }
    return [code] + signs + names + lastWords + (symbol.hasPrefix(code) ? [] : [symbol])
  }
}
