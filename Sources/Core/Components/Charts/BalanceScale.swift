import Finance

/// The scale of a chart of balances: months across, amounts down from the top.
///
/// Heights are counted in some two thousand steps, finer than any screen, so that a page spends no
/// bytes on digits that nobody can see.
struct BalanceScale: Sendable {
  /// The largest amount.
  let top: Money
  /// The length of the time axis in months, at least 1.
  let months: Int
  /// The height of the drawing in its own units.
  let height: Int

  /// The minor units in a step of the height.
  private let unit: Int64

  private static let steps: Int64 = 2_000

  /// A scale for amounts from zero to `top`.
  init(top: Money, months: Int) {
    self.top = top
    self.months = max(months, 1)
    unit = max(top.coordinate / Self.steps, 1)
    height = Int(max(top.coordinate / unit, 1))
  }

  /// The largest amount in words: whole units, unless it is small.
  var topInWords: String {
    top.wholeUnits < 200 ? top.short : top.roundedToWholeUnits.short
  }

  /// The distance of an amount from the top, as a percentage of the picture: "12.74%".
  func down(_ amount: Money) -> String {
    Self.percent(Int128(top.coordinate) - Int128(amount.coordinate), of: Int128(top.coordinate))
  }

  /// The distance of a month from the left, as a percentage of the picture.
  func across(_ month: Int) -> String { Self.percent(Int128(month), of: Int128(months)) }

  /// True when a month is so far left that words to the right of it have room.
  func isLeft(_ month: Int) -> Bool { month * 100 <= months * 60 }

  /// A path through balances month by month, in relative steps: about fifty points over the whole axis.
  func path(_ balances: [Money]) -> String {
    let stride = max(1, (months + 47) / 48)
    let last = balances.count - 1
    var path = ""
    var (month, place) = (0, 0)
    for next in balances.indices where next % stride == 0 || next == last {
      let lower = height - min(max(Int(balances[next].coordinate / unit), 0), height)
      path +=
        next == 0 ? "M0 \(lower)" : "\(month == 0 ? "l" : " ")\(next - month) \(lower - place)"
      (month, place) = (next, lower)
    }
    return path
  }

  private static func percent(_ part: Int128, of whole: Int128) -> String {
    guard whole > 0 else { return "0%" }
    let hundredths = (part * 20_000 / whole + 1) / 2
    let (units, rest) = (hundredths / 100, hundredths % 100)
    return rest == 0 ? "\(units)%" : "\(units).\(rest < 10 ? "0" : "")\(rest)%"
  }
}
