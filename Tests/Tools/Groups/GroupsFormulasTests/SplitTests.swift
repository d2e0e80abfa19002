@Suite struct SplitTests {
  struct Division: CustomTestStringConvertible {
    let split: Split
    let amount: Int64
    let start: Int
    let shares: [Int64]

    var testDescription: String { "\(amount) \(split.kind.rawValue) from \(start)" }
  }

  /// By hand: whole pennies first, then one each by the largest remainder.
  @Test(arguments: [
    Division(split: .evenly(members(3)), amount: 100, start: 0, shares: [34, 33, 33]),
    Division(split: .evenly(members(3)), amount: 100, start: 2, shares: [33, 33, 34]),
    Division(split: .shares([10_000, 25_000]), amount: 1_000, start: 0, shares: [286, 714]),
    Division(split: .percent([5_000, 3_350, 1_650]), amount: 99, start: 0, shares: [50, 33, 16]),
    Division(split: .exact([40, nil, nil]), amount: 101, start: 1, shares: [40, 31, 30]),
    Division(split: .exact([60, 60]), amount: 100, start: 0, shares: [60, 60]),
  ])
  func `divides an amount`(_ division: Division) {
    let shares = division.split.shares(
      of: Money(minorUnits: division.amount, .eur), tiesFrom: division.start)
    #expect(shares.map(\.minorUnits) == division.shares)
    #expect(shares.map(\.member) == division.split.members)
  }

  /// Members keep what was given for them, whoever comes first.
  @Test func `keeps each value with its member in another order`() {
    let sorted = Split.shares([10_000, 20_000, 30_000]).sorted { -Int($0.number) }
    let last = [(3, 30_000), (2, 20_000), (1, 10_000)].map { number, weight in
      Share(member: member(number), value: Weight(tenThousandths: weight))
    }
    #expect(sorted == .shares(last))
  }

  struct Telling: CustomTestStringConvertible {
    let split: Split
    let told: Split

    var testDescription: String { "\(split.kind.rawValue) as \(told.kind.rawValue)" }
  }

  /// Of 10.00 euros.
  @Test(arguments: [
    Telling(split: .evenly(members(3)), told: .shares([10_000, 10_000, 10_000])),
    Telling(split: .evenly(members(3)), told: .percent([3_334, 3_333, 3_333])),
    Telling(split: .evenly(members(3)), told: .exact([334, 333, 333])),
    Telling(split: .shares([15_000, 5_000]), told: .percent([7_500, 2_500])),
    Telling(split: .shares([15_000, 5_000]), told: .exact([750, 250])),
    Telling(split: .shares([15_000, 5_000]), told: .evenly(members(2))),
    Telling(split: .percent([7_525, 2_475]), told: .shares([752_500, 247_500])),
    Telling(split: .exact([400, nil]), told: .percent([4_000, 6_000])),
    Telling(split: .exact([400, nil]), told: .shares([10_000, 10_000])),
  ])
  func `is told in another way`(_ telling: Telling) {
    let told = telling.split.told(as: telling.told.kind, of: .euros(10), tiesFrom: 0)
    #expect(told == telling.told)
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
