@Suite struct SiteHostTests {
  private func settings(_ host: String) throws -> SiteSettings {
    try SiteSettings("{\"host\": \(host)}")
  }

  private static let byEmail =
    #"{"name": "Leeds Money Advice", "email": "tools@leeds.example.org"}"#
  private static let onTheWeb = #"{"name": "Ann & Ben", "web": "https://www.example.org/write"}"#

  @Test(arguments: ["/", "/credit-card", "/groups", "/guides", "/nothing-here"])
  func `every page says at its foot who runs the site and how to reach them`(
    path: String
  ) throws {
    let page = try TestSite.get(path, settings: settings(Self.byEmail)).text
    #expect(
      page.contains(
        "This site is run by Leeds Money Advice. Something wrong? Tell us: "
          + "<a href=\"mailto:tools@leeds.example.org\">tools@leeds.example.org</a>"))
  }

  @Test(arguments: ["/about", "/privacy", "/accessibility", "/embed/"])
  func `pages that ask somebody to write name the address in their text`(path: String) throws {
    let page = try TestSite.get(path, settings: settings(Self.onTheWeb)).text
    let main = try #require(page.split(separator: "<footer").first)
    #expect(
      main.contains(
        "<a href=\"https://www.example.org/write\" rel=\"noreferrer\">example.org/write</a>"))
  }

  @Test func `a name is text, whatever signs it has`() throws {
    let page = try TestSite.get("/", settings: settings(Self.onTheWeb)).text
    #expect(page.contains("run by Ann &amp; Ben."))
  }

  @Test(arguments: ["/", "/about", "/privacy", "/accessibility", "/embed/"])
  func `a site without a host speaks of none`(path: String) throws {
    let page = try TestSite.get(path).text
    #expect(!page.contains("run by"))
    #expect(!page.contains("mailto:"))
  }

  @Test func `a host is not named in frames of other sites`() throws {
    let page = try TestSite.get("/embed/loan", settings: settings(Self.byEmail)).text
    #expect(!page.contains("Leeds"))
  }

  @Test(arguments: [
    (#"{"name": "A"}"#, "host must have \"email\" or \"web\""),
    (#"{"email": "a@example.org"}"#, "host must have \"name\""),
    (
      #"{"name": "A", "email": "a@example.org", "web": "https://example.org"}"#,
      "host.web cannot stand beside an e-mail address"
    ),
    (#"{"name": "A", "phone": "1"}"#, "host.phone is not a setting"),
    (#"{"name": "A", "web": "http://example.org"}"#, "host.web must be an address without"),
    (#"{"name": "A", "email": "a"}"#, "host.email must be an e-mail address"),
  ])
  func `says what is wrong with a host`(host: String, message: String) {
    let problem = thrown(SettingsProblem.self) { try settings(host) }
    #expect(problem?.description.contains(message) == true)
  }

  @Test(arguments: [
    "", "@", "a@", "@example.org", "a@example", "a@@example.org", "a b@example.org",
    "a@example.org?cc=b@example.org", "a@example.org,b@example.org", "a\"@example.org",
    "a@EXAMPLE.org", "a@.org", "a&b@example.org", "ä@example.org",
  ])
  func `is no e-mail address that can stand in a link`(text: String) {
    #expect(EmailAddress(text) == nil)
  }

  @Test(arguments: ["a@example.org", "First.Last+tools_1@mail.example-site.co.uk"])
  func `is an e-mail address`(text: String) {
    #expect(EmailAddress(text)?.text == text)
  }
}
