/// Lengths of answers that an onlooker on the network sees.
@Suite struct LengthTests {
  @Test func `what a cookie keeps is not compressed together with what the address says`() throws {
    let visitor = Visitor()
    try visitor.addCard()
    for address in [
      "/cards?name=Blue", "/cards?x", "/cards/helper?target=30", "/cards/helper.json?target=30",
      "/cards.ics?before=3", "/cards/calendar.ics?before=3", "/cards/plan?budget=5",
      "/cards/plan.json?budget=5",
    ] {
      #expect(try visitor.get(address).headers["Content-Encoding"] == "identity", "\(address)")
    }
  }

  @Test func `what holds one of the two alone is compressed`() throws {
    let visitor = Visitor()
    #expect(try visitor.get("/cards?name=Blue").headers["Content-Encoding"] == nil)
    #expect(try visitor.get("/loan?amount=9").headers["Content-Encoding"] == nil)
    try visitor.addCard()
    #expect(try visitor.get("/cards").headers["Content-Encoding"] == nil)
    #expect(try visitor.get("/loan?amount=9").headers["Content-Encoding"] == nil)
  }
}
