@testable import CardsPages

/// Names of cards that would lie, or fill a cookie by themselves.
@Suite struct CardsNamesTests {
  let visitor = Visitor()

  @Test func `a typed name loses what turns it round`() throws {
    try visitor.post("/cards", CardsTestValues.fields("Blue\u{202E}\u{200B}"))
    #expect(try visitor.names() == ["Blue"])
  }

  @Test func `a file of ours brings no such name in`() throws {
    let file = #"""
      {"farthing":"cards","currency":"GBP","cards":[{"id":"00000001","name":"Bl‮ue",\#
      "balance":"1.00","limit":"2.00","dueDay":5}]}
      """#
    #expect(file.unicodeScalars.contains("\u{202E}"))
    try visitor.take(Array(file.utf8))
    #expect(try visitor.names() == ["Blue"])
  }

  @Test func `a statement whose bank is one character of 200 KB brings nothing in`() throws {
    let bank = "e" + String(repeating: "\u{301}", count: 100_000)
    let statement = """
      <OFX><SIGNONMSGSRSV1><SONRS><FI><ORG>\(bank)<FID>1</FI></SONRS></SIGNONMSGSRSV1>
      <CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>GBP
      <CCACCTFROM><ACCTID>1234567812345678</CCACCTFROM>
      <LEDGERBAL><BALAMT>-100.00</LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
      """
    let page = try visitor.upload(Array(statement.utf8), to: "/cards/import")
    #expect(page.status == 422)
    #expect(page.body.count < 20_000)
  }

  @Test func `a calendar isolates a name from right to left`() throws {
    try visitor.post("/cards", CardsTestValues.fields("דנה", due: "5"))
    let calendar = try visitor.get("/cards/calendar.ics").text.replacing("\r\n ", with: "")
    #expect(calendar.contains("\u{2068}דנה\u{2069}"))
  }
}
