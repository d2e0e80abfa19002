@Suite struct RequestTests {
  func request(
    _ variables: [String: String], body: String = "", tooLarge: Bool = false
  ) throws -> Request {
    let variable = { (name: String) in variables[name].map { Array($0.utf8) } }
    return try Request(variable: variable).reading(
      Request.Body(Array(body.utf8), isTooLarge: tooLarge, variable: variable), takesFiles: false)
  }

  @Test func `reads a query in order`() throws {
    let request = try request([
      "REQUEST_METHOD": "GET", "DOCUMENT_URI": "/credit-card",
      "QUERY_STRING": "balance=1%2C000&apr=17.9&apr=2&x=a+b%C2%A3&&flag",
    ])
    #expect(request.method == .get)
    #expect(request.path == "/credit-card")
    #expect(
      request.query
        == Submission([
          ("balance", "1,000"), ("apr", "17.9"), ("apr", "2"), ("x", "a b£"), ("flag", ""),
        ]))
  }

  @Test(arguments: [
    ("a=%", UnreadableRequest.percentEncoding), ("a=%1", .percentEncoding),
    ("a=%zz", .percentEncoding), ("a=%00", .notText), ("a=%FF", .notText),
    ("a=%C3%28", .notText), ("a=%ED%A0%80", .notText), ("%FF=a", .notText),
    ("a=e" + String(repeating: "%CC%81", count: 31), .tooManyMarks),
    (String(repeating: "a", count: 8 * 1024 + 1), .tooLong),
    (String(repeating: "a=1&", count: 101), .tooManyFields(most: 100)),
  ])
  func `refuses a query that cannot be read`(query: String, reason: UnreadableRequest) {
    #expect(throws: reason) { try request(["QUERY_STRING": query]) }
  }

  @Test(arguments: [
    String(repeating: "a", count: 8 * 1024), String(repeating: "a=1&", count: 100), "a=%41", "",
  ])
  func `reads a query at its limits`(query: String) throws {
    _ = try request(["QUERY_STRING": query])
  }

  @Test func `ignores fields whose name is not ASCII, and counts them`() throws {
    let marks = String(repeating: "%CC%81", count: 1_000)
    let request = try request(["QUERY_STRING": "e\(marks)=1&a=2&%C3%A9=3"])
    #expect(request.query == Submission([("a", "2")]))
    #expect(throws: UnreadableRequest.tooManyFields(most: 100)) {
      try self.request(["QUERY_STRING": String(repeating: "%C3%A9=1&", count: 101)])
    }
  }

  @Test func `takes no byte outside ASCII from a path or a header`() throws {
    let marks = String(repeating: "\u{301}", count: 2)
    let request = try request([
      "DOCUMENT_URI": "/plan\(marks).json", "HTTP_ACCEPT": "application/json\(marks)",
      "HTTP_ORIGIN": "https://é", "HTTP_SEC_FETCH_SITE": "é",
      "HTTP_COOKIE": "e\(marks)=1; cards=é; cards=v4",
    ])
    #expect(request.path == "/plan????.json")
    #expect(request.accept == "application/json????")
    #expect(request.origin == "https://??")
    #expect(request.fetchSite == "??")
    #expect(request.cookies == Cookies(header: "cards=v4"))
  }

  @Test func `reads a form from the body`() throws {
    let request = try request(
      ["REQUEST_METHOD": "POST", "CONTENT_TYPE": "application/x-www-form-urlencoded"],
      body: "name=Blue+card")
    #expect(request.form["name"] == "Blue card")
  }

  @Test func `refuses a body that is too large or of another kind`() {
    #expect(throws: UnreadableRequest.tooLong) { try request([:], tooLarge: true) }
    #expect(throws: UnreadableRequest.unknownForm) {
      try request(["CONTENT_TYPE": "text/plain"], body: "a=1")
    }
  }

  @Test(arguments: [
    ("/credit-card.json", "", true), ("/credit-card", "application/json", true),
    ("/credit-card", "text/html,application/json", false), ("/credit-card", "", false),
    ("/credit-card", "APPLICATION/JSON ; charset=utf-8", true),
    ("/credit-card", "application/json, text/plain, */*", true),
    ("/credit-card", "text/plain, application/json", true),
    ("/credit-card", "text/html;q=0.5, application/json", true),
    ("/credit-card", "application/json;q=0.4, text/html; q=0.5", false),
    ("/credit-card", " application/json ; q=0.4", true),
    ("/credit-card", "application/ json", false),
    ("/credit-card", "application/json;q=0", false), ("/credit-card", "*/*", false),
    ("/credit-card", "application/json;q=x, text/html;q=nan", false),
    ("/credit-card", "application/json-seq", false),
  ])
  func `knows when a program asks`(path: String, accept: String, isProgram: Bool) {
    #expect(Request(path: path, accept: accept).wantsJSON == isProgram)
  }
}
