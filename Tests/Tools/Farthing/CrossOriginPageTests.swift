@Suite struct CrossOriginPageTests {
  func post(_ headers: [String: String]) throws -> TestSite.Reply {
    try TestSite.ask(
      ["REQUEST_METHOD": "POST", "DOCUMENT_URI": "/about"].merging(headers) { $1 })
  }

  @Test func `a form on another site changes nothing, and says so`() throws {
    let response = try post(["HTTP_SEC_FETCH_SITE": "cross-site"])
    #expect(response.status == 403)
    #expect(response.text.contains("<h1>This was sent from another site</h1>"))
  }

  @Test func `a program is told in JSON`() throws {
    let response = try post([
      "HTTP_ORIGIN": "https://evil.example", "HTTP_ACCEPT": "application/json",
    ])
    #expect(response.status == 403)
    #expect(
      response.text == #"""
        {"errors":[{"field":null,"message":"This was sent from another site, so nothing was changed"}]}
        """#)
  }

  @Test func `a form of ours goes on to its page`() throws {
    #expect(try post(["HTTP_ORIGIN": "http://localhost:8080"]).status == 405)
  }
}
