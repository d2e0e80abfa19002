extension Percentage {
  /// A percentage as `plain` writes it.
  package init?(plain text: String) {
    guard let units = PlainDecimal.read(text, decimals: Self.decimals) else { return nil }
    self.init(tenThousandths: units)
  }

  /// For programs, without zeros at the end: "17.91", "30", "-0.02".
  package var plain: String { PlainDecimal.text(tenThousandths, decimals: Self.decimals) }

  /// For people: "17.91%", "−0.02%" with a true minus sign.
  package var formatted: String {
    tenThousandths < 0 ? "−\(plain.dropFirst())%" : "\(plain)%"
  }

  /// The text of `plain` with exactly 0 to 4 decimals, halves away from zero: "90.0".
  package func plain(decimals: Int) -> String {
    precondition(0...Self.decimals ~= decimals, "A percentage has up to four decimals")
    let dropped = UInt64.powerOfTen(Self.decimals - decimals)
    let units = Rounding.half(Int128(tenThousandths), over: Int128(dropped))
    let text = String(units: UInt64(units.magnitude), decimals: decimals)
    return units < 0 ? "-\(text)" : text
  }

  static let decimals = 4
}

extension Percentage {
  /// Reads a percentage as people type it: "17.9", "17,9 %", "17.9 percent", "APR 17.9%".
  ///
  /// A point is always the decimal mark. A comma before three digits groups thousands, so that the
  /// "1,286%" of a payday loan is not read as 1.286%.
  package static func read(
    _ text: String, decimals: Int = 4
  ) throws(NumberProblem) -> Percentage {
    precondition(0...Self.decimals ~= decimals, "A percentage has up to four decimals")
    let number = try TypedNumber.read(text, decimals: decimals, ignoring: words)
    return Percentage(tenThousandths: Int64(number.units(decimals: Self.decimals)))
  }

  private static let words = [
    "%", "percent", "pct", "percentage", "apr:", "apr", "aer", "ear", "per year", "a year", "p.a.",
    "pa",
  ].map { TypedText($0).characters }
}
