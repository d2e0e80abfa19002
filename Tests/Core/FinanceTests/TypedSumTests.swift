@Suite struct TypedSumTests {
  @Test(
    arguments: [
      ("12.50+3*2", 18_50), ("(80-12)/3", 22_67), ("0.1+0.2", 30), ("10/3", 3_33), ("20/3", 6_67),
      ("10/3*3", 10_00), ("1/3+1/3+1/3", 1_00), ("12×3", 36_00), ("12x3", 36_00), ("0x10", 0),
      ("5x.5", 2_50), ("12 X 3", 36_00),
      ("12⋅3", 36_00), ("36÷3", 12_00), ("36:3", 12_00), ("36∕3", 12_00), ("10−3", 7_00),
      ("10–3", 7_00), ("2+3*4", 14_00), ("(2+3)*4", 20_00), ("100-10-20", 70_00),
      ("100/10/2", 5_00),
      ("8/4*2", 4_00), ("2*-3+10", 4_00), ("10--3", 13_00), ("10+-3", 7_00), ("-3+10", 7_00),
      ("(5)+3", 8_00), ("2*(5)", 10_00), ("((((((((1+1))))))))", 2_00), ("1,234.50+1", 1_235_50),
      ("1.234,50+1", 1_235_50), ("1 234,50 + 1", 1_235_50), ("£12.50 + £3", 15_50),
      ("£(80-12)/3", 22_67), ("12 GBP x 3", 36_00), ("(12+3) pounds", 15_00), ("１＋２", 3_00),
      ("（１＋２）＊３", 9_00), ("0.005*1", 1), ("0.004*1", 0), ("-0.004*1", 0), ("80*0.125", 10_00),
      ("0.125*80", 10_00), ("12.50*1.0825", 13_53), ("12.50 * 1.1750", 14_69),
      ("100/0.0005", 200_000_00),
      ("999999999999*1", 999_999_999_999_00), ("999999999999/999999999999", 1_00),
      ("999999999999*999999999999/999999999999/999999999999", 1_00), ("0/5", 0),
      ("0.000000001*1000000000", 1_00),
    ] as [(String, Int64)])
  func `works out a sum exactly and rounds once`(typed: String, pence: Int64) throws {
    let amount = try TypedAmount.read(typed, as: .gbp)
    #expect(amount == TypedAmount(money: Money(minorUnits: pence, .gbp), isSum: true))
  }

  @Test(
    arguments: [
      ("JPY", "980*1.1", 1_078), ("JPY", "1000/3", 333), ("JPY", "1/2", 1),
      ("BHD", "1.234+1.234", 2_468), ("BHD", "10/3", 3_333), ("BHD", "1.234*1.5", 1_851),
    ] as [(String, String, Int64)])
  func `rounds to the currency`(code: String, typed: String, minorUnits: Int64) throws {
    let currency = try #require(Currency(code: code))
    #expect(try TypedAmount.read(typed, as: currency).money.minorUnits == minorUnits)
  }

  @Test(
    arguments: [
      ("1+", .notANumber), ("+", .notANumber), ("*3", .notANumber), ("3**2", .notANumber),
      ("3^2", .notANumber), ("(3", .notANumber), ("3)", .notANumber), ("()", .notANumber),
      ("(3)(4)", .notANumber), ("3(4)", .notANumber), ("3x", .notANumber), ("xx", .notANumber),
      ("3xx4", .notANumber), ("10%3", .notANumber), ("10+5%", .notANumber),
      ("sqrt(4)", .notANumber),
      // A raised point was a decimal point in Britain: it is neither guessed nor multiplied.
      ("5·50", .notANumber),
      ("1e5+1", .notANumber), ("3;4", .notANumber), ("1.2.3+1", .notANumber), ("3=3", .notANumber),
      ("1/0", .dividesByZero), ("0/0", .dividesByZero), ("1/(3-3)", .dividesByZero),
      ("1/0*0", .dividesByZero), ("1/0+abc", .notANumber), ("3-5", .negative),
      ("1.234+1", .ambiguous(thousands: "1,234", decimal: "1.23")),
      ("12.50*1.175", .ambiguous(thousands: "1,175", decimal: "1.1750")),
      ("1.175*12.50", .ambiguous(thousands: "1,175", decimal: "1.1750")),
      ("0.125+1", .tooManyDecimals(allowed: 2)), ("(0.125)*8", .tooManyDecimals(allowed: 2)),
      ("5*0.1234567891", .tooManyDecimals(allowed: 9)),
      ("5/0.1234567891", .tooManyDecimals(allowed: 9)),
      ("999999999999+1", .tooBig), ("1000000*1000000", .tooBig),
      ("1000000000000-999999999999", .tooBig),
      ("999999999999.999999999*999999999999.999999999*999999999999.1", .tooBig),
      ("1/999999999989*1/999999999961*1/999999999959*1/999999999937", .tooBig),
      ("1/999999999989+1/999999999961+1/999999999959+1/999999999937", .tooBig),
    ] as [(String, AmountProblem)])
  func `says what is wrong with a sum`(typed: String, problem: AmountProblem) {
    #expect(throws: problem) { try TypedAmount.read(typed, as: .gbp) }
  }

  @Test func `adds 16 numbers and no more`() throws {
    let most = Array(repeating: "1", count: 16).joined(separator: "+")
    #expect(try TypedAmount.read(most, as: .gbp).money == .pounds(16))
    #expect(throws: AmountProblem.tooLong) { try TypedAmount.read(most + "+1", as: .gbp) }
  }

  @Test func `opens 8 parentheses and no more`() throws {
    let deepest = nested(8)
    #expect(try TypedAmount.read(deepest, as: .gbp).money == .pounds(2))
    #expect(throws: AmountProblem.tooLong) { try TypedAmount.read(nested(9), as: .gbp) }
    #expect(try TypedAmount.read("\(deepest)+\(deepest)", as: .gbp).money == .pounds(4))
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "1+1" + String(repeating: ")", count: depth)
  }
}
