/// Divides a whole number of pennies by weights, so that the parts always add up to it.
enum Apportionment {
  /// The parts of a total by the largest remainder.
  ///
  /// Everybody gets the whole pennies of their part; those left over go one each to the largest
  /// remainders, and between equal ones to whoever comes first, counting from `start` and round.
  ///
  ///     Apportionment.parts(of: 100, by: [1, 1, 1], tiesFrom: 1)  // [33, 34, 33]
  static func parts(of total: Int64, by weights: [Int64], tiesFrom start: Int) -> [Int64] {
    let sum = weights.reduce(Int128(0)) { $0 + Int128($1) }
    guard sum > 0 else { return weights.map { _ in 0 } }
    let exact = weights.map { (Int128(total) * Int128($0)).quotientAndRemainder(dividingBy: sum) }
    var parts = exact.map { Int64($0.quotient) }
    let order = weights.indices.sorted { left, right in
      let places = [left, right].map {
        ($0 - start % weights.count + weights.count) % weights.count
      }
      return exact[left].remainder == exact[right].remainder
        ? places[0] < places[1] : exact[left].remainder > exact[right].remainder
    }
    for index in order.prefix(Int(total - parts.reduce(0, +))) {
      parts[index] += 1
    }
    return parts
  }
}
