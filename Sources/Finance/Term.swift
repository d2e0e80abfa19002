/// A length of time in months, the same whichever way it runs.
package struct Term: Hashable, Sendable {
  package let months: Int

  package init(months: Int) {
    self.months = months
  }

  /// The term in words: "5 years and 3 months", "2 years", "1 month", "less than a month".
  package var words: String {
    let (years, months) = months.magnitude.quotientAndRemainder(dividingBy: 12)
    switch (years, months) {
    case (0, 0): return "less than a month"
    case (0, _): return Self.count(months, "month")
    case (_, 0): return Self.count(years, "year")
    default: return "\(Self.count(years, "year")) and \(Self.count(months, "month"))"
    }
  }

  private static func count(_ number: UInt, _ unit: String) -> String {
    number == 1 ? "1 \(unit)" : "\(number) \(unit)s"
  }
}
