@Suite struct TypedAmountPropertyTests {
  static let currencies = ["JPY", "GBP", "CHF", "BHD"]
  static let largest: Int64 = 999_999_999_999

  @Test(arguments: currencies)
  func `reads every amount that it writes`(code: String) throws {
    let currency = try #require(Currency(code: code))
    var random = SeededGenerator(seed: 1)
    for round in 0..<2_000 {
      let limit = Int64(1) << (round % 40)
      let money = Money(minorUnits: .random(in: -limit...limit, using: &random), currency)
      for text in [money.typed, money.formatted, money.short] {
        let amount = try TypedAmount.read(text, as: currency, allowingNegative: true)
        try #require(amount == TypedAmount(money: money, isSum: false), "\(text)")
      }
      try #require(Money(plain: money.plain, currency) == money)
    }
  }

  @Test(arguments: currencies)
  func `adds and multiplies as money does`(code: String) throws {
    let currency = try #require(Currency(code: code))
    var random = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let left = Money(minorUnits: .random(in: 0...10_000_000, using: &random), currency)
      let right = Money(minorUnits: .random(in: 0...10_000_000, using: &random), currency)
      let count = Int.random(in: 0...999, using: &random)
      #expect(try read("\(left.typed)+\(right.typed)", currency) == left + right)
      #expect(try read("\(left.typed)-\(right.typed)", currency) == left - right)
      #expect(try read("\(left.typed)*\(count)", currency) == left.times(count))
      #expect(
        try read("\(count)*\(left.typed)/\(count + 1)*\(count + 1)", currency)
          == left.times(count))
    }
  }

  /// Characters that mean something to the grammar, and some that nearly do.
  static let alphabet = Array(
    "0123456789..,,  ''’+-−–*×x/÷:()()£$€¥₿%GBPUSDeurkrpounds\u{A0}\u{202F}\u{200B}\u{FEFF}\0٣１𝟏½十é"
      .unicodeScalars)
  static let plainAlphabet = Array("0123456789.,+-*/()£ kp".unicodeScalars)

  @Test func `never traps, and reads what it has read again, whatever is typed`() throws {
    var random = SeededGenerator(seed: 3)
    var readable = 0
    for round in 0..<15_000 {
      let text =
        switch round % 3 {
        case 0: bytes(&random)
        case 1: characters(of: Self.alphabet, &random)
        default: characters(of: Self.plainAlphabet, &random)
        }
      let code = Self.currencies[round % 4]
      let currency = try #require(Currency(code: code))
      _ = try? Percentage.read(text)
      _ = try? WholeNumber.read(text)
      _ = Money(plain: text, currency)
      _ = CalendarDate(iso: text)
      guard let money = try? read(text, currency) else { continue }
      readable += 1
      try #require(money.minorUnits.magnitude / 1_000 <= Self.largest.magnitude)
      try #require(try read(money.typed, currency) == money, "\(text)")
    }
    #expect(readable > 1_000)
  }

  private func characters(
    of alphabet: [Unicode.Scalar], _ random: inout SeededGenerator
  ) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      text.append(alphabet.randomElement(using: &random) ?? "0")
    }
    return String(text)
  }

  private func bytes(_ random: inout SeededGenerator) -> String {
    let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func read(_ text: String, _ currency: Currency) throws(AmountProblem) -> Money {
    try TypedAmount.read(text, as: currency, allowingNegative: true).money
  }
}
