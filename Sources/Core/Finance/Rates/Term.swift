/// A length of time in whole months.
package struct Term: Hashable, Sendable {
  package let months: Int

  package init(months: Int) {
    self.months = months
  }

  /// Reads a number of years as people type it: "25", "25.5 years".
  ///
  /// Nil when it is not a whole number of months, as 2.1 years.
  ///
  ///     try Term.read(years: "25.5")  // 25 years and 6 months
  package static func read(years text: String) throws(NumberProblem) -> Term? {
    let number = try TypedNumber.read(text, decimals: 4, ignoring: yearWords)
    let (months, rest) = (number.units(decimals: 4) * 12).quotientAndRemainder(dividingBy: 10_000)
    return rest == 0 ? Term(months: Int(months)) : nil
  }

  private static let yearWords = ["years", "year", "yrs", "yr"].map { TypedText($0).characters }

  /// The term in words: "5 years and 3 months", "2 years", "1 month", "less than a month".
  package var words: String { words(joinedBy: " and ") }

  /// The term in fewer words, for charts and chips: "5 years 3 months".
  package var inShort: String { words(joinedBy: " ") }

  private func words(joinedBy joint: String) -> String {
    let (years, months) = months.magnitude.quotientAndRemainder(dividingBy: 12)
    switch (years, months) {
    case (0, 0): return "less than a month"
    case (0, _): return Self.count(months, "month")
    case (_, 0): return Self.count(years, "year")
    default: return "\(Self.count(years, "year"))\(joint)\(Self.count(months, "month"))"
    }
  }

  private static func count(_ number: UInt, _ unit: String) -> String {
    number == 1 ? "1 \(unit)" : "\(Int(number).grouped) \(unit)s"
  }
}

/// The bounds beyond which a debt counts as never cleared.
package enum LongestRepayment {
  /// The most months that a repayment may take: a hundred years.
  package static var months: Int { 1_200 }

  /// The largest balance meanwhile: a million million whole units.
  ///
  /// Throws ``MoneyOverflow`` for a currency in which that does not fit in a `Money`.
  package static func mostOwed(in currency: Currency) throws(MoneyOverflow) -> Money {
    try .units(1_000_000_000_000, currency)
  }
}
