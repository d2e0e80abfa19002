extension Money {
  /// For programs: "1234.50", "-3.00".
  package var plain: String { hyphen + digits(grouped: false) }

  /// For people: "£1,234.50", "−£3.00" with a true minus sign, "¥1,235", "BHD 1.234".
  package var formatted: String { minusSign + currency.symbol + digits() }

  /// For people, without decimals when there are none: "£55", "£54.60".
  package var short: String {
    minusSign + currency.symbol + digits(trailingZeros: .droppedWhenWhole)
  }

  /// For a box to type in, with the unit outside it: "1,234.50", "-3.00".
  ///
  /// `TypedAmount` reads it as the same amount.
  package var typed: String { hyphen + digits() }

  /// The same, without decimals when they are zero: "55", "54.60".
  package var typedInShort: String { hyphen + digits(trailingZeros: .droppedWhenWhole) }

  private var hyphen: String { isNegative ? "-" : "" }

  private var minusSign: String { isNegative ? "−" : "" }

  private func digits(grouped: Bool = true, trailingZeros: TrailingZeros = .kept) -> String {
    String(
      units: minorUnits.magnitude, decimals: currency.digits, grouped: grouped,
      trailingZeros: trailingZeros)
  }
}

// MARK: - Speech

extension Money {
  /// For a voice: "1,234 pounds 50", "1 pound", "50 pence", "minus 3 pounds 5 pence", "2 US dollars
  /// 50 cents".
  ///
  /// Amounts in a currency without a named small coin are read as a number: "1,234.50 Swiss
  /// francs".
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
    let needsCoins = rest < 10 || currency.name.contains(" ")
    return needsCoins ? "\(whole) \(coins)" : "\(whole) \(rest)"
  }

  private var spokenUnits: String {
    let isOne = minorUnits == currency.minorUnitsPerUnit
    let count = digits(trailingZeros: .droppedWhenWhole)
    return "\(count) \(isOne ? currency.singularName : currency.name)"
  }
}
