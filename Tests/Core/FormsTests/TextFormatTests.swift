@Suite struct TextFormatTests {
  /// True when a program that goes by the format may send the text.
  private func accepts(_ text: String, _ format: TextFormat) throws -> Bool {
    guard case .pattern(let pattern, let most) = format.kind else {
      return format.choices.contains(text)
    }
    return try text.count <= most && text.wholeMatch(of: Regex(pattern)) != nil
  }

  private func format<Value>(of reader: Reader<Value>) throws -> TextFormat {
    try #require(
      Field("field", question: "Field?", subject: "Field", reader: reader).parameters.first
    ).format
  }

  /// True when a form takes the text.
  private func takes<Value>(
    _ text: String, _ reader: Reader<Value>, in currency: Currency = .gbp
  ) -> Bool {
    var reading = FormReading(Submission([("field", text)]), in: currency)
    return reading.mistakes(
      in: [Field("field", question: "Field?", subject: "Field", reader: reader)]
    ).isEmpty
  }

  @Test(arguments: [
    0...0, 7...7, 0...7, 0...9, 1...9, 0...10, 1...12, 1...31, 0...100, 1...52, 95...1005, 0...600,
    999...1000, 1900...2199, 108...2411,
  ])
  func `matches every whole number of a range, and no other`(range: ClosedRange<Int>) throws {
    let format = TextFormat.whole(range)
    for number in 0...range.upperBound + 120 {
      #expect(try accepts("\(number)", format) == range.contains(number), "\(number)")
    }
    #expect(try accepts(format.example, format))
    for text in ["", "0\(range.upperBound)", "+\(range.upperBound)", "\(range.upperBound).0"] {
      #expect(try !accepts(text, format))
    }
  }

  @Test(arguments: [
    (1...100_000, [1, 9, 10, 99_999, 100_000], [0, 100_001, 1_000_000]),
    (0...999_999, [0, 5, 123_456, 999_999], [1_000_000]),
  ])
  func `matches the ends of long ranges`(
    range: ClosedRange<Int>, inside: [Int], outside: [Int]
  ) throws {
    let format = TextFormat.whole(range)
    for number in inside { #expect(try accepts("\(number)", format), "\(number)") }
    for number in outside { #expect(try !accepts("\(number)", format), "\(number)") }
  }

  @Test(arguments: [(999_9900, 4), (99_9900, 2), (100_0000, 4), (100_0000, 2), (5_0500, 3)])
  func `matches the percentages that a form takes`(most: Int64, decimals: Int) throws {
    let reader = Reader<Percentage>.percentage(
      upTo: Percentage(tenThousandths: most), decimals: decimals)
    let format = try format(of: reader)
    let fractions = [
      "", ".0", ".5", ".9", ".05", ".04", ".06", ".99", ".98", ".051", ".989", ".990", ".991",
      ".0500", ".0501", ".9900", ".9901", ".12345",
    ]
    for whole in [0, 1, 4, 5, 6, 9, 10, 55, 98, 99, 100, 101, 899, 990, 998, 999, 1000] {
      for text in fractions.map({ "\(whole)\($0)" }) {
        #expect(try accepts(text, format) == takes(text, reader), "\(text)")
      }
    }
    #expect(try accepts(format.example, format))
  }

  @Test func `matches amounts as a form takes them`() throws {
    let texts = [
      "0", "0.0", "0.00", "0.01", "0.1", "0.10", "0.99", "1", "1.5", "1.50", "12345678.99",
      "99999999.99", "100000000", "-1", "0.000", "0.001", "0.010", "0.100", "1.234",
      "99999999.999", "1.2345", "-0.01", "-99999999.99", "-100000000",
    ]
    let readers: [Reader<Money>] = [.money, .moneyOrZero, .moneyOrCredit]
    for reader in readers {
      let format = try format(of: reader)
      for text in texts {
        #expect(try accepts(text, format) == takes(text, reader, in: .bhd), "\(text)")
      }
      #expect(try accepts(format.example, format))
      // Forms take these, in other spellings than a program’s.
      for text in ["1,234", "£5", "1 000", "2+3", "007"] {
        #expect(try !accepts(text, format), "\(text)")
      }
    }
  }

  @Test func `matches years that come to whole months`() throws {
    let reader = Reader<Term>.years(upTo: 50)
    let format = try format(of: reader)
    for whole in [0, 1, 9, 10, 25, 49, 50, 51] {
      for fraction in [
        "", ".0", ".00", ".5", ".50", ".25", ".250", ".2500", ".75", ".1", ".2", ".3333", ".7",
      ] {
        let text = "\(whole)\(fraction)"
        #expect(try accepts(text, format) == takes(text, reader), "\(text)")
      }
    }
    #expect(try accepts(format.example, format))
  }

  @Test func `matches weights, dates and months`() throws {
    let weight = try format(of: Reader<Percentage>.weight(upTo: 9_999))
    for text in ["0", "0.5", "1.5", "9999", "9998.9999"] { #expect(try accepts(text, weight)) }
    for text in ["10000", "9999.1", "-1"] { #expect(try !accepts(text, weight)) }
    let date = TextFormat.date(in: 1900...2199)
    for text in ["1900-01-01", "2027-03-31", "2199-12-31", date.example] {
      #expect(try accepts(text, date))
    }
    for text in ["1899-12-31", "2200-01-01", "2027-13-01", "2027-00-01", "2027-01-32", "2027-1-1"] {
      #expect(try !accepts(text, date))
    }
  }

  @Test func `is the same in a field that may be left empty`() throws {
    let whole = Reader<Int>.whole(1...31)
    let format = try format(of: whole)
    #expect(try self.format(of: whole.optional) == format)
    #expect(try self.format(of: whole.otherwise { _ in 5 }) == format)
    #expect(try self.format(of: whole.ignored { _ in 5 }) == format)
  }

  @Test func `shows the usual choice as its example`() throws {
    #expect(try format(of: .yesOrNo(otherwise: false)) == .choice(["yes", "no"], example: "no"))
    #expect(try format(of: .currency(otherwise: .usd)).example == "USD")
    #expect(try format(of: .text(upTo: 80, example: "Anna")).example == "Anna")
  }
}
