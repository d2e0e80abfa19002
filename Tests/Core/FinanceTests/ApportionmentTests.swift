@Suite struct ApportionmentTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let total: Int64
    let weights: [Int64]
    let start: Int
    let parts: [Int64]

    init(
      _ description: String, _ total: Int64, _ weights: [Int64], from start: Int = 0,
      _ parts: [Int64]
    ) {
      testDescription = description
      self.total = total
      self.weights = weights
      self.start = start
      self.parts = parts
    }
  }

  /// Divided by hand; the amounts are those of complaints about other programs, named.
  @Test(arguments: [
    Case("a pound among three (spliit 547)", 100, [1, 1, 1], [34, 33, 33]),
    Case("the next odd penny goes to the second", 100, [1, 1, 1], from: 1, [33, 34, 33]),
    Case("and then to the third", 100, [1, 1, 1], from: 2, [33, 33, 34]),
    Case("and round again", 100, [1, 1, 1], from: 3, [34, 33, 33]),
    Case(
      "30.00 among seven (cospend 206)", 3000, Array(repeating: 1, count: 7),
      [429, 429, 429, 429, 428, 428, 428]),
    Case(
      "30.05 among ten (spliit 374)", 3005, Array(repeating: 1, count: 10),
      [301, 301, 301, 301, 301, 300, 300, 300, 300, 300]),
    Case(
      "9,400.00 among seven, from the fifth (a Splitwise export)", 940_000,
      Array(repeating: 1, count: 7), from: 4,
      [134_286, 134_286, 134_285, 134_285, 134_286, 134_286, 134_286]),
    Case("10.00 by 1 and 2", 1000, [1, 2], [333, 667]),
    Case("the largest remainder comes first", 100, [1, 2, 4], [14, 29, 57]),
    Case("100.01 by 50, 30 and 20 percent", 10001, [50, 30, 20], [5001, 3000, 2000]),
    Case("one penny among three, from the last", 1, [1, 1, 1], from: 2, [0, 0, 1]),
    Case("nothing", 0, [1, 1], [0, 0]),
    Case("a weight of nothing gets nothing", 101, [1, 0, 1], from: 1, [50, 0, 51]),
  ])
  func `divides to the penny`(_ example: Case) {
    #expect(
      Apportionment.parts(of: example.total, by: example.weights, tiesFrom: example.start)
        == example.parts)
  }

  @Test func `nobody pays the odd penny twice before everybody has`() {
    for people in 2...12 {
      var pennies = [Int64](repeating: 0, count: people)
      for serial in 0..<people * 3 {
        let parts = Apportionment.parts(
          of: Int64(people) * 10 + 1, by: pennies.map { _ in 1 }, tiesFrom: serial)
        for (index, part) in parts.enumerated() { pennies[index] += part - 10 }
        #expect((pennies.max() ?? 0) - (pennies.min() ?? 0) <= 1)
      }
    }
  }

  @Test func `gives an overlong amount to the penny too`() {
    let parts = Apportionment.parts(
      of: 9_999_999_999_999, by: [999_999_999, 1, 999_999_999], tiesFrom: 0)
    #expect(parts.reduce(0, +) == 9_999_999_999_999)
    #expect(parts == [4_999_999_997_500, 5_000, 4_999_999_997_499])
  }
}
