import Finance
import Testing

@Suite struct MoneyTests {
  let largest = Money(minorUnits: .max, .gbp)

  @Test func `adds and subtracts minor units`() throws {
    #expect(try .pounds(5) + Money(minorUnits: 25, .gbp) == Money(minorUnits: 5_25, .gbp))
    #expect(try .pounds(5) - .pounds(8) == -.pounds(3))
    #expect(try Money(minorUnits: 55_00, .gbp).times(63) == .pounds(3465))
  }

  @Test func `reports what no longer fits instead of trapping`() {
    let penny = Money(minorUnits: 1, .gbp)
    #expect(throws: MoneyOverflow()) { try largest + penny }
    #expect(throws: MoneyOverflow()) { try -largest - penny }
    #expect(throws: MoneyOverflow()) { try largest.times(2) }
    #expect(throws: MoneyOverflow()) { try largest.times(.min) }
    #expect(throws: MoneyOverflow()) { try largest.roundedUpToWholeUnits }
    #expect(throws: MoneyOverflow()) { try Money.units(.max, .gbp) }
    #expect(throws: MoneyOverflow()) { try Money(rounding: .max, over: 1, .gbp) }
    #expect(throws: MoneyOverflow()) { try Money(rounding: Int128(Int64.min), over: 1, .gbp) }
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

  @Test func `refuses to mix currencies`() async {
    await #expect(processExitsWith: .failure) { _ = try Money.pounds(1) + .dollars(1) }
    await #expect(processExitsWith: .failure) { _ = Money.pounds(1) < .dollars(1) }
  }
}
