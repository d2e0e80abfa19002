import Web

/// What is counted of frames on partners' sites, and how a partner sees it.
@Suite struct PartnerCountsTests {
  private static let key = "0123456789abcdefghijkl"
  private let folder = TemporaryFolder()

  private var counts: FrameCounts {
    FrameCounts(folder.file("counts"), microseconds: { 0 })
  }

  private func settings() throws -> SiteSettings {
    try SiteSettings(
      """
      {"partners": [
        {"id": "good", "name": "Good Advice", "origins": ["https://www.example.org"],
         "countsKey": "\(Self.key)", "tools": ["credit-card", "loan"]},
        {"id": "other", "name": "Other", "origins": [], "countsKey": "zyxwvutsrqponmlkjihgfe"},
        {"id": "without", "name": "Without", "origins": []}]}
      """)
  }

  private func ask(
    _ address: String, method: String = "GET", form: String = "", accept: String = "text/html",
    authorization: String? = nil, destination: String? = nil, site: String? = nil
  ) throws -> TestSite.Reply {
    let parts = address.split(separator: "?", maxSplits: 1)
    var variables = [
      "REQUEST_METHOD": method, "DOCUMENT_URI": String(parts[0]),
      "QUERY_STRING": parts.count > 1 ? String(parts[1]) : "", "HTTP_ACCEPT": accept,
      "CONTENT_TYPE": "application/x-www-form-urlencoded",
    ]
    variables["HTTP_AUTHORIZATION"] = authorization
    variables["HTTP_SEC_FETCH_DEST"] = destination
    variables["HTTP_SEC_FETCH_SITE"] = site
    let counts = counts
    let reply = try TestSite.ask(
      variables, body: Array(form.utf8), settings: settings(), frameCounts: counts)
    counts.save(on: try #require(TestSite.today))
    return reply
  }

  private func counted() -> [String] {
    counts.tally.text.split(separator: "\n").dropFirst().map(String.init)
  }

  private func keep(_ lines: String) {
    folder.write("Farthing frame counts 1\n\(lines)", to: "counts", mode: 0o644)
  }

  @Test func `a frame of a partner is counted, and whether it had an answer`() throws {
    _ = try ask("/embed/credit-card?partner=good")
    _ = try ask("/embed/credit-card?partner=good&balance=1000&apr=20")
    _ = try ask("/embed/loan?partner=good&accent=7a1fa2")
    #expect(counted() == ["2026-11-21 good credit-card 2 1", "2026-11-21 good loan 1 0"])
  }

  /// The script of a frame asks for an answer itself, and no page is opened.
  @Test(arguments: [
    ("iframe", "cross-site", 1), ("iframe", "same-origin", 1), ("document", "same-origin", 0),
    ("empty", "cross-site", 0), ("empty", "same-origin", 1), (nil, nil, 1),
  ])
  func `of a browser that says what it opens, frames and their scripts alone are counted`(
    destination: String?, site: String?, times: Int
  ) throws {
    _ = try ask("/embed/loan?partner=good", destination: destination, site: site)
    #expect(counted().count == times)
  }

  @Test(arguments: [
    "/embed/credit-card", "/embed/credit-card?partner=nobody", "/credit-card?partner=good",
    "/embed/student-loan?partner=good", "/embed/credit-card?partner=good&balance=x&apr=20",
    "/embed/?partner=good", "/embed/nothing?partner=good", "/embed/counts?partner=good",
  ])
  func `nothing else is counted`(address: String) throws {
    _ = try ask(address)
    #expect(counted().isEmpty)
  }

  @Test func `a question for the head alone is not counted`() throws {
    _ = try ask("/embed/credit-card?partner=good", method: "HEAD")
    #expect(counted().isEmpty)
  }

  private static let twoDays = """
    2026-11-22 good credit-card 120 61
    2026-11-22 other credit-card 7 7
    2026-11-23 good credit-card 9 3
    2026-11-23 good loan 6 0

    """

  @Test func `programs read the numbers, but none from 1 to 4`() throws {
    keep(Self.twoDays)
    let reply = try ask("/embed/counts.json?partner=good", authorization: "Bearer \(Self.key)")
    #expect(reply.status == 200)
    #expect(reply.headers["Cache-Control"] == "no-store")
    #expect(
      reply.text == """
        {"partner":"good","from":"2026-11-22","to":"2026-11-23","days":[\
        {"date":"2026-11-22","tools":[{"tool":"credit-card","shown":120,"answered":61}]},\
        {"date":"2026-11-23","tools":[{"tool":"credit-card","shown":9,"answered":null},\
        {"tool":"loan","shown":6,"answered":0}]}],\
        "total":[{"tool":"credit-card","shown":129,"answered":61,"atLeast":true},\
        {"tool":"loan","shown":6,"answered":0,"atLeast":false}]}
        """)
    let csv = try ask("/embed/counts.csv?partner=good", authorization: "bearer \(Self.key)")
    #expect(
      csv.text.split(separator: "\r\n") == [
        "Date,Tool,Shown,Answered", "2026-11-22,credit-card,120,61",
        "2026-11-23,credit-card,9,fewer than 5", "2026-11-23,loan,6,0",
      ])
  }

  @Test func `a partner for whom nothing was counted gets an empty report`() throws {
    let reply = try ask("/embed/counts.json?partner=good", authorization: "Bearer \(Self.key)")
    #expect(
      reply.text == #"{"partner":"good","from":null,"to":null,"days":[],"total":[]}"#)
  }

  @Test func `the page shows the same to whoever sends the key in its form`() throws {
    keep(Self.twoDays)
    let asked = try ask("/embed/counts?partner=good&key=\(Self.key)")
    #expect(asked.status == 200)
    #expect(asked.text.contains("type=\"password\""))
    #expect(!asked.text.contains(Self.key) && !asked.text.contains("120"))
    let page = try ask("/embed/counts", method: "POST", form: "partner=good&key=\(Self.key)")
    #expect(page.status == 200)
    #expect(page.headers["Cache-Control"] == "no-store")
    #expect(page.headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
    #expect(page.text.contains("<h1>Counts for Good Advice</h1>"))
    #expect(page.text.contains("Monday 23 November 2026<td>9<td>fewer than 5"))
    #expect(page.text.contains("at least 61 times"))
    #expect(!page.text.contains(Self.key))
  }

  @Test(
    arguments: [
      ("good", nil), ("good", ""), ("good", "Bearer"), ("good", "Bearer "),
      ("good", "Bearer 0123456789abcdefghijk"), ("good", "Bearer 0123456789abcdefghijkL"),
      ("good", "Basic 0123456789abcdefghijkl"), ("good", "Bearer zyxwvutsrqponmlkjihgfe"),
      ("without", "Bearer "), ("without", "Bearer 0123456789abcdefghijkl"),
      ("nobody", "Bearer 0123456789abcdefghijkl"), ("nobody", "Bearer "), ("", "Bearer "),
    ] as [(String, String?)])
  func `every wrong key has the same answer`(partner: String, authorization: String?) throws {
    keep(Self.twoDays)
    for ending in ["json", "csv"] {
      let reply = try ask(
        "/embed/counts.\(ending)?partner=\(partner)&key=\(Self.key)", authorization: authorization)
      #expect(reply.status == 401)
      #expect(reply.headers["WWW-Authenticate"] == "Bearer")
      #expect(reply.headers["Cache-Control"] == "no-store")
      #expect(reply.headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
      #expect(
        reply.text == """
          {"errors":[{"field":"key",\
          "message":"Partner code and key must be those that you were given"}]}
          """)
    }
  }

  @Test(arguments: ["good", "without", "nobody", "%3Cscript%3E"])
  func `a wrong key in the form comes back with its message, and without the key`(
    partner: String
  ) throws {
    let form = "partner=\(partner)&key=0123456789abcdefghijkL"
    let page = try ask("/embed/counts", method: "POST", form: form)
    #expect(page.status == 401)
    #expect(page.headers["WWW-Authenticate"] == "Bearer")
    #expect(page.text.contains("<title>Error: "))
    #expect(page.text.contains("Partner code and key must be those that you were given"))
    #expect(!page.text.contains("0123456789abcdefghijkL") && !page.text.contains("<script>"))
    let json = try ask("/embed/counts", method: "POST", form: form, accept: "application/json")
    #expect(json.status == 401 && json.text.hasPrefix(#"{"errors":[{"field":"key""#))
  }
}
