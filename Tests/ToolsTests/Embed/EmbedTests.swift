import Components
import Finance
import TestSupport
import Testing
import Tools

@Suite struct EmbedTests {
  static let charity = Partner(
    id: "good-advice", name: "Good Advice", origins: ["https://www.example.org"],
    accent: Colour("7a1fa2"), credit: "In partnership with Good Advice",
    help: [.init(name: "Good Advice", phone: "0808 157 0000")], tools: ["credit-card"])

  func get(_ address: String, open: Bool = false) throws -> TestSite.Answer {
    try TestSite.get(address, partners: Partners([Self.charity], isOpen: open))
  }

  @Test func `a partner's page holds the tool without our header, in its colour`() throws {
    let page = try get("/embed/credit-card?partner=good-advice").text
    expectApproved(page, as: "Embed/blank.html")
  }

  @Test func `an answer in a frame stays in it and carries who framed it`() throws {
    let page = try get("/embed/credit-card?partner=good-advice&balance=4.50&apr=24.9").text
    #expect(page.contains("name=\"partner\" value=\"good-advice\""))
    #expect(page.contains("href=\"?partner=good-advice&amp;balance=4.50"))
    for link in page.matches(of: /<a [^>]*href="\?[^>]*>/) {
      #expect(link.output.contains("target=\"_self\""))
    }
    for form in page.matches(of: /<form[^>]*>/) {
      #expect(form.output.contains("target=\"_self\""))
    }
  }

  @Test func `the partner's own help line stands in the help box`() throws {
    let page = try get("/embed/credit-card?partner=good-advice").text
    #expect(page.contains("tel:08081570000"))
    #expect(!page.contains("tel:08001381111"))
  }

  @Test(arguments: [
    ("/embed/credit-card", "frame-ancestors 'self' https://www.example.org"),
    ("/embed/credit-card?partner=good-advice", "frame-ancestors 'self' https://www.example.org"),
    ("/credit-card?balance=1&apr=1", "frame-ancestors 'none'"), ("/", "frame-ancestors 'none'"),
  ])
  func `only those in the settings may frame, and only the tools`(
    address: String, ancestors: String
  ) throws {
    let answer = try get(address)
    #expect(try #require(answer.headers["Content-Security-Policy"]).hasSuffix(ancestors))
    #expect(answer.headers["Set-Cookie"] == nil)
  }

  @Test func `a frame's files can be loaded by a sandboxed one`() throws {
    #expect(
      try get("/embed/credit-card").headers["Cross-Origin-Resource-Policy"] == "cross-origin")
    #expect(
      try get("/theme/7a1fa2.css").headers["Cross-Origin-Resource-Policy"] == "cross-origin")
  }

  @Test func `open embedding is a setting`() throws {
    let policy = try #require(
      try get("/embed/credit-card", open: true).headers["Content-Security-Policy"])
    #expect(policy.hasSuffix("frame-ancestors *"))
  }

  @Test func `a partner shows only the tools it has`() throws {
    #expect(try get("/embed/loan?partner=good-advice").status == 404)
  }

  @Test func `a theme is a style sheet that never changes`() throws {
    let answer = try get("/theme/ffff00.css")
    #expect(answer.headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(answer.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(answer.text.hasPrefix(":root{--accent:#"))
    #expect(!answer.text.contains("--accent:#ffff00;--accent-soft:#fff"))
    #expect(try get("/theme/red.css").status == 404)
  }

  @Test func `the guide writes the lines to paste`() throws {
    let page = try get("/embed/?tool=credit-card&accent=7a1fa2&partner=good-advice")
    expectApproved(page.text, as: "Embed/guide.html")
    #expect(
      try #require(page.headers["Content-Security-Policy"]).hasPrefix("frame-src 'self'; "))
  }

  @Test func `the guide says what is wrong with a colour, and what it made of one`() throws {
    let wrong = try get("/embed/?accent=red")
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("Colour must be six digits from 0 to 9 and a to f"))
    #expect(try get("/embed/?accent=ffff00").text.contains("would be hard to read on white"))
  }

  @Test func `answers oEmbed for our tools alone`() throws {
    let answer = try get("/oembed?url=http%3A%2F%2Flocalhost%3A8080%2Fcredit-card%3Fbalance%3D1")
    #expect(answer.status == 200)
    #expect(answer.text.hasPrefix(#"{"version":"1.0","type":"rich","provider_name":"Farthing""#))
    for url in [
      "https%3A%2F%2Felsewhere.org%2Fcredit-card", "http%3A%2F%2Flocalhost%3A8080%2Fcards", "",
    ] {
      #expect(try get("/oembed?url=\(url)").status == 404)
    }
  }
}
