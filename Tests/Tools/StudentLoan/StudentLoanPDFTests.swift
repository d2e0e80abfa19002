/// $30,000 at 5%, half of the interest put off: the figures are those of the contract.
@Suite struct StudentLoanPDFTests {
  private func lines(of query: String) throws -> [String] {
    try TestSite.get("/student-loan.pdf?\(query)").onPaper
  }

  @Test func `shows the loan against its baseline, and every payment`() throws {
    let lines = try lines(of: "principal=30000&apr=5&proportion=50")
    #expect(lines.contains("$282.81 a month $318.20 a month, to compare with"))
    #expect(lines.contains("Paid off in 10 years and 1 month Paid off in 10 years"))
    #expect(lines.contains("You pay in all $37,874.39 You pay in all $38,183.49"))
    #expect(lines.contains("You save $309.10"))
    #expect(lines.contains("1 30,000.00 125.00 62.50 220.31 282.81 29,779.69 62.50"))
    #expect(lines.contains("121 0.02 0.00 3,937.17 0.02 3,937.19 0.00 0.00"))
  }

  /// The least that is ever enough: 125.01, for 2,288 months.
  @Test func `lists the first payments of a very long loan, and says what it leaves out`() throws {
    let lines = try lines(of: "principal=30000&apr=5&payment=125.01")
    #expect(lines.contains { $0.hasPrefix("1200 ") })
    #expect(!lines.contains { $0.hasPrefix("1201 ") })
    #expect(lines.contains { $0.contains("2,288 payments go on after the 1,200") })
  }
}
