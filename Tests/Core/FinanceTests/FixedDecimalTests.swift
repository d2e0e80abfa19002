@Suite struct FixedDecimalTests {
  func number(_ numerator: UInt128, _ denominator: UInt128 = 1) throws -> FixedDecimal {
    try #require(FixedDecimal(numerator, over: denominator))
  }

  @Test func `cuts quotients off after 36 decimals`() throws {
    #expect(try number(2, 3).scaled == 666_666_666_666_666_666_666_666_666_666_666_666)
    #expect(
      try number(1).over(try number(7))?.scaled == 142_857_142_857_142_857_142_857_142_857_142_857)
  }

  @Test func `multiplies and raises to powers`() throws {
    #expect(try number(3, 2).times(try number(5, 2)) == number(15, 4))
    #expect(try number(11, 10).power(3) == number(1_331, 1_000))
    #expect(try number(2).power(0) == .one)
    #expect(try number(2).power(8) == number(256))
  }

  @Test func `has no answer from 340 on, and none below zero`() throws {
    #expect(FixedDecimal(341, over: 1) == nil)
    #expect(try number(2).power(9) == nil)
    #expect(try number(300).plus(try number(300)) == nil)
    #expect(try number(1).minus(try number(2)) == nil)
    #expect(try number(1).over(FixedDecimal(scaled: 0)) == nil)
  }

  /// Figures of √2 and ∛2 from the OEIS, A002193 and A002580.
  @Test func `finds roots to the last decimal`() throws {
    #expect(try number(2).squareRoot()?.scaled == 1_414_213_562_373_095_048_801_688_724_209_698_078)
    #expect(try number(2).cubeRoot()?.scaled == 1_259_921_049_894_873_164_767_210_607_278_228_350)
    #expect(try number(1).squareRoot() == .one)
    #expect(
      try number(340).squareRoot()?.scaled == 18_439_088_914_585_774_620_004_548_563_525_586_314)
  }

  @Test(arguments: [1, 2, 3, 5, 7, 10, 11, 100, 339] as [UInt128])
  func `a root's power is not above the number, the next one's is`(value: UInt128) throws {
    let number = try number(value)
    let unit = FixedDecimal(scaled: 1)
    let square = try #require(number.squareRoot())
    #expect(try #require(square.power(2)) <= number)
    #expect(try #require(square.plus(unit)?.power(2)) > number)
    let cube = try #require(number.cubeRoot())
    #expect(try #require(cube.power(3)) <= number)
    #expect(try #require(cube.plus(unit)?.power(3)) > number)
  }

  @Test func `has no roots of numbers below one`() throws {
    #expect(try number(1, 2).squareRoot() == nil)
  }
}
