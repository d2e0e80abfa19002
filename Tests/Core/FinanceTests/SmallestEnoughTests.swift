@Suite struct SmallestEnoughTests {
  @Test func `finds the smallest amount that is enough`() throws {
    let third = try Money.smallest(above: .pounds(0), upTo: .pounds(100)) {
      amount throws(MoneyOverflow) in try amount.times(3) >= .pounds(100)
    }
    #expect(third == Money(minorUnits: 33_34, .gbp))
  }

  @Test(arguments: [1, 2, 63, 64, 99, 100] as [Int64])
  func `finds it at the ends of the range and within`(pennies: Int64) throws {
    let wanted = Money(minorUnits: pennies, .gbp)
    var tries = 0
    let found = try Money.smallest(above: .zero(.gbp), upTo: .pounds(1)) { amount in
      tries += 1
      return amount >= wanted
    }
    #expect(found == wanted)
    #expect(tries <= 7)
  }

  @Test(arguments: [0, 1, 2, 49, 50, 51, 52, 99, 100, 200] as [Int64])
  func `finds it from any guess`(guess: Int64) throws {
    for pennies in 1...100 as ClosedRange<Int64> {
      let wanted = Money(minorUnits: pennies, .gbp)
      var tries: [Money] = []
      let found = try Money.smallest(
        near: Money(minorUnits: guess, .gbp), above: .zero(.gbp), upTo: .pounds(1)
      ) { amount in
        tries.append(amount)
        return amount >= wanted
      }
      #expect(found == wanted)
      #expect(Set(tries).count == tries.count)
      #expect(tries.count <= (guess == pennies ? 2 : 14))
    }
  }

  @Test func `an error of the test ends the search`() {
    #expect(throws: MoneyOverflow.self) {
      try Money.smallest(above: .zero(.gbp), upTo: .pounds(1)) {
        _ throws(MoneyOverflow) in throw MoneyOverflow()
      }
    }
  }
}
