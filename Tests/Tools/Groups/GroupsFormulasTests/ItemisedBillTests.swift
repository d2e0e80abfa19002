/// Shares of a bill by its items: worked out by hand, and again by whole numbers.
@Suite struct ItemisedBillTests {
  private func bill(_ items: [(Int64, [UInt32])], extra: Int64) -> ItemisedBill {
    ItemisedBill(
      items.map { units, people in
        .init(Money(minorUnits: units, .eur), sharers: people.map(member))
      }, extra: Money(minorUnits: extra, .eur))
  }

  private func shares(_ bill: ItemisedBill, _ count: Int, from start: Int = 0) -> [Int64] {
    bill.shares(of: members(count), tiesFrom: start).map(\.minorUnits)
  }

  @Test func `tax and tip follow what each has of the items`() {
    let worked = bill([(12_00, [1, 2]), (8_00, [3])], extra: 5_00)
    #expect(worked.total.minorUnits == 25_00)
    #expect(shares(worked, 3) == [7_50, 7_50, 10_00])
  }

  /// 10.00 for three is 3.333… each; the odd penny goes to the place of the serial.
  @Test(arguments: [(0, [3_34, 3_33, 3_33]), (1, [3_33, 3_34, 3_33]), (5, [3_33, 3_33, 3_34])])
  func `ties begin at the serial`(start: Int, expected: [Int64]) {
    #expect(shares(bill([(10_00, [1, 2, 3])], extra: 0), 3, from: start) == expected)
  }

  /// 1.00 for three and 1.00 for two: 83⅓, 83⅓ and 33⅓, so that one penny is left for the first.
  @Test func `is rounded once, as a whole`() {
    #expect(shares(bill([(1_00, [1, 2, 3]), (1_00, [1, 2])], extra: 0), 3) == [84, 83, 33])
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `adds up, and no share is a penny or more off its fraction`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let people = Int.random(in: 1...50, using: &generator)
    let items = (0..<Int.random(in: 1...20, using: &generator)).map { _ -> (Int64, [UInt32]) in
      let sharers = (1...UInt32(people)).filter { _ in Bool.random(using: &generator) }
      return (.random(in: 1...9_999_999_999, using: &generator), sharers.isEmpty ? [1] : sharers)
    }
    let bill = bill(items, extra: .random(in: 0...9_999_999, using: &generator))
    let shares = shares(bill, people, from: Int(seed))
    #expect(shares.reduce(0, +) == bill.total.minorUnits)
    let factor = Double(bill.total.minorUnits) / Double(items.reduce(0) { $0 + $1.0 })
    for (place, share) in shares.enumerated() {
      let exact = items.filter { $0.1.contains(UInt32(place + 1)) }
        .reduce(0.0) { $0 + Double($1.0) / Double($1.1.count) }
      #expect(abs(Double(share) - exact * factor) < 1.001)
    }
  }
}
