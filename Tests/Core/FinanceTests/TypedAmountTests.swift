@Suite struct TypedAmountTests {
  /// What people type on an English page in pounds: the project's table of worked figures.
  @Test(
    arguments: [
      ("£1,234.50", 123450), ("1\u{A0}234,50", 123450), ("1\u{202F}234,50", 123450),
      ("1.234,50", 123450), ("1,234", 123400), ("1,5", 150), ("1.5", 150), (".5", 50),
      ("1234.", 123400), ("£ 1234", 123400), ("1,23,456.78", 12_345_678), ("1'234.50", 123450),
      ("1,234,567", 123_456_700), ("12,34,567", 123_456_700), ("１２３", 12300), ("٣٤", 3400),
      ("1234 pounds", 123400),
      ("GBP 12", 1200), ("12 GBP", 1200),
    ] as [(String, Int64)])
  func `reads what people type`(typed: String, pence: Int64) throws {
    #expect(try read(typed) == TypedAmount(money: Money(minorUnits: pence, .gbp), isSum: false))
  }

  /// The rest of the same table.
  @Test(
    arguments: [
      ("1.234", .ambiguous(thousands: "1,234", decimal: "1.23")),
      ("12.345", .ambiguous(thousands: "12,345", decimal: "12.35")),
      ("-5", .negative), ("−5", .negative), ("(5)", .negative), ("", .empty), ("abc", .notANumber),
      ("0.125", .tooManyDecimals(allowed: 2)), ("1,2345", .tooManyDecimals(allowed: 2)),
      ("1.2.3", .notANumber), ("1e5", .notANumber), ("£1k", .notANumber),
      ("99999999999999", .tooBig),
    ] as [(String, AmountProblem)])
  func `says why it cannot read what people type`(typed: String, problem: AmountProblem) {
    #expect(throws: problem) { try read(typed) }
  }

  @Test(
    arguments: [
      ("£1 234,50", 1_234_50), ("1 234 567,5", 1_234_567_50), ("1.234.567,50", 1_234_567_50),
      ("1’234.50", 1_234_50), ("12 345", 12_345_00), ("123 456.78", 123_456_78), (" 12 ", 12_00),
      ("1\u{202F}234\u{A0}567,50", 1_234_567_50), ("£ 1 234", 1_234_00),
      ("1.234.567", 1_234_567_00), ("12,34,567", 12_34_567_00), ("0", 0), ("00", 0), ("007", 7_00),
      ("0.5", 50), ("0,50", 50), (",5", 50), ("5,", 5_00), ("1,234.", 1_234_00), ("+5", 5_00),
      ("-0", 0), ("(0)", 0), ("999,999,999,999.99", 999_999_999_999_99),
      ("000000000000000000012", 12_00), ("１，２３４．５０", 1_234_50), ("١٬٢٣٤٫٥٠", 1_234_50),
      ("१२३४", 1_234_00), ("𝟏𝟐", 12_00), ("\u{FEFF}12\u{200B}.\u{2060}50\u{200E}", 12_50),
      ("\t12\u{3000}", 12_00), ("￡12", 12_00), ("--5", 5_00),
    ] as [(String, Int64)])
  func `is generous with separators, scripts and what nobody sees`(
    typed: String, pence: Int64
  ) throws {
    #expect(try read(typed).money.minorUnits == pence)
  }

  @Test(
    arguments: [
      (" ", .empty), ("\u{A0}\u{200B}\u{FEFF}", .empty), ("'", .empty),
      (String(repeating: " ", count: 100), .empty), (".", .notANumber), (",", .notANumber),
      ("£", .notANumber), ("-", .notANumber), ("5%", .notANumber), ("1,,234", .notANumber),
      ("1,2,3", .notANumber), ("1,23,45", .notANumber), ("1234,567.00", .notANumber),
      ("1.234.56", .notANumber), (",234,567", .notANumber), ("1,234,567,", .notANumber),
      ("1,234.567.890", .notANumber), ("12£50", .notANumber), ("½", .notANumber),
      ("十", .notANumber), ("IX", .notANumber), ("1_000", .notANumber),
      ("5\u{0}", .notANumber), ("5;", .notANumber), ("=5", .notANumber), ("NaN", .notANumber),
      ("1.23.456", .notANumber), ("12.34.567", .notANumber), ("123,45,678", .notANumber),
      ("1,23,4567", .notANumber), ("1,234,56,789", .notANumber),
      ("inf", .notANumber), ("5m", .notANumber), ("12 poundsx", .notANumber),
      ("12 3.50", .spaced(sum: "12+3.50")), ("12 34", .spaced(sum: "12+34")),
      ("1 2 3", .spaced(sum: "1+2+3")), ("1234 567", .spaced(sum: "1234+567")),
      ("1 23 456", .spaced(sum: "1+23+456")), ("12 .50", .spaced(sum: "12+.50")),
      ("12. 50", .spaced(sum: "12.+50")), ("£12\u{A0}3", .spaced(sum: "12+3")),
      ("1 234.50 6", .spaced(sum: "1+234.50+6")), ("12 3 + 1", .spaced(sum: "12+3")),
      ("１２　３", .spaced(sum: "12+3")), ("12'50", .notANumber), ("6'2", .notANumber),
      ("8’70", .notANumber), ("1234'567", .notANumber), ("1'2 3", .notANumber),
      ("٣٬٩", .notANumber),
      (".125", .tooManyDecimals(allowed: 2)), ("1234.567", .tooManyDecimals(allowed: 2)),
      ("1234,567", .tooManyDecimals(allowed: 2)), ("01.234", .tooManyDecimals(allowed: 2)),
      ("1.234,567", .tooManyDecimals(allowed: 2)), ("1.5000", .tooManyDecimals(allowed: 2)),
      ("999.999", .ambiguous(thousands: "999,999", decimal: "1,000")),
      ("1.000", .ambiguous(thousands: "1,000", decimal: "1")),
      ("1,000,000,000,000", .tooBig), ("1000000000000.00", .tooBig), ("-1000000000000", .tooBig),
    ] as [(String, AmountProblem)])
  func `refuses what cannot be an amount or is one of two`(
    typed: String, problem: AmountProblem
  ) {
    #expect(throws: problem) { try read(typed) }
  }

  @Test(
    arguments: [
      ("GBP", "2k", 2_000_00), ("GBP", "2K", 2_000_00), ("GBP", "2 k", 2_000_00),
      ("GBP", "2.5k", 2_500_00), ("GBP", "2,5k", 2_500_00), ("GBP", ".5k", 500_00),
      ("GBP", "1.2345k", 1_234_50), ("GBP", "1,234k", 1_234_000_00), ("GBP", "2k pounds", 2_000_00),
      ("GBP", "2k GBP", 2_000_00), ("GBP", "-2k", -2_000_00), ("GBP", "(2k)", -2_000_00),
      ("GBP", "2k+500", 2_500_00), ("GBP", "3x2k", 6_000_00), ("GBP", "2kx3", 6_000_00),
      ("GBP", "50p", 50), ("GBP", "50 P", 50), ("GBP", "50 pence", 50), ("GBP", "50p.", 50),
      ("GBP", "1,250p", 12_50), ("GBP", "£1+50p", 1_50), ("GBP", "50px3", 1_50),
      ("JPY", "2.5k", 2_500), ("BHD", "1.234k", 1_234_000),
      ("SEK", "5k kr", 5_000_00), ("CZK", "2k Kč", 2_000_00),
    ] as [(String, String, Int64)])
  func `works out thousands and pence`(code: String, typed: String, minorUnits: Int64) throws {
    let currency = try #require(Currency(code: code))
    let amount = try TypedAmount.read(typed, as: currency, allowingNegative: true)
    #expect(amount == TypedAmount(money: Money(minorUnits: minorUnits, currency), isSum: true))
  }

  @Test(
    arguments: [
      ("£2,292.00p", 2_292_00), ("2292.00p", 2_292_00), ("£0.50p", 50),
      ("12,50 p", 12_50),
    ] as [(String, Int64)])
  func `a p behind pounds with pence changes nothing`(typed: String, pence: Int64) throws {
    #expect(try read(typed) == TypedAmount(money: Money(minorUnits: pence, .gbp), isSum: false))
  }

  @Test(
    arguments: [
      ("GBP", "£1k", .notANumber), ("GBP", "GBP 1k", .notANumber), ("GBP", "£50p", .notANumber),
      ("GBP", "2.5p", .notANumber), ("GBP", "0.125p", .notANumber), ("GBP", "5kg", .notANumber),
      ("GBP", "5kk", .notANumber), ("GBP", "k", .notANumber), ("GBP", "p", .notANumber),
      ("GBP", "5pp", .notANumber), ("GBP", "50pm", .notANumber), ("GBP", "5k5", .notANumber),
      ("GBP", "(5)k", .notANumber), ("GBP", "50p50", .notANumber), ("USD", "50p", .notANumber),
      ("EUR", "2.50p", .notANumber),
      ("GBP", "1.234k", .ambiguous(thousands: "1,234,000", decimal: "1,234")),
      ("GBP", "1.234567k", .tooManyDecimals(allowed: 5)), ("GBP", "999999999999k", .tooBig),
      ("GBP", "$2k", .notANumber), ("GBP", "2k dollars", .otherCurrency("dollars")),
    ] as [(String, String, AmountProblem)])
  func `refuses thousands and pence that do not add up`(
    code: String, typed: String, problem: AmountProblem
  ) throws {
    let currency = try #require(Currency(code: code))
    #expect(throws: problem) { try TypedAmount.read(typed, as: currency) }
  }

  @Test(
    arguments: [
      ("JPY", "1,234", 1_234), ("JPY", "1,234,567", 1_234_567), ("JPY", "¥980", 980),
      ("JPY", "９８０円", 980), ("BHD", "1.234", 1_234), ("BHD", "12.345", 12_345),
      ("BHD", "0,125", 125), ("BHD", "1,234", 1_234_000), ("BHD", "1,234.567", 1_234_567),
      ("BHD", "1.234,567", 1_234_567), ("BHD", "1234,567", 1_234_567), ("BHD", "BD 5", 5_000),
      ("CAD", "$5", 5_00), ("CAD", "C$5", 5_00), ("CAD", "5 Canadian dollars", 5_00),
      ("CAD", "$5 CAD", 5_00), ("CHF", "CHF 1'234.50", 1_234_50), ("CHF", "Fr. 5", 5_00),
      ("INR", "Rs.500", 500_00), ("INR", "Rs .50", 50), ("GBP", "£.50", 50),
      ("GBP", "5 pounds.", 5_00), ("GBP", "GBP .50", 50), ("GBP", "GBP.50", nil),
      ("SEK", "50 kr", 50_00), ("EUR", "1.234,50 €", 1_234_50),
      ("INR", "₹12,34,567.50", 1_234_567_50),
      ("GBP", "£5 quid", 5_00), ("GBP", "1 pound", 1_00), ("GBP", "UK£5", 5_00),
      ("GBP", "5 pounds sterling", 5_00), ("EGP", "£5", 5_00), ("USD", "US$ 5", 5_00),
      ("USD", "5 bucks", 5_00), ("XOF", "5 XOF", 5), ("PLN", "5 zł", 5_00), ("CZK", "5 Kč", 5_00),
      ("USD", "5 US dollars", 5_00), ("USD", "usd5", 5_00),
    ] as [(String, String, Int64?)])
  func `follows the page's currency`(code: String, typed: String, minorUnits: Int64?) throws {
    let currency = try #require(Currency(code: code))
    let amount = Result { try TypedAmount.read(typed, as: currency) }
    #expect((try? amount.get())?.money == minorUnits.map { Money(minorUnits: $0, currency) })
  }

  @Test(
    arguments: [
      ("JPY", "1.5", .tooManyDecimals(allowed: 0)), ("JPY", "1.00", .tooManyDecimals(allowed: 0)),
      ("JPY", "1.234", .ambiguous(thousands: "1,234", decimal: "1")),
      ("JPY", "12.500", .ambiguous(thousands: "12,500", decimal: "13")),
      ("BHD", "0.1234", .tooManyDecimals(allowed: 3)),
    ] as [(String, String, AmountProblem)])
  func `counts the decimals of the page's currency`(
    code: String, typed: String, problem: AmountProblem
  ) throws {
    let currency = try #require(Currency(code: code))
    #expect(throws: problem) { try TypedAmount.read(typed, as: currency) }
  }

  @Test(arguments: [
    ("GBP", "$5", "$"), ("GBP", "5 usd", "USD"), ("GBP", "5 US Dollars", "US dollars"),
    ("GBP", "5 dollars", "dollars"), ("GBP", "€5", "€"), ("GBP", "5₿", "₿"), ("USD", "£5", "£"),
    ("USD", "C$5", "C$"), ("USD", "$5 CAD", "CAD"), ("ZAR", "R$5", "R$"), ("JPY", "5 yuan", "yuan"),
    ("GBP", "-$5", "$"), ("GBP", "£5 + $5", "$"), ("GBP", "EUR 1.234", "EUR"),
  ])
  func `names a currency that is not the page's`(code: String, typed: String, name: String) throws {
    let currency = try #require(Currency(code: code))
    #expect(throws: AmountProblem.otherCurrency(name)) {
      try TypedAmount.read(typed, as: currency)
    }
  }

  @Test(
    arguments: [
      ("-5", -5_00), ("−5", -5_00), ("–5", -5_00), ("-£5", -5_00), ("£-5", -5_00), ("(5)", -5_00),
      ("(£5)", -5_00), ("£(5)", -5_00), ("((5))", -5_00), ("(-5)", -5_00), ("-(5)", -5_00),
      ("(1,234.50)", -1_234_50), ("3-5", -2_00), ("(3)-(5)", -2_00), ("(3-5)", -2_00), ("5", 5_00),
      ("(3+5)", 8_00),
    ] as [(String, Int64)])
  func `reads negative amounts where they are allowed, and only there`(
    typed: String, pence: Int64
  ) throws {
    let amount = try TypedAmount.read(typed, as: .gbp, allowingNegative: true)
    #expect(amount.money.minorUnits == pence)
    guard pence < 0 else { return }
    #expect(throws: AmountProblem.negative) { try read(typed) }
  }

  @Test func `reads 64 characters and no more`() throws {
    let longest = String(repeating: "0", count: 61) + "1.5"
    #expect(try read(longest).money.minorUnits == 1_50)
    #expect(throws: AmountProblem.tooLong) { try read("0" + longest) }
    #expect(throws: AmountProblem.tooLong) { try read(" " + longest) }
    #expect(throws: AmountProblem.tooLong) { try read(String(repeating: "9", count: 60_000)) }
  }

  private func read(_ typed: String) throws(AmountProblem) -> TypedAmount {
    try TypedAmount.read(typed, as: .gbp)
  }
}
