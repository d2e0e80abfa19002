/// The scale of a chart of balances: months across, amounts down from the top.
///
/// Heights are counted in some two thousand steps, finer than any screen, so that a page spends no
/// bytes on digits that nobody can see.
package struct BalanceScale: Equatable, Sendable {
  /// A place in the drawing.
  package struct Point: Equatable, Sendable {
    /// The month, counted from the start.
    package let month: Int
    /// The distance from the top, in steps.
    package let down: Int
  }

  package let top: Money
  /// The length of the time axis in months, at least 1.
  package let months: Int
  /// The height of the drawing in steps.
  package let height: Int

  /// The minor units in a step of the height.
  private let unit: Int64

  private static let steps: Int64 = 2_000

  /// A scale for amounts from zero to `top`.
  package init(top: Money, months: Int) {
    self.top = top
    self.months = max(months, 1)
    unit = max(top.coordinate / Self.steps, 1)
    height = Int(max(top.coordinate / unit, 1))
  }

  /// An amount as it is shown: in whole units, unless it is small.
  package func shown(_ amount: Money) -> Money {
    amount.wholeUnits < 200 ? amount : amount.roundedToWholeUnits
  }

  /// The same in words.
  package func words(for amount: Money) -> String { shown(amount).short }

  /// The points of a line through balances.
  ///
  /// - Parameters:
  ///   - balances: The balances month by month from the start, one or more.
  ///   - most: The approximate number of points on the axis.
  ///   - corners: The months that must be among the points, besides the first and the last.
  /// - Returns: The points from left to right.
  package func points(
    of balances: [Money], most: Int = 48, through corners: [Int] = []
  ) -> [Point] {
    let stride = max(1, (months + most - 1) / most)
    let last = balances.count - 1
    return balances.indices.filter { $0 % stride == 0 || $0 == last || corners.contains($0) }
      .map { Point(month: $0, down: down(to: balances[$0])) }
  }

  /// The points of a line through balances in thousandths of the width and of the height, for names
  /// that must not touch it.
  package func places(of balances: [Money]) -> [NamePlacing.Point] {
    points(of: balances).map { point in
      NamePlacing.Point(x: point.month * 1_000 / months, y: point.down * 1_000 / height)
    }
  }

  /// The distance of an amount from the top, in thousandths of the height.
  package func thousandths(to balance: Money) -> Int { down(to: balance) * 1_000 / height }

  private func down(to balance: Money) -> Int {
    height - min(max(Int(balance.coordinate / unit), 0), height)
  }

  /// Months that are equally far from each other on the axis to the nearest month, both ends among
  /// them: each month of a short axis, 25 of a long one.
  package var places: [Int] {
    let count = min(months, 24)
    return (0...count).map { (2 * $0 * months + count) / (2 * count) }
  }
}
