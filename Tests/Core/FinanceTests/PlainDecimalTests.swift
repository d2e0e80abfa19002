@Suite struct PlainDecimalTests {
  @Test(
    arguments: [
      ("0.85", 9, 850_000_000), ("1", 0, 1), ("-0.000000001", 9, -1),
      ("123456.789", 3, 123_456_789),
      ("-9223372036854775808", 0, .min), ("9223372036854775807", 0, .max),
    ] as [(String, Int, Int64)])
  func `is read in units of its last decimal`(text: String, decimals: Int, units: Int64) {
    #expect(PlainDecimal.read(text, decimals: decimals) == units)
  }

  @Test(arguments: [
    ("0.8512345678", 9), ("1.0", 0), ("9223372036854775808", 0), ("-9223372036854775809", 0),
    ("9223372037", 9),
  ])
  func `refuses more decimals than allowed and what does not fit`(text: String, decimals: Int) {
    #expect(PlainDecimal.read(text, decimals: decimals) == nil)
  }

  @Test(
    arguments: [
      (850_000_000, 9, "0.85"), (-1, 9, "-0.000000001"), (3_000, 3, "3"), (0, 4, "0"),
      (.min, 0, "-9223372036854775808"), (.min, 9, "-9223372036.854775808"),
      (1_000_000_050, 4, "100000.005"),
    ] as [(Int64, Int, String)])
  func `is written without zeros at the end`(units: Int64, decimals: Int, text: String) {
    #expect(PlainDecimal.text(units, decimals: decimals) == text)
  }
}
