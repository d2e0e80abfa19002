import Charts
import Finance

extension BalanceScale {
  /// The distance of an amount from the top, as a percentage of the picture: "12.74%".
  func down(_ amount: Money) -> String {
    Self.percent(Int128(top.coordinate) - Int128(amount.coordinate), of: Int128(top.coordinate))
  }

  /// The distance of a month from the left, as a percentage of the picture.
  func across(_ month: Int) -> String { Self.percent(Int128(month), of: Int128(months)) }

  /// A path through balances month by month, in relative steps.
  ///
  /// - Parameters:
  ///   - balances: The balances from the start, one or more.
  ///   - corners: The months that must be among the points, besides the first and the last.
  /// - Returns: The path.
  func path(_ balances: [Money], through corners: [Int] = []) -> String {
    let points = points(of: balances, through: corners)
    return "M0 \(points[0].down)" + steps(through: points)
  }

  /// The shape between a line of balances and the axes.
  ///
  /// Its other edges are outside the picture, so that its stroke shows along the line alone. A line
  /// that does not come down to zero goes on to the right edge of the picture.
  func shape(_ balances: [Money]) -> String {
    let outside = (left: months / 20 + 1, down: height + height / 10 + 1)
    let top = points(of: balances)[0].down
    let end = balances.last?.isZero == true ? "" : "H\(months + outside.left)"
    return path(balances) + "\(end)V\(outside.down)H-\(outside.left)V\(top)z"
  }

  /// The rest of a path: back through balances to the first of them, with the same points.
  func wayBack(_ balances: [Money], through corners: [Int]) -> String {
    let points = Array(points(of: balances, through: corners).reversed())
    return "L\(points[0].month) \(points[0].down)" + steps(through: points) + "z"
  }

  private func steps(through points: [Point]) -> String {
    var path = ""
    for (from, to) in zip(points, points.dropFirst()) {
      path += "\(path.isEmpty ? "l" : " ")\(to.month - from.month) \(to.down - from.down)"
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
