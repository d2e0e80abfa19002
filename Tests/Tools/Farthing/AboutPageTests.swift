@Suite struct AboutPageTests {
  /// Each length as the page tells it, beside what the calculator answers.
  @Test(arguments: [
    ("2292", "17.91", "", "minimum", 302, "25 years and 2 months"),
    ("2655", "19.87", "", "minimum", 320, "26 years and 8 months"),
    ("2655", "19.87", "&payment=66.95", "fixed", 62, "5 years and 2 months"),
  ])
  func `says why a length is printed elsewhere with one month more`(
    balance: String, apr: String, payment: String, way: String, months: Int, words: String
  ) throws {
    let about = try TestSite.get("/about").text
    #expect(about.contains(words))
    #expect(about.contains("The Money Charity, The Money Statistics, May 2019"))
    let json = try TestSite.get("/credit-card.json?balance=\(balance)&apr=\(apr)\(payment)").text
    let plan = try #require(json.firstRange(of: "\"\(way)\":{")).upperBound
    #expect(json[plan...].prefix(120).contains("\"months\":\(months),"))
  }
}
