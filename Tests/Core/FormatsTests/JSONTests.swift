@Suite struct JSONTests {
  func written(_ write: (inout JSON) -> Void) -> String {
    var json = JSON()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `writes members and elements with commas between them`() {
    let text = written {
      $0.object {
        $0.member("a", 1)
        $0.list("b") {
          $0.number(1)
          $0.string("x")
          $0.null()
        }
        $0.member("c") { _ in }
        $0.member("d", true)
        $0.member("e", String?.none)
      }
    }
    #expect(text == #"{"a":1,"b":[1,"x",null],"c":{},"d":true,"e":null}"#)
  }

  @Test(arguments: [
    ("\"", #""\"""#), ("\\", #""\\""#), ("\n", #""\n""#), ("\u{0}", #""\u0000""#),
    ("\u{1F}", #""\u001f""#), ("é日😀", "\"é日😀\""), ("</script>", "\"</script>\""),
  ])
  func `escapes what a string may not hold`(text: String, json: String) {
    #expect(written { $0.string(text) } == json)
  }

  @Test(
    arguments: [
      (123_450, "GBP", #""1234.50""#), (-300, "GBP", #""-3.00""#), (0, "USD", #""0.00""#),
      (1_235, "JPY", #""1235""#), (-12_000, "BHD", #""-12.000""#),
      (-.max, "EUR", #""-92233720368547758.07""#),
    ] as [(Int64, String, String)])
  func `writes an amount as a string`(minorUnits: Int64, code: String, json: String) throws {
    let amount = Money(minorUnits: minorUnits, try #require(Currency(code: code)))
    #expect(written { $0.string(amount) } == json)
  }

  @Test(
    arguments: [
      (0, "[0]"), (-1, "[-1]"), (99_999_999, "[99999999]"), (100_000_000, "[100000000]"),
      (.min, "[-9223372036854775808]"),
    ] as [(Int, String)])
  func `writes a whole number of any size`(number: Int, json: String) {
    #expect(written { $0.array { $0.number(number) } } == json)
  }

  @Test func `writes a date as a string`() throws {
    let date = try #require(CalendarDate(year: 987, month: 1, day: 5))
    #expect(written { $0.array { $0.string(date) } } == #"["0987-01-05"]"#)
  }

  @Test func `escapes the names of members`() {
    let text = written {
      $0.object {
        $0.member("a\"b", 1)
        $0.key("c\\d")
        $0.null()
      }
    }
    #expect(text == #"{"a\"b":1,"c\\d":null}"#)
  }

  @Test func `the example of the documentation`() {
    let text = written {
      $0.object {
        $0.member("months", 63)
      }
    }
    #expect(text == #"{"months":63}"#)
  }
}
