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
    closed(points(of: balances), goesOn: balances.last?.isZero != true)
  }

  private func closed(_ points: [Point], goesOn: Bool) -> HTML {
    var path = path(through: points)
    if goesOn { path.add(.horizontal, months + months / 20 + 1) }
    path.add(.vertical, height + height / 10 + 1)
    path.add(.horizontal, -(months / 20 + 1))
    path.add(.vertical, points[0].down)
    path.close()
    return path.html
  }

  /// A line of balances that begins in a month, as an SVG path that is open.
  func line(_ balances: [Money], from month: Int) -> HTML {
    path(through: points(of: balances), from: month).html
  }

  /// The shape between a line of balances and the axes, up to the line's last month.
  ///
  /// It has fewer points than a single line, because a chart has several such shapes.
  ///
  /// - Parameters:
  ///   - balances: The line, month by month.
  ///   - corners: The months that must be among the points, besides the first and the last.
  /// - Returns: The path.
  func shape(_ balances: [Money], through corners: [Int]) -> HTML {
    closed(points(of: balances, most: Self.mostPoints, through: corners), goesOn: false)
  }

  private static let mostPoints = 24

  /// A path from the first point, in a month, in relative steps; points on a straight line between
  /// two others add nothing.
  private func path(through points: [Point], from month: Int = 0) -> DrawnPath {
    var path = DrawnPath()
    path.add(.move, month)
    path.add(.space, points[0].down)
    var command = Figures.PathCommand.relativeLine
    var from = points[0]
    for place in points.indices.dropFirst() {
      let to = points[place]
      if place + 1 < points.count, to.isStraight(from: from, to: points[place + 1]) { continue }
      path.add(command, to.month - from.month)
      path.add(.space, to.down - from.down)
      (command, from) = (.space, to)
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

extension BalanceScale.Point {
  /// True when the point is on the straight line between two others, exactly.
  fileprivate func isStraight(from: BalanceScale.Point, to: BalanceScale.Point) -> Bool {
    (month - from.month) * (to.down - down) == (to.month - month) * (down - from.down)
  }
}
