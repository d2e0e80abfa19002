@Suite struct SplitTests {
  /// By hand: whole pennies first, then one each by the largest remainder.
  @Test(
    arguments: [
      (.evenly(members(3)), 100, 0, [34, 33, 33]),
      (.evenly(members(3)), 100, 2, [33, 33, 34]),
      (.shares([10_000, 25_000]), 1_000, 0, [286, 714]),
      (.percent([5_000, 3_350, 1_650]), 99, 0, [50, 33, 16]),
      (.exact([40, nil, nil]), 101, 1, [40, 31, 30]),
      (.exact([60, 60]), 100, 0, [60, 60]),
    ] as [(Split, Int64, Int, [Int64])])
  func `divides an amount`(split: Split, amount: Int64, start: Int, expected: [Int64]) {
    let shares = split.shares(of: Money(minorUnits: amount, .eur), tiesFrom: start)
    #expect(shares.map(\.minorUnits) == expected)
    #expect(shares.map(\.member) == split.members)
  }

  /// Members keep what was given for them, whoever comes first.
  @Test func `keeps each value with its member in another order`() {
    let sorted = Split.shares([10_000, 20_000, 30_000]).sorted { -Int($0.number) }
    let last = [(3, 30_000), (2, 20_000), (1, 10_000)].map { number, weight in
      Share(member: member(number), value: Weight(tenThousandths: weight))
    }
    #expect(sorted == .shares(last))
  }

  /// Of 10.00 euros.
  @Test(
    arguments: [
      (.evenly(members(3)), .shares([10_000, 10_000, 10_000])),
      (.evenly(members(3)), .percent([3_334, 3_333, 3_333])),
      (.evenly(members(3)), .exact([334, 333, 333])),
      (.shares([15_000, 5_000]), .percent([7_500, 2_500])),
      (.shares([15_000, 5_000]), .exact([750, 250])),
      (.shares([15_000, 5_000]), .evenly(members(2))),
      (.percent([7_525, 2_475]), .shares([752_500, 247_500])),
      (.exact([400, nil]), .percent([4_000, 6_000])),
      (.exact([400, nil]), .shares([10_000, 10_000])),
    ] as [(Split, Split)])
  func `is told in another way`(split: Split, told: Split) {
    #expect(split.told(as: told.kind, of: .euros(10), tiesFrom: 0) == told)
  }

  @Test(
    arguments: [
      .evenly(members(3)), .shares([1, 2, 3]), .percent([10, 20, 30]), .exact([1, nil, 3]),
    ] as [Split])
  func `puts one member in the place of another and keeps what is given`(_ split: Split) {
    let other = split.replacing(member(2), by: member(9))
    #expect(other.members == [member(1), member(9), member(3)])
    #expect(other.replacing(member(9), by: member(2)) == split)
    #expect(split.replacing(member(7), by: member(8)) == split)
  }
}
