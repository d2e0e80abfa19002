extension BalanceScale {
  /// The distance of an amount from the top, as a percentage of the picture: "12.74%".
  func down(_ amount: Money) -> String {
    Self.percent(Int128(top.coordinate) - Int128(amount.coordinate), of: Int128(top.coordinate))
  }

  /// The distance of a month from the left, as a percentage of the picture.
  func across(_ month: Int) -> String { Self.percent(Int128(month), of: Int128(months)) }

  /// The shape between a line of balances and the axes, as an SVG path.
  ///
  /// Its other edges are outside the picture, so that its stroke shows along the line alone. A line
  /// that does not come down to zero goes on to the right edge of the picture.
  func shape(_ balances: [Money]) -> HTML {
    let points = points(of: balances)
    var path = path(through: points)
    if balances.last?.isZero != true { path.add(.horizontal, whole: months + months / 20 + 1) }
    path.add(.vertical, whole: height + height / 10 + 1)
    path.add(.horizontal, whole: -(months / 20 + 1))
    path.add(.vertical, whole: points[0].down)
    path.close()
    return path.html
  }

  /// A line of balances that begins in a month, as an SVG path that is open.
  func line(_ balances: [Money], from month: Int) -> HTML {
    let points = points(of: balances)
    var path = DrawnPath()
    path.add(.move, whole: month)
    path.add(.space, whole: points[0].down)
    addSteps(through: points, to: &path)
    return path.html
  }

  /// The shape between two lines of balances of the same length, as an SVG path.
  ///
  /// It has fewer points than a single line, because a chart has several such shapes.
  ///
  /// - Parameters:
  ///   - upper: The line above, month by month.
  ///   - lower: The line below.
  ///   - corners: The months that must be among the points, besides the first and the last.
  /// - Returns: The path.
  func shape(between upper: [Money], and lower: [Money], through corners: [Int]) -> HTML {
    var path = path(through: points(of: upper, most: Self.mostPoints, through: corners))
    let wayBack = Array(points(of: lower, most: Self.mostPoints, through: corners).reversed())
    path.add(.line, whole: wayBack[0].month)
    path.add(.space, whole: wayBack[0].down)
    addSteps(through: wayBack, to: &path)
    path.close()
    return path.html
  }

  private static let mostPoints = 24

  /// A path from the first point in relative steps.
  private func path(through points: [Point]) -> DrawnPath {
    var path = DrawnPath()
    path.add(.move, whole: 0)
    path.add(.space, whole: points[0].down)
    addSteps(through: points, to: &path)
    return path
  }

  /// Adds a step to each point but the first; points on a straight line between two others add
  /// nothing.
  private func addSteps(through points: [Point], to path: inout DrawnPath) {
    var command = Figures.PathCommand.relativeLine
    var from = points[0]
    for place in points.indices.dropFirst() {
      let to = points[place]
      if place + 1 < points.count, to.isStraight(from: from, to: points[place + 1]) { continue }
      path.add(command, whole: to.month - from.month)
      path.add(.space, whole: to.down - from.down)
      (command, from) = (.space, to)
    }
  }

  private static func percent(_ part: Int128, of whole: Int128) -> String {
    guard whole > 0 else { return "0%" }
    let hundredths = (part * 20_000 / whole + 1) / 2
    let (units, rest) = (hundredths / 100, hundredths % 100)
    return rest == 0 ? "\(units)%" : "\(units).\(rest < 10 ? "0" : "")\(rest)%"
  }
}

extension BalanceScale.Point {
  /// True when the point is on the straight line between two others, exactly.
  fileprivate func isStraight(from: BalanceScale.Point, to: BalanceScale.Point) -> Bool {
    (month - from.month) * (to.down - down) == (to.month - month) * (down - from.down)
  }
}
