@Suite struct MoneyTests {
  let largest = Money(minorUnits: .max, .gbp)

  @Test func `adds and subtracts minor units`() throws {
    #expect(.pounds(5) + Money(minorUnits: 25, .gbp) == Money(minorUnits: 5_25, .gbp))
    #expect(.pounds(5) - .pounds(8) == -.pounds(3))
    #expect(try Money.pounds(5).adding(.pounds(8)) == .pounds(13))
    #expect(try Money(minorUnits: 55_00, .gbp).times(63) == .pounds(3465))
  }

  @Test func `reports what no longer fits instead of trapping`() {
    let penny = Money.smallest(.gbp)
    #expect(throws: MoneyOverflow()) { try largest.adding(penny) }
    #expect(throws: MoneyOverflow()) { try (-largest).adding(-penny) }
    #expect(throws: MoneyOverflow()) { try Money.pounds(1).requireRoom(forSumsOf: .max) }
    #expect(throws: MoneyOverflow()) { try Money(exactly: UInt64(Int64.max) + 1, .gbp) }
    #expect(throws: MoneyOverflow()) { try Money(exactly: UInt128.max, .gbp) }
    #expect(throws: MoneyOverflow()) { try largest.converted(to: .bhd, billionths: .max) }
    #expect(throws: MoneyOverflow()) { try largest.times(2) }
    #expect(throws: MoneyOverflow()) { try largest.times(.min) }
    #expect(throws: MoneyOverflow()) { try largest.roundedUpToWholeUnits }
    #expect(throws: MoneyOverflow()) { try Money.units(.max, .gbp) }
    #expect(throws: MoneyOverflow()) { try Money(rounding: .max, over: 1, .gbp) }
    #expect(throws: MoneyOverflow()) { try Money(rounding: Int128(Int64.min), over: 1, .gbp) }
  }

  #if compiler(>=6.2)
    @Test func `stops the program where a sum that has bounds leaves them`() async {
      await #expect(processExitsWith: .failure) {
        _ = Money(minorUnits: .max, .gbp) + .smallest(.gbp)
      }
      await #expect(processExitsWith: .failure) {
        _ = -Money(minorUnits: .max, .gbp) - .smallest(.gbp)
      }
    }
  #endif

  @Test func `takes the sums of millions of the largest amounts in any currency`() throws {
    for currency in Currency.all {
      let most = Money.most(currency)
      try most.requireRoom(forSumsOf: 9_000_000)
      let (thousand, less) = (try most.times(1_000), try most.times(-9))
      #expect([Money](repeating: most, count: 1_000).sum(in: currency) == thousand)
      #expect([Money](repeating: -most, count: 9).sum(in: currency) == less)
    }
  }

  @Test func `takes the sums of eight thousand of the largest amounts in cookies`() throws {
    try Money(minorUnits: 1 << 50, .gbp).requireRoom(forSumsOf: 8_000)
  }

  @Test(arguments: [
    (99_999_999_99, true), (-99_999_999_99, true), (0, true), (100_000_000_00, false),
    (-100_000_000_00, false), (Int64.max, false), (Int64.min, false),
  ])
  func `is read from bytes only within the limits of a form`(pence: Int64, isRead: Bool) {
    #expect(Money(stated: pence, .gbp)?.minorUnits == (isRead ? pence : nil))
    #expect(Money(stated: UInt64.max, .gbp) == nil)
  }

  @Test func `has none below zero where none is asked for`() {
    #expect((-Money.pounds(3)).atLeastZero == .zero(.gbp))
    #expect(Money.pounds(3).atLeastZero == .pounds(3))
    #expect(Money.smallest(.gbp).isPositive)
    #expect(!Money.zero(.gbp).isPositive)
    #expect(!(-Money.smallest(.gbp)).isPositive)
  }

  @Test(arguments: [(10_00, 3, 3_33), (20_00, 3, 6_67), (-20_00, 3, -6_67), (1, 2, 1), (7, 1, 7)])
  func `is divided into even parts, halves away from zero`(
    pence: Int64, count: Int, part: Int64
  ) {
    let amount = Money(minorUnits: pence, .gbp)
    #expect(amount.divided(by: count) == Money(minorUnits: part, .gbp))
  }

  @Test(arguments: [(54_60, 54), (99, 0), (0, 0), (-54_60, -54)])
  func `is cut to whole units and to steps`(pence: Int64, units: Int64) {
    let amount = Money(minorUnits: pence, .gbp)
    #expect(amount.wholeUnits == units)
    #expect(amount.roundedDown(to: .pounds(1)) == Money(minorUnits: units * 100, .gbp))
  }

  @Test func `rounds to whole units, and down where the next is too large`() throws {
    #expect(Money(minorUnits: 54_50, .gbp).roundedToWholeUnits == .pounds(55))
    #expect(Money(minorUnits: -54_50, .gbp).roundedToWholeUnits == -.pounds(55))
    #expect(Money(minorUnits: 54_49, .gbp).roundedToWholeUnits == .pounds(54))
    let dinars = Money(minorUnits: .max, .bhd).roundedToWholeUnits
    #expect(dinars.minorUnits == 9_223_372_036_854_775_000)
  }

  @Test func `keeps its figure in another currency that has the decimals for it`() throws {
    #expect(Money.pounds(7).sameFigure(in: .jpy)?.minorUnits == 7)
    #expect(Money(minorUnits: 7_25, .gbp).sameFigure(in: .jpy) == nil)
    #expect(Money(minorUnits: 7_25, .gbp).sameFigure(in: .bhd)?.minorUnits == 7_250)
    #expect(largest.sameFigure(in: .bhd) == nil)
    #expect(try Money.pounds(2).converted(to: .jpy, billionths: 190_250_000_000).minorUnits == 381)
  }

  @Test func `has an opposite for every amount`() {
    #expect((-largest).minorUnits == -9_223_372_036_854_775_807)
    #expect((-largest).absolute == largest)
    #expect((-largest).isNegative)
    #expect(Money.zero(.gbp).isZero)
    #expect(-Money.zero(.gbp) == .zero(.gbp))
  }

  @Test func `counts whole units in the currency's own decimals`() throws {
    #expect(Money.whole(7, .jpy).minorUnits == 7)
    #expect(Money.dollars(7).minorUnits == 700)
    #expect(Money.euros(-7).minorUnits == -700)
    #expect(try Money.units(7, .bhd).minorUnits == 7_000)
    #expect(Money.whole(.max, .bhd).minorUnits == 2_147_483_647_000)
  }

  @Test(
    arguments: [
      (54_60, 55_00), (54_00, 54_00), (1, 1_00), (0, 0), (-54_60, -54_00), (-1, 0),
    ] as [(Int64, Int64)])
  func `rounds up to whole units`(pence: Int64, rounded: Int64) throws {
    let amount = Money(minorUnits: pence, .gbp)
    #expect(try amount.roundedUpToWholeUnits == Money(minorUnits: rounded, .gbp))
  }

  @Test func `rounds yen up to themselves`() throws {
    #expect(try Money(minorUnits: 123, .jpy).roundedUpToWholeUnits == Money(minorUnits: 123, .jpy))
  }

  @Test func `is in order of size`() {
    #expect(
      [Money.pounds(3), -.pounds(4), .pounds(1)].sorted() == [-.pounds(4), .pounds(1), .pounds(3)])
  }

  #if compiler(>=6.2)
    @Test func `refuses to mix currencies`() async {
      await #expect(processExitsWith: .failure) { _ = Money.pounds(1) + .dollars(1) }
      await #expect(processExitsWith: .failure) { _ = Money.pounds(1) < .dollars(1) }
    }
  #endif
}
