@testable import Formats

@Suite struct FiguresTests {
  /// Every length of a number and every way in which it carries into the next, with either sign.
  private static let sizes: [Int64] = {
    let powers = (0...18).map { digits in
      (0..<digits).reduce(Int64(1)) { power, _ in power * 10 }
    }
    let sizes = powers.flatMap { [$0 - 1, $0, $0 + 1, $0 * 9, $0 / 9] } + [.max]
    return sizes + sizes.map { -$0 }
  }()

  // MARK: - Digits

  /// Both halves of eight digits take all of their 10,000 values: the whole of the proof at
  /// `digits(of:)`, which treats each half by itself.
  @Test func `have the digits of every number of four digits, in either half`() {
    for half in 0..<10_000 as Range<UInt32> {
      #expect(Figures(half).text == String(half))
      let number = half * 10_000 + (9_999 - half)
      #expect(Figures(number).text == String(number))
    }
  }

  @Test func `have the digits of any number of eight`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<10_000 {
      let number = UInt32.random(in: 0..<100_000_000, using: &random)
      #expect(Figures(number).text == String(number))
    }
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (10, "10"), (99, "99"), (100, "100"), (999, "999"), (1_000, "1000"),
      (2_027, "2027"), (10_005, "10005"), (99_999_999, "99999999"),
    ] as [(UInt32, String)])
  func `are a whole number`(number: UInt32, text: String) {
    #expect(Figures(number).text == text)
  }

  #if compiler(>=6.2)
    @Test func `stop the program rather than lose a digit`() async {
      await #expect(processExitsWith: .failure) { _ = Figures(100_000_000) }
    }

    @Test func `stop the program rather than write beyond their room`() async {
      await #expect(processExitsWith: .failure) {
        withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) { room in
          _ = Figures(1).store(in: room, at: 1)
        }
      }
    }
  #endif

  // MARK: - Paths

  /// The letters are those of SVG 2, 9.3: in capitals for places, small for distances.
  @Test func `have the letters of a path`() {
    let texts = Figures.PathCommand.allCases.map { Figures(12, after: $0).text }
    #expect(texts == ["M12", "H12", "V12", "l12", " 12"])
  }

  @Test(arguments: [
    (0, "l0"), (12, "l12"), (-3, "l-3"), (99_999_999, "l99999999"), (-100_000_000, "l-99999999"),
    (.min, "l-99999999"),
  ])
  func `are a whole number of a path`(number: Int, text: String) {
    #expect(Figures(number, after: .relativeLine).text == text)
  }

  // MARK: - Amounts

  @Test(arguments: [
    ("GBP", 1_234_50, "£1,234.50"), ("GBP", 0, "£0.00"), ("GBP", 5, "£0.05"),
    ("GBP", 100_00, "£100.00"), ("GBP", 999_99, "£999.99"), ("GBP", 1_000_00, "£1,000.00"),
    ("GBP", -3_00, "−£3.00"), ("USD", 10_000_000_00, "$10,000,000.00"),
    ("EUR", 1_000_000_07, "€1,000,000.07"), ("JPY", 1_235, "¥1,235"), ("JPY", 0, "¥0"),
    ("BHD", 1_234, "BHD\u{A0}1.234"),
  ])
  func `are an amount as people read it`(code: String, minorUnits: Int64, text: String) throws {
    let amount = Money(minorUnits: minorUnits, try #require(Currency(code: code)))
    #expect(try #require(Figures(amount)).text == text)
  }

  @Test(arguments: [
    ("GBP", 1_234_50, "£1,234.50"), ("GBP", 1_234_00, "£1,234"), ("GBP", 0, "£0"),
    ("GBP", 5, "£0.05"), ("GBP", -3_00, "−£3"), ("JPY", 1_200, "¥1,200"),
    ("BHD", 12_000, "BHD\u{A0}12"),
  ])
  func `are an amount without needless decimals`(
    code: String, minorUnits: Int64, text: String
  ) throws {
    let amount = Money(minorUnits: minorUnits, try #require(Currency(code: code)))
    #expect(try #require(Figures(short: amount)).text == text)
  }

  @Test(arguments: [
    ("GBP", 1_234_50, "1234.50"), ("GBP", 0, "0.00"), ("GBP", -5, "-0.05"),
    ("USD", 999_999_99, "999999.99"), ("USD", -1_000_000_00, "-1000000.00"), ("JPY", 1_235, "1235"),
    ("BHD", -12_000, "-12.000"), ("GBP", 99_999_999_999_999, "999999999999.99"),
  ])
  func `are an amount as programs read it`(code: String, minorUnits: Int64, text: String) throws {
    let amount = Money(minorUnits: minorUnits, try #require(Currency(code: code)))
    #expect(try #require(Figures(plain: amount)).text == text)
  }

  @Test func `are what Money says, or nothing, in every currency and size`() {
    for currency in Currency.all {
      for amount in Self.sizes.map({ Money(minorUnits: $0, currency) }) {
        expect(Figures(amount), amount.formatted)
        expect(Figures(plain: amount), amount.plain)
        expect(Figures(short: amount), amount.short, orTooLong: amount.formatted)
      }
    }
  }

  private func expect(_ figures: Figures?, _ text: String, orTooLong long: String? = nil) {
    if let figures {
      #expect(figures.text == text)
    } else {
      #expect((long ?? text).utf8.count > 16)
    }
  }

  /// What is written without a look is the same as what is escaped.
  @Test func `need no escape in any currency and size`() {
    for currency in Currency.all {
      for amount in Self.sizes.map({ Money(minorUnits: $0, currency) }) {
        var written = HTML()
        written.append(raw: "", amount)
        #expect(written == "\(amount.formatted)")
        #expect(!amount.formatted.contains { "&<>\"'\\".contains($0) || $0.isNewline })
      }
    }
  }

  // MARK: - Dates

  @Test func `are the parts of a month in words`() throws {
    let (name, year) = Figures.words(of: try #require(CalendarMonth(year: 2027, month: 5)))
    #expect(name.text + year.text == "May 2027")
  }

  @Test(arguments: [
    (2_026, 12, 5, "2026-12-05"), (1, 1, 1, "0001-01-01"), (9_999, 12, 31, "9999-12-31"),
    (987, 10, 20, "0987-10-20"),
  ])
  func `are a date`(year: Int, month: Int, day: Int, text: String) throws {
    #expect(Figures(try #require(CalendarDate(year: year, month: month, day: day))).text == text)
  }

  @Test(arguments: [
    (1, "1 Jan 2027"), (2, "2 Feb 2027"), (3, "3 Mar 2027"), (4, "4 Apr 2027"), (5, "5 May 2027"),
    (6, "6 Jun 2027"), (7, "7 Jul 2027"), (8, "8 Aug 2027"), (9, "9 Sep 2027"),
    (10, "10 Oct 2027"), (11, "11 Nov 2027"), (12, "12 Dec 2027"),
  ])
  func `are the parts of a date in words`(month: Int, words: String) throws {
    let date = try #require(CalendarDate(year: 2_027, month: month, day: month))
    let parts = Figures.words(of: date)
    #expect(parts.day.text + parts.month.text + parts.year.text == words)
    #expect(date.shortWords == words)
  }
}

extension Figures {
  fileprivate var text: String {
    var bytes: [UInt8] = []
    bytes.append(self)
    return String(decoding: bytes, as: UTF8.self)
  }
}
