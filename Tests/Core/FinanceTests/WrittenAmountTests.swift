@testable import Finance

/// Amounts as banks write them: read right, or known to have two meanings.
@Suite struct WrittenAmountTests {
  @Test(arguments: [
    (".63", "0.63"), ("-.99", "-0.99"), ("(5.00)", "-5.00"), ("5.00-", "-5.00"),
    ("−5.00", "-5.00"), ("5.00 DR", "5.00"), ("5.00 CR", "5.00"), ("£1,234.50", "1234.50"),
    ("1.234,50 EUR", "1234.50"), ("1 234,50", "1234.50"), ("1\u{A0}234,5", "1234.5"),
    ("1\u{202F}234,5 €", "1234.5"), ("1'234.50", "1234.50"), ("1’234’567", "1234567"),
    ("1,234,567", "1234567"), ("1.234.567", "1234567"), ("1,23,456.50", "123456.50"),
    ("000012.50", "12.50"), ("1234.567", "1234.567"), ("12.34567", "12.34567"), ("5.", "5."),
    ("-12,50", "-12.50"), ("0.125", "0.125"), ("1,234.567", "1234.567"), ("+2.00", "2.00"),
    ("USD 14.00", "14.00"), ("1 234", "1234"), ("-£61.20", "-61.20"), ("£-61.20", "-61.20"),
  ])
  func `has one meaning`(text: String, number: String) throws {
    let amount = try #require(WrittenAmount(text))
    #expect(!amount.isAmbiguous)
    #expect(amount.plain(nil) == (number == "5." ? "5" : number))
  }

  @Test(arguments: ["3.000", "-1,250", "12,500", "123.456", "001.234"])
  func `of one sign with three digits after it has two`(text: String) throws {
    let amount = try #require(WrittenAmount(text))
    #expect(amount.isAmbiguous && amount.plain(nil) == nil)
  }

  @Test func `of two meanings takes the one that is settled`() throws {
    let amount = try #require(WrittenAmount("-12,500"))
    #expect(amount.plain(.decimals) == "-12.500")
    #expect(amount.plain(.grouping) == "-12500")
    #expect(amount.plain(.sign(.comma)) == "-12.500")
    #expect(amount.plain(.sign(.dot)) == "-12500")
  }

  @Test(arguments: [
    "", "lots", "1,2,3", "12,34,56", "1.2.3", "1,234,56", "--5", "(5", "5)", "-(5)", "1.234,567.8",
    "5.00 XX1", "12 50", ".", "2026-11-02", "5 CR CR", "-5 CR", "1/2", "12:30", "50%", "1e5",
  ])
  func `is no amount`(text: String) {
    #expect(WrittenAmount(text) == nil)
  }

  @Test func `is settled by its column, then by its currency`() throws {
    func settling(_ texts: [String], _ code: String) throws -> WrittenAmount.Settling? {
      let sign = texts.compactMap { WrittenAmount($0) }.decimalSign
      return .init(by: sign, in: try #require(Currency(code: code)))
    }
    #expect(try settling(["3.000", "2,50"], "EUR") == .sign(.comma))
    #expect(try settling(["3.000", "1.234.567"], "EUR") == .sign(.comma))
    #expect(try settling(["3.000", "1,234.50"], "TND") == .sign(.dot))
    #expect(try settling(["3.000"], "JPY") == .grouping)
    #expect(try settling(["3.000"], "TND") == .decimals)
    #expect(try settling(["3.000", "-1.250"], "EUR") == nil)
    #expect(try settling(["3.000", "2,50", "2.50"], "EUR") == nil)
  }

  /// Ways in which banks group and part digits: the grouping sign and the decimal one.
  private static let writings: [(group: String, decimal: String)] = [
    ("", "."), ("", ","), (",", "."), (".", ","), ("'", "."), ("’", "."), (" ", ","),
    ("\u{A0}", ","), ("\u{202F}", ","), (" ", "."),
  ]

  private static func grouped(_ digits: String, by sign: String) -> String {
    var groups: [Substring] = []
    var rest = digits[...]
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: sign)
  }

  /// The signs around an amount below zero, in each way.
  private static func negatives(_ text: String, _ code: String) -> [String] {
    ["-\(text)", "−\(text)", "\(text)-", "(\(text))", "-\(code) \(text)", "\(code) -\(text)"]
  }

  @Test func `in every currency and writing is that amount, or two meanings`() throws {
    for currency in Currency.all {
      for units in [0, 1, 5, 63, 99, 100, 1_250, 12_500, 123_456, 1_234_567, 123_456_789_012] {
        let digits =
          String(units).count > currency.digits
          ? String(units)
          : String(repeating: "0", count: currency.digits + 1 - String(units).count) + String(units)
        let (whole, fraction) = (
          String(digits.dropLast(currency.digits)), String(digits.suffix(currency.digits))
        )
        for writing in Self.writings {
          var number = Self.grouped(whole, by: writing.group)
          if !fraction.isEmpty { number += writing.decimal + fraction }
          for text in Self.negatives(number, currency.code) {
            let amount = try #require(WrittenAmount(text), "\(text)")
            #expect(amount.suits(currency) && amount.isNegative)
            let plain = "-" + whole + (fraction.isEmpty ? "" : ".\(fraction)")
            // A currency settles its own amounts, if it has no decimals or three.
            let settled = WrittenAmount.Settling(by: [amount].decimalSign, in: currency)
            #expect(amount.plain(settled) ?? plain == plain, "\(text)")
            if amount.isAmbiguous { #expect(settled != nil || fraction.count == 0, "\(text)") }
          }
        }
      }
    }
  }
}
