@Suite struct LongestRepaymentTests {
  @Test func `a debt may take a hundred years`() {
    #expect(Term(months: LongestRepayment.months).words == "100 years")
  }

  @Test(arguments: ["GBP", "JPY", "BHD"])
  func `a million million units fit in every kind of currency`(code: String) throws {
    let currency = try #require(Currency(code: code))
    let most = try LongestRepayment.mostOwed(in: currency)
    #expect(most.plain.prefix { $0 != "." } == "1000000000000")
  }
}
