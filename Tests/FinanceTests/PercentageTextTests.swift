import Finance
import Testing

@Suite struct PercentageTextTests {
  @Test(
    arguments: [
      (179_100, "17.91", "17.91%"), (300_000, "30", "30%"), (0, "0", "0%"),
      (1, "0.0001", "0.0001%"),
      (-200, "-0.02", "−0.02%"), (9_999_900, "999.99", "999.99%"), (175_000, "17.5", "17.5%"),
      (.min, "-922337203685477.5808", "−922337203685477.5808%"),
    ] as [(Int64, String, String)])
  func `is written without zeros at the end`(
    tenThousandths: Int64, plain: String, formatted: String
  ) {
    let percentage = Percentage(tenThousandths: tenThousandths)
    #expect(percentage.plain == plain)
    #expect(percentage.formatted == formatted)
    #expect(Percentage(plain: plain) == percentage)
  }

  @Test(
    arguments: [
      (900_000, 1, "90.0"), (178_500, 1, "17.9"), (178_499, 1, "17.8"), (-178_500, 1, "-17.9"),
      (4_999, 0, "0"), (5_000, 0, "1"), (-4_999, 0, "0"), (5, 4, "0.0005"), (179_100, 2, "17.91"),
      (.max, 0, "922337203685478"),
    ] as [(Int64, Int, String)])
  func `is written with as many decimals as asked`(
    tenThousandths: Int64, decimals: Int, plain: String
  ) {
    #expect(Percentage(tenThousandths: tenThousandths).plain(decimals: decimals) == plain)
  }

  @Test(arguments: [
    "", "17.9%", "17,9", "0.00001", ".5", "5.", "1e5", "٣", " 5", "1000000000000000",
  ])
  func `is read from nothing but plain decimals`(text: String) {
    #expect(Percentage(plain: text) == nil)
  }
}
