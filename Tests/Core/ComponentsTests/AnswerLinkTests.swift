@Suite struct AnswerLinkTests {
  private let link = AnswerLink(
    Submission([
      ("rate", "5"), ("amount", "1,000"), ("shown", "20"), ("other", "x"), ("nation", "wales"),
      ("accent", "00aa55"),
    ]), of: ["amount", "rate", "shown"], at: Address("/tool"))

  @Test func `the page and those below it keep the form and the nation`() {
    #expect(link.page.text == "/tool?amount=1%2C000&rate=5&shown=20&nation=wales#answer")
    #expect(
      link.below("months", adding: [("open", "all")]).text
        == "/tool/months?amount=1%2C000&rate=5&shown=20&nation=wales&open=all")
  }

  @Test func `a file depends on the form alone`() {
    #expect(link.file(".json").text == "/tool.json?amount=1%2C000&rate=5&shown=20")
    #expect(
      link.file(".csv", without: ["rate", "shown"], adding: [("plan", "fixed")]).text
        == "/tool.csv?amount=1%2C000&plan=fixed")
  }

  @Test func `another answer keeps the frame, and forgets the amount shown before`() {
    #expect(link.carried(without: ["rate"]).map(\.0).contains("shown") == false)
    #expect(link.carried(without: ["rate"]).contains { $0 == ("amount", "1,000") })
    #expect(link.carried(without: []).contains { $0 == ("accent", "00aa55") })
    let address = link.changing(("rate", "6"), without: ["amount"]).text
    #expect(address.hasSuffix("&rate=6#answer"))
    #expect(!address.contains("amount"))
  }
}
