/// A place on a page, in points from its top left corner.
struct PDFPoint {
  let x: Double
  let y: Double
}

/// The rectangle of a page in which a chart's shapes are drawn.
struct PDFChartFrame {
  let scale: BalanceScale
  let left: Double
  let top: Double
  let width: Double
  let height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// The distance of a month from the left of the page.
  func x(_ month: Int) -> Double { left + width * Double(month) / Double(scale.months) }

  /// The distance of an amount from the top of the page.
  func y(_ amount: Money) -> Double {
    guard scale.top.isPositive else { return bottom }
    return bottom - height * Double(amount.coordinate) / Double(scale.top.coordinate)
  }

  /// The place of a point of a line.
  func point(_ point: BalanceScale.Point) -> PDFPoint {
    PDFPoint(x: x(point.month), y: top + height * Double(point.down) / Double(scale.height))
  }
}
