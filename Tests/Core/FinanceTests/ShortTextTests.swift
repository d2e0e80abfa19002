import Calendars
import Finance
import TestSupport
import Testing

@Suite struct ShortTextTests {
  @Test(arguments: [
    ("GBP", 1_234_50, "£1,234.50"), ("GBP", 0, "£0.00"), ("GBP", 5, "£0.05"),
    ("GBP", 100_00, "£100.00"), ("GBP", 999_99, "£999.99"), ("GBP", 1_000_00, "£1,000.00"),
    ("GBP", -3_00, "−£3.00"), ("USD", 10_000_000_00, "$10,000,000.00"),
    ("EUR", 1_000_000_07, "€1,000,000.07"), ("JPY", 1_235, "¥1,235"), ("JPY", 0, "¥0"),
    ("BHD", 1_234, "BHD\u{A0}1.234"),
  ])
  func `is an amount as people read it`(code: String, minorUnits: Int64, text: String) throws {
    let amount = Money(minorUnits: minorUnits, try #require(Currency(code: code)))
    #expect(try #require(ShortText(amount)).text == text)
  }

  @Test func `is what Money writes, or nothing, in every currency`() {
    var random = SeededGenerator(seed: 4)
    var counts = (short: 0, long: 0)
    for currency in Currency.all {
      for digits in 1...18 {
        let limit = (0..<digits).reduce(Int64(1)) { power, _ in power * 10 }
        let amount = Money(minorUnits: .random(in: -limit...limit, using: &random), currency)
        if let figures = ShortText(amount) {
          counts.short += 1
          #expect(figures.text == amount.formatted)
        } else {
          counts.long += 1
          #expect(amount.formatted.utf8.count > 16)
        }
      }
    }
    #expect(counts.short > 1_000 && counts.long > 1_000)
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (10, "10"), (99, "99"), (100, "100"), (999, "999"), (1_000, "1000"),
      (2_027, "2027"), (10_005, "10005"), (99_999_999, "99999999"),
    ] as [(UInt32, String)])
  func `is a whole number`(number: UInt32, text: String) {
    #expect(ShortText(number).text == text)
  }

  @Test(arguments: [(0, "L0"), (5, "L0.5"), (10, "L1"), (3_399, "L339.9")] as [(UInt32, String)])
  func `is a number of tenths`(tenths: UInt32, text: String) {
    #expect(ShortText(tenths: tenths, after: "L").text == text)
  }

  @Test(arguments: 1...12)
  func `is the parts of a date`(month: Int) throws {
    let date = try #require(CalendarDate(year: 2_027, month: month, day: month * 2))
    let (day, name, year) = date.shortTexts
    #expect(day.text + name.text + year.text == date.shortWords)
  }

  /// Cells of tables are written as they are: the signs of currencies need no escape.
  @Test func `no currency has a sign that is special in HTML`() {
    for currency in Currency.all {
      #expect(!currency.symbol.contains { "&<>\"'".contains($0) || $0.isNewline })
    }
  }
}

extension ShortText {
  fileprivate var text: String {
    withUnsafeBytes(of: bytes.littleEndian) { String(decoding: $0.prefix(count), as: UTF8.self) }
  }
}
