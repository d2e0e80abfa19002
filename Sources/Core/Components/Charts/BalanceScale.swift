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

  /// An amount in words: in whole units, unless it is small.
  func words(for amount: Money) -> String {
    amount.wholeUnits < 200 ? amount.short : amount.roundedToWholeUnits.short
  }

  /// The distance of an amount from the top, as a percentage of the picture: "12.74%".
  func down(_ amount: Money) -> String {
    Self.percent(Int128(top.coordinate) - Int128(amount.coordinate), of: Int128(top.coordinate))
  }

  /// The distance of a month from the left, as a percentage of the picture.
  func across(_ month: Int) -> String { Self.percent(Int128(month), of: Int128(months)) }

  /// True when a month is so far left that words to the right of it have room.
  func isLeft(_ month: Int) -> Bool { month * 100 <= months * 60 }

  /// True when an amount is so high that two lines of words below it stay above the axis.
  func isHigh(_ amount: Money) -> Bool {
    Int128(amount.coordinate) * 4 > Int128(top.coordinate)
  }

  /// A path through balances month by month, in relative steps: about fifty points over the whole
  /// axis.
  ///
  /// - Parameters:
  ///   - balances: The balances from the start, one or more.
  ///   - corners: The months that must be among the points, besides the first and the last.
  /// - Returns: The path.
  func path(_ balances: [Money], through corners: [Int] = []) -> String {
    let points = points(of: balances, corners)
    return "M0 \(points[0].down)" + steps(through: points)
  }

  /// The shape between a line of balances and the axes.
  ///
  /// Its other edges are outside the picture, so that its stroke shows along the line alone. A line
  /// that does not come down to zero goes on to the right edge of the picture.
  func shape(_ balances: [Money]) -> String {
    let outside = (left: months / 20 + 1, down: height + height / 10 + 1)
    let top = points(of: balances, [])[0].down
    let end = balances.last?.isZero == true ? "" : "H\(months + outside.left)"
    return path(balances) + "\(end)V\(outside.down)H-\(outside.left)V\(top)z"
  }

  /// The rest of a path: back through balances to the first of them, with the same points.
  func wayBack(_ balances: [Money], through corners: [Int]) -> String {
    let points = Array(points(of: balances, corners).reversed())
    return "L\(points[0].month) \(points[0].down)" + steps(through: points) + "z"
  }

  private typealias Point = (month: Int, down: Int)

  private func points(of balances: [Money], _ corners: [Int]) -> [Point] {
    let stride = max(1, (months + 47) / 48)
    let last = balances.count - 1
    return balances.indices.filter { $0 % stride == 0 || $0 == last || corners.contains($0) }
      .map { ($0, height - min(max(Int(balances[$0].coordinate / unit), 0), height)) }
  }

  private func steps(through points: [Point]) -> String {
    var path = ""
    for (from, to) in zip(points, points.dropFirst()) {
      path += "\(path.isEmpty ? "l" : " ")\(to.month - from.month) \(to.down - from.down)"
    }
    return path
  }

  /// Months that are equally far from each other on the axis to the nearest month, both ends among
  /// them: each month of a short axis, 25 of a long one.
  var places: [Int] {
    let count = min(months, 24)
    return (0...count).map { (2 * $0 * months + count) / (2 * count) }
  }

  private static func percent(_ part: Int128, of whole: Int128) -> String {
    guard whole > 0 else { return "0%" }
    let hundredths = (part * 20_000 / whole + 1) / 2
    let (units, rest) = (hundredths / 100, hundredths % 100)
    return rest == 0 ? "\(units)%" : "\(units).\(rest < 10 ? "0" : "")\(rest)%"
  }
}
