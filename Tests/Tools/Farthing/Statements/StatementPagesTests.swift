/// What the site says to a manager: accessibility, privacy, security, changes.
@Suite struct StatementPagesTests {
  private static let host = #""host": {"name": "Leeds Advice", "email": "a@example.org"}"#

  private func page(_ address: String, _ settings: String = "{}") throws -> String {
    try TestSite.get(address, settings: SiteSettings(settings)).text
  }

  // MARK: - Accessibility

  @Test func `the accessibility statement has every heading that there has to be`() throws {
    let page = try page("/accessibility")
    #expect(
      PageElements(page).parts("h2").map(\.words) == [
        "Which site this is about", "The standard", "How it was tested", "Known gaps",
        "Tell us, or ask for another format", "If you are not happy with the answer",
        "Date of this statement",
      ])
    #expect(page.contains("The tools at <code>http://localhost:8080</code>"))
    #expect(page.contains("(WCAG) 2.2, level AA"))
    #expect(page.contains("Whoever runs this site has not given an address"))
    #expect(page.contains("Equality Advisory and Support Service"))
    #expect(page.contains("Equality Commission for Northern Ireland"))
  }

  @Test func `the statement has the host's days, nations, dates and gaps`() throws {
    let page = try page(
      "/accessibility",
      """
      {"host": {"name": "Leeds Advice", "email": "a@example.org", "responseDays": 4,
                "nations": ["northern-ireland"]},
       "accessibility": {"tested": "2026-11-27", "checked": "2026-11-28", "gaps": ["Our <logo>."]}}
      """)
    #expect(page.contains("Leeds Advice: <a href=\"mailto:a@example.org\">a@example.org</a>"))
    #expect(page.contains("within 4 working days"))
    #expect(page.contains("Equality Commission for Northern Ireland"))
    #expect(!page.contains("Equality Advisory and Support Service"))
    #expect(page.contains("<li>Our &lt;logo&gt;.</li>"))
    #expect(page.contains("<b>partially</b>"))
    #expect(page.contains("<time datetime=\"2026-11-27\">27 November 2026</time>"))
    #expect(page.contains("<time datetime=\"2026-11-28\">28 November 2026</time>"))
  }

  @Test(arguments: [(1, "1 working day"), (2, "2 working days")])
  func `the statement counts the days of the host`(days: Int, words: String) throws {
    let page = PageElements(
      try page(
        "/accessibility",
        #"{"host": {"name": "Leeds", "email": "a@example.org", "responseDays": \#(days)}}"#))
    #expect(page.words.contains("an answer within \(words)."))
    #expect(page.words.contains("We answer within \(words)"))
  }

  @Test func `a host without gaps knows of none`() throws {
    let page = try page("/accessibility", #"{"accessibility": {}}"#)
    #expect(page.contains("We know of none."))
  }

  // MARK: - Privacy

  @Test func `every data flow says where, how long, who decides and who sees it`() throws {
    let table = try #require(PageElements(try page("/privacy")).parts("table").first)
    #expect(table.parts("td").count == table.rowHeads.count * 4)
  }

  // MARK: - security.txt

  @Test func `the contact for weaknesses is served as RFC 9116 has it`() throws {
    let settings = try SiteSettings(
      """
      {"security": {"contact": "https://example.org/report", "policy": "https://example.org/policy",
                    "checked": "2026-11-22"}}
      """)
    let reply = try TestSite.get("/.well-known/security.txt", settings: settings)
    #expect(reply.headers["Content-Type"] == "text/plain; charset=utf-8")
    #expect(
      reply.text == """
        Contact: https://example.org/report
        Expires: 2027-11-22T00:00:00Z
        Canonical: http://localhost:8080/.well-known/security.txt
        Policy: https://example.org/policy
        Preferred-Languages: en

        """)
  }

  @Test func `without a contact of its own, the host's counts`() throws {
    let text = try page("/.well-known/security.txt", "{\(Self.host)}")
    #expect(text.hasPrefix("Contact: mailto:a@example.org\nExpires: 20"))
    #expect(!text.contains("Policy"))
  }

  @Test func `without anybody to write to there is no such file`() throws {
    #expect(try TestSite.get("/.well-known/security.txt").status == 404)
  }

  // MARK: - Changes

  @Test func `the changes are the same on the page and in the feed`() throws {
    let page = try page("/changes")
    let feed = try TestSite.get("/changes.xml")
    #expect(feed.headers["Content-Type"] == "application/atom+xml; charset=utf-8")
    #expect(page.contains("<link rel=\"alternate\" type=\"application/atom+xml\""))
    for version in SiteVersion.all {
      #expect(page.contains("<h2>Farthing \(version.number), <time datetime=\"\(version.date)\">"))
      #expect(feed.text.contains("<id>urn:uuid:\(version.id)</id>"))
      #expect(feed.text.contains("<updated>\(version.date)T00:00:00Z</updated>"))
    }
    #expect(page.matches(of: /For pages that embed:/).count == SiteVersion.all.count)
    #expect(feed.text.matches(of: /<entry>/).count == SiteVersion.all.count)
  }

  @Test func `versions are in order, and their names in the feed are those they always had`() {
    #expect(SiteVersion.all.map(\.date) == SiteVersion.all.map(\.date).sorted(by: >))
    #expect(
      SiteVersion.all.suffix(2).map { "\($0.number) \($0.id)" } == [
        "1.1.0 84973fc7-b155-4632-adbc-bf483fa5f8db", "1.0.0 646b9c54-27e0-4d3f-8300-5deb9f1dc894",
      ])
    #expect(Set(SiteVersion.all.map(\.id)).count == SiteVersion.all.count)
  }

  @Test(arguments: ["/", "/credit-card", "/groups", "/guides", "/nothing-here", "/privacy"])
  func `every page says at its foot which version it is`(address: String) throws {
    let page = try page(address)
    #expect(page.contains("<a href=\"/changes\">Farthing \(Release.version)</a>"))
  }

  @Test func `the newest version is the one that is running`() throws {
    #expect(SiteVersion.all.first?.number == Release.version)
    #expect(try page("/openapi.json").contains("\"version\":\"\(Release.version)\""))
  }
}
