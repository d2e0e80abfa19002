extension Money {
  /// For programs: "1234.50", "-3.00".
  package var plain: String { text { $0.writePlain(into: &$1) } }

  /// For people: "£1,234.50", "−£3.00" with a true minus sign, "¥1,235", "BHD 1.234".
  package var formatted: String { text { $0.write(into: &$1, symbol: true) } }

  /// For people, without decimals when there are none: "£55", "£54.60".
  package var short: String {
    text { $0.write(into: &$1, symbol: true, trailingZeros: .droppedWhenWhole) }
  }

  /// For a box to type in, with the unit outside it: "1,234.50", "-3.00".
  ///
  /// `TypedAmount` reads it as the same amount.
  package var typed: String { text { $0.write(into: &$1, symbol: false) } }

  package func writePlain(into bytes: inout [UInt8]) {
    write(into: &bytes, symbol: false, grouped: false)
  }

  private func write(
    into bytes: inout [UInt8], symbol: Bool, grouped: Bool = true,
    trailingZeros: TrailingZeros = .kept
  ) {
    bytes.append(addingCapacity: 48) { text in
      if isNegative { text.append(packed: symbol ? .minusSign : .hyphen) }
      if symbol { text.append(packed: currency.packedSymbol) }
      text.append(
        units: minorUnits.magnitude, decimals: currency.digits,
        separator: grouped ? UInt8(ascii: ",") : nil, trailingZeros: trailingZeros)
    }
  }

  private func text(_ write: (Money, inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(self, &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Speech

extension Money {
  /// For a voice: "1,234 pounds 50", "1 pound", "50 pence", "minus 3 pounds 5 pence".
  ///
  /// Amounts whose small coin has no name here are read as a number: "1,234.50 Swiss francs".
  package var spoken: String {
    (isNegative ? "minus " : "") + absolute.spokenWithoutSign
  }

  private var spokenWithoutSign: String {
    let (units, rest) = minorUnits.quotientAndRemainder(dividingBy: currency.minorUnitsPerUnit)
    let whole = Money(minorUnits: minorUnits - rest, currency).spokenUnits
    guard rest > 0 else { return whole }
    guard let coin = currency.coin else { return "\(typed) \(currency.name)" }
    let coins = rest == 1 ? "1 \(coin.singular)" : "\(rest) \(coin.plural)"
    if units == 0 { return coins }
    return rest < 10 ? "\(whole) \(coins)" : "\(whole) \(rest)"
  }

  private var spokenUnits: String {
    let isOne = minorUnits == currency.minorUnitsPerUnit
    let count = String(
      units: minorUnits.magnitude, decimals: currency.digits, grouped: true,
      trailingZeros: .droppedWhenWhole)
    return "\(count) \(isOne ? currency.singularName : currency.name)"
  }
}

extension UInt64 {
  fileprivate static let hyphen = UInt64(UInt8(ascii: "-"))

  /// U+2212 in UTF-8.
  static let minusSign: UInt64 = 0x92_88_E2
}
