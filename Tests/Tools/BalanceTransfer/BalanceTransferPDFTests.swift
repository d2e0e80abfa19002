/// £3,000 at 24.9%, to 0% for 20 months: the figures are those of the contract.
@Suite struct BalanceTransferPDFTests {
  private func lines(of query: String) throws -> [String] {
    try TestSite.get("/balance-transfer.pdf?\(query)").onPaper
  }

  @Test func `sets both ways side by side, with the offer and the first months of each`() throws {
    let lines = try lines(of: "balance=3000&apr=24.9&payment=120&fee=2.9&promo-months=20")
    #expect(lines.contains("£3,000 at 24.9% APR, to 0% for 20 months"))
    #expect(lines.contains("Paid off in 2 years and 11 months Paid off in 2 years and 3 months"))
    #expect(lines.contains("Interest £1,081.69 Interest £46.51"))
    #expect(lines.contains("You pay in all £4,081.69 You pay in all £3,133.51"))
    #expect(lines.contains("The offer, until July 2028"))
    #expect(lines.contains("Staying, the first 24 months, in pounds"))
    #expect(lines.contains("Moving, the first 24 months, in pounds"))
    #expect(lines.contains("Dec 2026 3,087.00 0.00 120.00 2,967.00"))
    #expect(lines.filter { $0.hasPrefix("Nov 2028 ") }.count == 2)
    #expect(!lines.contains { $0.hasPrefix("Dec 2028 ") })
  }

  /// A month of 3,000 at 24.9 %, effective, is 56.10 of interest.
  @Test func `says which way is never clear, and why`() throws {
    let lines = try lines(of: "balance=3000&apr=24.9&payment=50&fee=2.9&promo-months=20")
    #expect(lines.contains("Paid off in Never paid off Paid off in 8 years and 6 months"))
    #expect(lines.contains { $0.hasPrefix("Why Interest alone is £56.10 this month.") })
  }
}
