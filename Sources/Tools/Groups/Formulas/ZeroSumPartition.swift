/// Partitions balances that add up to zero into as many zero-sum blocks as possible.
///
/// Each block of n balances settles in n − 1 transfers, so the most blocks make the fewest
/// transfers (Verhoeff, "Settling multiple debts efficiently", Informatics in Education 3, 2004).
/// The search over all subsets takes 2ⁿ steps.
package enum ZeroSumPartition {
  /// The blocks as places in `balances`, none of which may be zero.
  package static func blocks(of balances: [Int64]) -> [[Int]] {
    let (pairs, left) = oppositePairs(balances)
    return pairs + mostBlocks(of: left.map { balances[$0] }).map { $0.map { left[$0] } }
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

  /// The last balance completes the last block in any case, so it is not searched.
  private static func mostBlocks(of balances: [Int64]) -> [[Int]] {
    guard !balances.isEmpty else { return [] }
    let count = balances.count - 1
    var sums = [Int64](repeating: 0, count: 1 << count)
    var closed = [UInt8](repeating: 0, count: 1 << count)
    for set in 1..<max(1, 1 << count) {
      let lowest = set.trailingZeroBitCount
      sums[set] = sums[set & (set - 1)] &+ balances[lowest]
      var most: UInt8 = 0
      var left = set
      while left != 0 {
        most = max(most, closed[set & ~(left & -left)])
        left &= left - 1
      }
      closed[set] = sums[set] == 0 ? most + 1 : most
    }
    return walk(closed, sums)
  }

  /// Follows the search back from the whole set; the members between two closed sets are a block.
  private static func walk(_ closed: [UInt8], _ sums: [Int64]) -> [[Int]] {
    var set = closed.count - 1
    var block = [closed.count.trailingZeroBitCount]
    var blocks: [[Int]] = []
    while set != 0 {
      if sums[set] == 0 {
        blocks.append(block)
        block = []
      }
      let most = sums[set] == 0 ? closed[set] - 1 : closed[set]
      let places = (0..<closed.count.trailingZeroBitCount).filter { set & 1 << $0 != 0 }
      guard let next = places.first(where: { closed[set & ~(1 << $0)] == most }) else { break }
      block.append(next)
      set &= ~(1 << next)
    }
    return blocks + [block]
  }
}
