/// Divides a whole number of pennies by weights; the parts add up to it.
package enum Apportionment {
  /// The parts of a total by the largest remainder.
  ///
  /// Every part is rounded down. The pennies left over go one each to the largest remainders;
  /// between equal ones, to the first from `start` on, counted cyclically.
  ///
  ///     Apportionment.parts(of: 100, by: [1, 1, 1], tiesFrom: 1)  // [33, 34, 33]
  package static func parts(of total: Int64, by weights: [Int64], tiesFrom start: Int) -> [Int64] {
    let sum = weights.reduce(Int128(0)) { $0 + Int128($1) }
    guard sum > 0 else { return weights.map { _ in 0 } }
    let exact = weights.map { (Int128(total) * Int128($0)).quotientAndRemainder(dividingBy: sum) }
    var parts = exact.map { Int64($0.quotient) }
    let left = Int(total - parts.reduce(0, +))
    guard left > 0 else { return parts }
    let count = weights.count
    let order = (0..<count).sorted { one, other in
      let remainders = (
        exact[(start + one) % count].remainder, exact[(start + other) % count].remainder
      )
      return remainders.0 == remainders.1 ? one < other : remainders.0 > remainders.1
    }
    for step in order.prefix(left) { parts[(start + step) % count] += 1 }
    return parts
  }
}

extension Money {
  /// The parts of the amount by the largest remainder, as ``Apportionment`` makes them.
  package func parts(by weights: [Int64], tiesFrom start: Int) -> [Money] {
    Apportionment.parts(of: minorUnits, by: weights, tiesFrom: start)
      .map { Money(minorUnits: $0, currency) }
  }
}
