import Components
import EmbeddingPages

@Suite struct EmbedTests {
  static let charity = Partner(
    id: "good-advice", name: "Good Advice", origins: ["https://www.example.org"],
    accent: Colour("7a1fa2"), credit: "In partnership with Good Advice",
    help: [.init(name: "Good Advice", phone: "0808 157 0000")], tools: ["credit-card"])

  func get(
    _ address: String, open: Bool = false, tools: [Tool]? = nil
  ) throws -> TestSite.Reply {
    try TestSite.get(address, partners: Partners([Self.charity], isOpen: open), tools: tools)
  }

  @Test func `a partner's page holds the tool without our header, in its colour`() throws {
    let page = try get("/embed/credit-card?partner=good-advice").text
    expectApprovedDifference(
      of: page, from: try TestSite.get("/credit-card").text, as: "Layout/frame.diff")
    expectApproved(
      page.replacing(/(<main[^>]*>\n)[\s\S]*(<aside class="help)/) { "\($0.1)\($0.2)" },
      as: "Layout/frame.html")
  }

  @Test func `an answer in a frame stays in it and carries who framed it`() throws {
    let page = try get("/embed/credit-card?partner=good-advice&balance=4.50&apr=24.9").text
    #expect(page.contains("name=\"partner\" value=\"good-advice\""))
    #expect(page.contains("href=\"?partner=good-advice&amp;balance=4.50"))
  }

  @Test func `a page with a heading of its own leaves ours to screen readers`() throws {
    let page = try get("/embed/credit-card?heading=none").text
    #expect(page.contains("<h1 class=\"unseen\">"))
    #expect(!page.contains("class=\"lead\""))
    #expect(page.contains("name=\"heading\" value=\"none\""))
    let response = try get("/embed/credit-card?heading=none&balance=4.50&apr=24.9").text
    #expect(response.contains("<h1 class=\"unseen\">"))
    #expect(response.contains("href=\"?heading=none&amp;balance=4.50"))
  }

  @Test func `the guide's lines leave the heading out when that is chosen`() throws {
    let page = try get("/embed/?tool=loan&heading=none").text
    #expect(page.contains("/embed/loan?heading=none&quot;"))
    #expect(try get("/embed/?tool=loan").text.contains("/embed/loan&quot;"))
  }

  @Test func `an editor is told to ask first, unless any site may show the tools`() throws {
    #expect(try get("/embed/").text.contains("First ask whoever runs this site"))
    #expect(
      try get("/embed/").text.contains("Until then your page shows a link in place of the tool."))
    #expect(try !get("/embed/", open: true).text.contains("First ask"))
    let partner = try get("/embed/?partner=good-advice").text
    #expect(!partner.contains("your visitors see an empty frame"))
  }

  @Test(arguments: [
    ("/embed/credit-card", "frame-ancestors 'self' https://www.example.org"),
    ("/embed/credit-card?partner=good-advice", "frame-ancestors 'self' https://www.example.org"),
    ("/credit-card?balance=1&apr=1", "frame-ancestors 'none'"), ("/", "frame-ancestors 'none'"),
  ])
  func `only those in the settings may frame, and only the tools`(
    address: String, ancestors: String
  ) throws {
    let response = try get(address)
    #expect(try #require(response.headers["Content-Security-Policy"]).hasSuffix(ancestors))
    #expect(response.headers["Set-Cookie"] == nil)
  }

  @Test func `a frame's files can be loaded by a sandboxed one`() throws {
    #expect(try get("/embed/credit-card").headers["Cross-Origin-Resource-Policy"] == "cross-origin")
    #expect(try get("/theme/7a1fa2.css").headers["Cross-Origin-Resource-Policy"] == "cross-origin")
  }

  @Test func `open embedding is a setting`() throws {
    let policy = try #require(
      try get("/embed/credit-card", open: true).headers["Content-Security-Policy"])
    #expect(policy.hasSuffix("frame-ancestors *"))
  }

  @Test func `a partner shows only the tools it has`() throws {
    #expect(try get("/embed/loan?partner=good-advice").status == 404)
  }

  @Test func `the guide begins with a tool that the partner shows`() throws {
    let loans = Partner(
      id: "loans", name: "Loans", origins: [], accent: Colour("7a1fa2"), tools: ["loan"])
    let page = try TestSite.get("/embed/?partner=loans", partners: Partners([loans]))
    #expect(page.status == 200)
    #expect(page.text.contains("/embed/loan?partner=loans"))
    #expect(
      try TestSite.get("/embed/?partner=loans&tool=plan", partners: Partners([loans])).status == 422
    )
  }

  /// A budget of the pay alone would say that nothing goes out.
  @Test func `the budget's plain form opens our form, which asks for the rest`() throws {
    let field =
      "&lt;input type=&quot;hidden&quot; name=&quot;add&quot; value=&quot;nothing&quot;&gt;"
    #expect(try get("/embed/?tool=budget").text.contains(field))
    #expect(try !get("/embed/?tool=loan").text.contains(field))
  }

  @Test func `a theme is a style sheet that never changes`() throws {
    let response = try get("/theme/ffff00.css")
    #expect(response.headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(response.text.hasPrefix(":root{--accent:#"))
    #expect(!response.text.hasPrefix(":root{--accent:#ffff00"))
    #expect(try get("/theme/red.css").status == 404)
  }

  @Test func `the guide writes the lines to paste`() throws {
    let page = try get(
      "/embed/?tool=credit-card&accent=7a1fa2&partner=good-advice", tools: ToolList.few)
    expectApprovedMain(of: page.text, as: "Embed/guide.html")
    #expect(try #require(page.headers["Content-Security-Policy"]).hasPrefix("frame-src 'self'; "))
  }

  @Test func `the guide says what is wrong with a colour, and what it made of one`() throws {
    let wrong = try get("/embed/?accent=red")
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("Colour must be six digits from 0 to 9 and a to f"))
    let note =
      /We made your colour a little darker so that people can read it: (#[0-9a-f]{6}) in place/
    let used = try #require(try get("/embed/?accent=ffff00").text.firstMatch(of: note)).output.1
    #expect(try get("/theme/ffff00.css").text.hasPrefix(":root{--accent:\(used);"))
    let yellow = Partner(id: "yellow", name: "Y", origins: [], accent: Colour("ffff00"))
    let ofPartner = try TestSite.get("/embed/?partner=yellow", partners: Partners([yellow])).text
    #expect(try #require(ofPartner.firstMatch(of: note)).output.1 == used)
    #expect(try get("/embed/?partner=good-advice").text.firstMatch(of: note) == nil)
  }

  @Test(arguments: ["/embed/nothing", "/embed/cards", "/embed/loan?amount=%zz"])
  func `an error inside a partner's frame can be read there`(address: String) throws {
    let response = try get(address)
    #expect(response.status >= 400)
    #expect(
      try #require(response.headers["Content-Security-Policy"])
        .hasSuffix("frame-ancestors 'self' https://www.example.org"))
    #expect(response.headers["Cross-Origin-Resource-Policy"] == "cross-origin")
  }

  private func framed(
    by page: String?, at address: String = "/embed/loan?amount=1000",
    destination: String = "iframe",
    partners: Partners? = nil
  ) throws -> TestSite.Reply {
    let parts = address.split(separator: "?", maxSplits: 1)
    var variables = [
      "REQUEST_METHOD": "GET", "DOCUMENT_URI": String(parts[0]),
      "QUERY_STRING": parts.count > 1 ? String(parts[1]) : "",
      "HTTP_SEC_FETCH_DEST": destination,
    ]
    variables["HTTP_REFERER"] = page
    return try TestSite.ask(variables, partners: partners ?? Partners([Self.charity]))
  }

  @Test(arguments: [
    "https://other.example.org/debt?page=1", "http://www.example.org", "https://x/",
  ])
  func `a site that is not in the settings sees a few words in the frame`(page: String) throws {
    let reply = try framed(by: page)
    #expect(reply.status == 403)
    let host = page.split(separator: "/")[1]
    #expect(reply.text.contains("This tool isn’t switched on for \(host) yet"))
    #expect(
      reply.text.contains("<a href=\"/loan\">Open the loan calculator in a page of its own</a>"))
    #expect(reply.text.contains("Is this your site? First ask whoever runs this site"))
    #expect(!reply.text.contains("1000") && !reply.text.contains("<form"))
    #expect(try #require(reply.headers["Content-Security-Policy"]).hasSuffix("frame-ancestors *"))
  }

  @Test func `a site in the settings, a link and a browser that does not tell see the tool`() throws
  {
    let known = "https://www.example.org/help"
    for reply in try [
      framed(by: known), framed(by: known, at: "/embed/credit-card?partner=good-advice"),
      framed(by: nil), framed(by: "http://localhost:8080/embed/"), framed(by: "about:blank"),
      framed(by: "https://other.example.org/", destination: "document"),
      framed(by: "https://other.example.org/", partners: Partners([], isOpen: true)),
    ] {
      #expect(reply.text.contains("<form"))
    }
  }

  @Test func `a partner's code opens the frames of that partner's sites alone`() throws {
    let two = Partners([
      Partner(id: "one", name: "One", origins: ["https://one.example"]),
      Partner(id: "two", name: "Two", origins: ["https://two.example"]),
    ])
    func status(_ page: String) throws -> Int {
      try framed(by: page, at: "/embed/loan?partner=one", partners: two).status
    }
    #expect(try status("https://one.example/") == 200)
    #expect(try status("https://two.example/") == 403)
    #expect(try framed(by: "https://two.example/", partners: two).status == 422)
  }

  @Test(arguments: [
    // The picker always sends a colour: one that is as it was shown was left alone.
    ("accent=7a1fa2&picked=%230b5f58&picker-showed=%230b5f58", "7a1fa2"),
    ("accent=7a1fa2&picked=%23123456&picker-showed=%237a1fa2", "123456"),
    ("accent=&picked=%23123456&picker-showed=%230b5f58", "123456"),
    ("accent=wrong&picked=%23123456&picker-showed=%230b5f58", "123456"),
  ])
  func `a colour can be picked or typed`(query: String, colour: String) throws {
    let page = try get("/embed/?tool=loan&\(query)")
    #expect(page.status == 200)
    #expect(page.text.contains("src=\"/embed/loan?accent=\(colour)\""))
    #expect(
      page.text.contains(
        "name=\"accent\" autocomplete=\"off\" spellcheck=\"false\" value=\"\(colour)\""))
    #expect(page.text.contains("name=\"picked\" value=\"#\(colour)\""))
  }

  @Test func `a picker that was left alone is no colour`() throws {
    let page = try get("/embed/?tool=loan&accent=&picked=%230b5f58&picker-showed=%230b5f58").text
    #expect(page.contains("src=\"/embed/loan\""))
  }

  @Test func `no other error can be framed`() throws {
    for address in ["/nothing", "/embedded", "/loan?amount=%zz"] {
      #expect(
        try #require(get(address).headers["Content-Security-Policy"])
          .hasSuffix("frame-ancestors 'none'"))
    }
  }

  @Test func `a web editor can choose the currency that a tool begins with`() throws {
    let guide = try get("/embed/?tool=loan&currency=EUR").text
    #expect(guide.contains("src=\"/embed/loan?use-currency=EUR\""))
    #expect(guide.contains("href=&quot;http://localhost:8080/loan?use-currency=EUR#answer&quot;"))
    #expect(guide.contains("name=&quot;currency&quot; value=&quot;EUR&quot;"))
    #expect(guide.contains("<option value=\"EUR\" selected>"))
    let frame = try get("/embed/loan?use-currency=EUR")
    #expect(frame.status == 200)
    #expect(frame.text.contains("How much are you borrowing<i>, in euros"))
    #expect(try get("/embed/?tool=rates&currency=EUR").text.contains("src=\"/embed/rates\""))
    #expect(try get("/embed/?tool=loan&currency=").text.contains("src=\"/embed/loan\""))
  }

  @Test(arguments: [
    ("partner=somebody", "Partner code must be one that is in this site’s settings"),
    ("partner=good-advice&tool=loan", "Tool must be one that Good Advice may show"),
    ("tool=cards", "Tool must be one of the choices"),
    ("currency=pounds", "Currency must be a code of three letters, like GBP or USD"),
  ])
  func `the guide says what cannot be shown`(query: String, message: String) throws {
    let page = try get("/embed/?\(query)")
    #expect(page.status == 422)
    #expect(page.text.contains(message))
    #expect(!page.text.contains("<iframe"))
  }

  @Test func `oEmbed keeps to the room there is, and to JSON`() throws {
    let url = "url=http%3A%2F%2Flocalhost%3A8080%2Floan"
    let small = try get("/oembed?\(url)&maxwidth=400&maxheight=300").text
    #expect(small.contains("\"width\":400,\"height\":300,"))
    #expect(small.contains("width=\\\"400\\\" height=\\\"300\\\""))
    #expect(try get("/oembed?\(url)&maxwidth=4000").text.contains("\"width\":680,\"height\":820,"))
    #expect(try get("/oembed?\(url)&format=xml").status == 501)
  }

  @Test(arguments: [
    ("partner=good-advice&accent=c2185b", "?partner=good-advice&amp;accent=c2185b"),
    ("use-currency=EUR&heading=none&x=1", "?heading=none&amp;use-currency=EUR"),
    ("partner=nobody&accent=c2185b", ""),
  ])
  func `oEmbed keeps the partner and the look of a frame`(query: String, kept: String) throws {
    let asked = query.replacing("&", with: "%26")
    let frame = try get("/oembed?url=http://localhost:8080/embed/credit-card?\(asked)").text
    #expect(frame.contains("src=\\\"http://localhost:8080/embed/credit-card\(kept)\\\""))
  }

  @Test func `answers oEmbed for our tools alone`() throws {
    let response = try get("/oembed?url=http%3A%2F%2Flocalhost%3A8080%2Fcredit-card%3Fbalance%3D1")
    #expect(response.status == 200)
    #expect(response.text.hasPrefix(#"{"version":"1.0","type":"rich","provider_name":"Farthing""#))
    for url in [
      "https%3A%2F%2Felsewhere.org%2Fcredit-card", "http%3A%2F%2Flocalhost%3A8080%2Fcards", "",
    ] {
      let missing = try get("/oembed?url=\(url)")
      #expect(missing.status == 404 && missing.headers["Content-Type"] == "application/json")
    }
  }
}
