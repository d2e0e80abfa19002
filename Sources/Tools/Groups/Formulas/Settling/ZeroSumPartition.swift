/// Partitions balances that add up to zero into as many zero-sum blocks as possible.
///
/// Each block of n balances settles in n − 1 transfers, so the most blocks make the fewest
/// transfers (Verhoeff, "Settling multiple debts efficiently", Informatics in Education 3, 2004).
/// The search over all subsets takes 2ⁿ steps.
package enum ZeroSumPartition {
  /// The blocks as places in `balances`, none of which may be zero.
  package static func blocks(of balances: [Int64]) -> [[Int]] {
    let (pairs, left) = oppositePairs(balances)
    guard !left.isEmpty else { return pairs }
    // The last balance completes the last block in any case, so it is not searched.
    let counts = BlockCounts(of: left.dropLast().map { balances[$0] })
    return pairs + walk(counts).map { $0.map { left[$0] } }
  }

  /// Pairs of opposite balances.
  ///
  /// Taking them out first loses nothing.
  ///
  /// If a best partition has the two in different blocks, joining the blocks and taking out the
  /// pair gives as many blocks.
  package static func oppositePairs(_ balances: [Int64]) -> (pairs: [[Int]], left: [Int]) {
    var waiting: [Int64: [Int]] = [:]
    var pairs: [[Int]] = []
    for (place, balance) in balances.enumerated() {
      if let other = waiting[-balance]?.first {
        waiting[-balance]?.removeFirst()
        pairs.append([other, place])
      } else {
        waiting[balance, default: []].append(place)
      }
    }
    return (pairs, waiting.values.flatMap(\.self).sorted())
  }

  /// Follows the search back from the whole set; the members between two closed sets are a block.
  private static func walk(_ counts: BlockCounts) -> [[Int]] {
    var set = counts.wholeSet
    var block = [counts.balances.count]
    var blocks: [[Int]] = []
    while set != 0 {
      let isClosed = counts.sum(of: set) == 0
      if isClosed {
        blocks.append(block)
        block = []
      }
      let most = isClosed ? counts[set] - 1 : counts[set]
      let places = counts.balances.indices.filter { set & 1 << $0 != 0 }
      guard let next = places.first(where: { counts[set & ~(1 << $0)] == most }) else { break }
      block.append(next)
      set &= ~(1 << next)
    }
    return blocks + [block]
  }
}

/// The most zero-sum blocks that members of a set can be put into, for every set of balances.
///
/// A set is a number with a bit for each of its balances. Its count is the greatest of the sets with
/// one balance less, and one more when its own sum is zero.
///
/// A row holds the sixteen sets that differ in their first four balances, so that the sets that lack
/// one of the other balances are compared sixteen at a time. That takes a sixth of the time of one
/// set after another.
private struct BlockCounts {
  let balances: [Int64]
  private var rows: [SIMD16<UInt8>]

  /// The number of balances that tell the sets of a row apart.
  private static let inRow = 4

  init(of balances: [Int64]) {
    self.balances = balances
    let count = 1 << max(0, balances.count - Self.inRow)
    rows = Array(repeating: .zero, count: count)
    let sumsInRow = (0..<1 << Self.inRow).map { Self.sum(of: $0, in: balances) }
    var sums = [Int64](repeating: 0, count: count)
    for row in 0..<count {
      if row > 0 {
        sums[row] = sums[row & (row - 1)] &+ balances[Self.inRow + row.trailingZeroBitCount]
      }
      rows[row] = mostWithout(oneOf: row)
      var closed = Self.places(of: 0 &- sums[row], in: sumsInRow)
      if row == 0 { closed &= ~1 }  // The empty set is no block.
      if closed == 0 { rows[row].spread() } else { rows[row].spread(closing: closed) }
    }
  }

  var wholeSet: Int { 1 << balances.count - 1 }

  subscript(set: Int) -> UInt8 { rows[set >> Self.inRow][set & (1 << Self.inRow - 1)] }

  func sum(of set: Int) -> Int64 { Self.sum(of: set, in: balances) }

  /// Balances beyond the last count as zero: a row is as long for three balances as for four.
  private static func sum(of set: Int, in balances: [Int64]) -> Int64 {
    balances.indices.reduce(0) { set & 1 << $1 != 0 ? $0 &+ balances[$1] : $0 }
  }

  /// The greatest counts of the rows that lack one balance of this row.
  private func mostWithout(oneOf row: Int) -> SIMD16<UInt8> {
    var most = SIMD16<UInt8>.zero
    var left = row
    while left != 0 {
      most = pointwiseMax(most, rows[row & ~(left & -left)])
      left &= left - 1
    }
    return most
  }

  /// A bit for each place of a value.
  private static func places(of value: Int64, in values: [Int64]) -> UInt32 {
    var places: UInt32 = 0
    for place in 0..<values.count where values[place] == value { places |= 1 << UInt32(place) }
    return places
  }
}

extension SIMD16<UInt8> {
  /// Raises each count to the greatest of the counts of its subsets in the row, bit by bit of their
  /// places.
  fileprivate mutating func spread() {
    highHalf = pointwiseMax(highHalf, lowHalf)
    oddHalf = pointwiseMax(oddHalf, evenHalf)
    lowHalf.highHalf = pointwiseMax(lowHalf.highHalf, lowHalf.lowHalf)
    highHalf.highHalf = pointwiseMax(highHalf.highHalf, highHalf.lowHalf)
    evenHalf.oddHalf = pointwiseMax(evenHalf.oddHalf, evenHalf.evenHalf)
    oddHalf.oddHalf = pointwiseMax(oddHalf.oddHalf, oddHalf.evenHalf)
  }

  /// The same where some sets are blocks themselves, which the sets above them count.
  fileprivate mutating func spread(closing closed: UInt32) {
    for place in 0..<16 {
      var most = self[place]
      for bit in 0..<4 where place & 1 << bit != 0 {
        most = Swift.max(most, self[place ^ 1 << bit])
      }
      self[place] = closed & 1 << UInt32(place) == 0 ? most : most + 1
    }
  }
}
