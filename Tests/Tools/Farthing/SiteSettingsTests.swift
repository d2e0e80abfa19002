import Components

@Suite struct SiteSettingsTests {
  @Test func `reads partners and help lines`() throws {
    let settings = try SiteSettings(
      """
      {
        "currency": "CHF",
        "openEmbedding": false,
        "help": {
          "GBP": [
            {
              "name": "Local advice", "phone": "020 7946 0000", "hours": "9 to 5",
              "nations": ["wales", "northern-ireland"], "source": "its own page",
              "checked": "2026-11-02"
            }
          ]
        },
        "partners": [
          {
            "id": "good-advice", "name": "Good Advice",
            "origins": ["https://www.example.org", "https://example.org:8443"],
            "accent": "7a1fa2", "credit": "In partnership with Good Advice",
            "help": [{ "name": "Good Advice", "phone": "0808 157 0000" }],
            "tools": ["credit-card"], "currency": "EUR"
          }
        ]
      }
      """)
    #expect(settings.currency == Currency(code: "CHF"))
    let read = try #require(CalendarDate(year: 2026, month: 11, day: 2))
    let adviser = HelpLines.Line(
      name: "Local advice", phone: "020 7946 0000", hours: "9 to 5",
      nations: [.wales, .northernIreland], source: .init("its own page", checked: read))
    #expect(settings.help == HelpLines([.gbp: [adviser]]))
    let partner = try #require(settings.partners["good-advice"])
    #expect(partner.origins == ["https://www.example.org", "https://example.org:8443"])
    #expect(partner.accent == Colour("7a1fa2"))
    #expect(partner.tools == ["credit-card"])
    #expect(partner.currency == .eur)
    #expect(!settings.partners.isOpen)
  }

  @Test func `a line may have a web address, and stand beside some tools alone`() throws {
    let settings = try SiteSettings(
      """
      {"help": {"EUR": [
        {"name": "Web", "web": "https://www.example.ie/debt", "tools": ["loan", "cards"]}
      ]}}
      """)
    let shown =
      "<li>Web <a href=\"https://www.example.ie/debt\" rel=\"noreferrer\">example.ie/debt</a>\n"
    let loan = try TestSite.get("/loan?currency=EUR", settings: settings)
    #expect(loan.text.contains(shown))
    let card = try TestSite.get("/credit-card?balance=10&apr=1&currency=EUR", settings: settings)
    #expect(!card.text.contains("example.ie"))
    #expect(card.text.contains("Look for a non-profit debt or credit counselling service"))
  }

  @Test func `a file of 64 KB is read, and one of a byte more is refused`() throws {
    let folder = TemporaryFolder()
    let settings = #"{"openEmbedding": true}"#
    let spaces = String(repeating: " ", count: 65_536 - settings.utf8.count)
    folder.write(settings + spaces, to: "whole", mode: 0o600)
    #expect(try SiteSettings(path: folder.file("whole")).partners.isOpen)
    folder.write(settings + spaces + " ", to: "longer", mode: 0o600)
    let problem = thrown(SettingsProblem.self) {
      try SiteSettings(path: folder.file("longer"))
    }
    #expect(problem?.description == "it is longer than 64 KB, the most that it may be")
  }

  @Test func `the file in the README is read, with every field there is`() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let readme = try #require(contents(of: "/\(root)/nginx/README.md"))
    let block = try #require(readme.firstMatch(of: /```json\n([\s\S]*?)```/)).output.1
    let settings = try SiteSettings(String(block))
    #expect(block.contains("\"currency\": \"GBP\",\n  \"openEmbedding\""))
    #expect(settings.currency == .gbp)
    let partner = try #require(settings.partners["good-advice"])
    #expect(partner.tools?.prefix(3) == ["credit-card", "plan", "balance-transfer"])
    #expect(partner.currency == .gbp)
    #expect(partner.credit == "In partnership with Good Advice")
  }

  /// The tools that settings may name, those that can be framed first.
  private static let stems =
    (ToolList.framed + ToolList.tools.filter { $0.embedding == nil }).map(\.stem)
    .joined(separator: ", ")

  @Test func `a file that says nothing is the standard site`() throws {
    #expect(try SiteSettings("{}") == .standard)
  }

  @Test(
    arguments: Row.table(
      #"""
      file | message
      [] | line 1, column 1: the file must be an object: { … }
      {¶ "partner": []} | line 2, column 2: partner is not a setting; here there can be host, currency, help, partners, openEmbedding, accessibility, security, admission
      {"currency": "pounds"} | line 1, column 14: currency must be a currency's code, like GBP
      {"openEmbedding": "yes"} | line 1, column 19: openEmbedding must be true or false
      {"partners": {}} | line 1, column 14: partners must be a list: [ … ]
      {"partners": [¶{}]} | line 2, column 1: partners[0] must have "id"
      {"partners": [{"id": "a b"}]} | line 1, column 22: partners[0].id must be letters, digits and hyphens
      {"partners": [{"id": "a", "name": "A", "origins": ["https://a.org/x"]}]} | line 1, column 52: partners[0].origins[0] must be an origin, like https://www.example.org, in small letters and without a path
      {"partners": [{"id": "a", "name": "A", "origins": ["https://a.org; script-src *"]}]} | line 1, column 52: partners[0].origins[0] must be an origin, like https://www.example.org, in small letters and without a path
      {"partners": [{"id": "a", "name": "A", "origins": [], "accent": "red"}]} | line 1, column 65: partners[0].accent must be six hexadecimal digits, like 0b5f58
      {"partners": [{"id": "a", "name": "A", "origins": [], "tools": ["bicycle"]}]} | line 1, column 65: partners[0].tools[0] must be one of \#(stems)
      {"partners": [{"id": "a", "name": "A", "origins": [], "currency": "XXX"}]} | line 1, column 67: partners[0].currency must be a currency's code, like GBP
      {"help": {"pounds": []}} | line 1, column 21: help.pounds is not under a currency: pounds is not a code such as GBP
      {"help": {"GBP": [{"name": "A", "phone": "ring us"}]}} | line 1, column 42: help.GBP[0].phone must be a phone number, like 0800 138 1111
      {"help": {"GBP": [{"name": "A", "phone": "1",¶"nations": ["wales", "Scotland"]}]}} | line 2, column 22: help.GBP[0].nations[1] must be one of england, wales, scotland, northern-ireland
      {"help": {"GBP": [{"name": "A", "phone": "1",¶"nations": []}]}} | line 2, column 12: help.GBP[0].nations must name a nation; leave it out for all of them
      {"help": {"USD": [{"name": "A", "phone": "1",¶"nations": ["wales"]}]}} | line 2, column 12: help.USD[0].nations is for lines in GBP: they are nations of the United Kingdom
      {"partners": [{"id": "a", "name": "A", "origins": [], "currency": "EUR",¶"help": [{"name": "A", "phone": "1", "nations": ["wales"]}]}]} | line 2, column 49: partners[0].help[0].nations is for lines in GBP: they are nations of the United Kingdom
      {"help": {"USD": [{"name": "A"}]}} | line 1, column 19: help.USD[0] must have "phone" or "web"
      {"help": {"USD": [{"name": "A", "web": "http://a.org"}]}} | line 1, column 40: help.USD[0].web must be an address without a question mark, like https://www.example.org/debt
      {"help": {"USD": [{"name": "A", "web": "https://a.org", "phone": "1"}]}} | line 1, column 40: help.USD[0].web cannot stand beside a phone number
      {"help": {"USD": [{"name": "A", "phone": "1", "tools": ["bicycle"]}]}} | line 1, column 57: help.USD[0].tools[0] must be one of \#(stems)
      {"help": {"GBP": [{"name": "A", "phone": "1", "source": "a page"}]}} | line 1, column 19: help.GBP[0] must have "checked"
      {"help": {"GBP": [{"name": "A", "phone": "1", "source": "a page",¶"checked": "2 May"}]}} | line 2, column 12: help.GBP[0].checked must be a date, like 2026-11-22
      {"help": {"GBP": [{"name": 5, "phone": "1"}]}} | line 1, column 28: help.GBP[0].name must be text in quotation marks
      """#))
  func `says where each mistake is`(mistake: Row) {
    let problem = thrown(SettingsProblem.self) { try SiteSettings(mistake["file"]) }
    #expect(problem?.description == mistake["message"])
  }

  @Test(arguments: [
    "https://", "https://:443", "https://a.org:", "https://a.org:0", "https://a.org:65536",
    "https://a.org:443:443", "https://a..org", "https://.org", "https://*.a.org", "https://A.org",
    "https://a.org/", "https://a b.org", "ftp://a.org", "a.org", "*", "'self'", "null",
    "https://a.org https://b.org",
  ])
  func `an origin is a scheme, a host and perhaps a port`(origin: String) {
    let file = #"{"partners": [{"id": "a", "name": "A", "origins": ["\#(origin)"]}]}"#
    let problem = thrown(SettingsProblem.self) { try SiteSettings(file) }
    #expect(
      problem?.description.hasPrefix(
        "line 1, column 52: partners[0].origins[0] must be an origin, like") == true)
  }

  @Test(arguments: ["https://a.org", "https://www.a-b.org:8443", "http://localhost:8080"])
  func `an origin may have a port`(origin: String) throws {
    let file = #"{"partners": [{"id": "a", "name": "A", "origins": ["\#(origin)"]}]}"#
    #expect(try SiteSettings(file).partners["a"]?.origins == [origin])
  }

  @Test func `a colour that is corrected is noted, and no other`() throws {
    func notes(_ accent: String) throws -> [String] {
      let file = #"{"partners": [{"id": "a", "name": "A", "origins": [], "accent": "\#(accent)"}]}"#
      return try SiteSettings(file).notes(on: .earliest)
    }
    #expect(try notes("0b5f58") == [])
    let note = try #require(try notes("#ffd400").first)
    let match = try #require(
      note.wholeMatch(
        of: /the accent of a, #ffd400, is hard to read on light pages: (#[0-9a-f]{6}) is used/))
    let used = try #require(Colour(match.output.1))
    #expect(used.contrast(with: Colour(red: 255, green: 255, blue: 255)) >= 4.5)
    #expect(SiteSettings.standard.notes(on: .earliest) == [])
  }

  @Test func `two partners cannot have one id`() {
    let partner = #"{"id": "a", "name": "A", "origins": []}"#
    let problem = thrown(SettingsProblem.self) {
      try SiteSettings("{\"partners\": [\(partner),\n\(partner)]}")
    }
    #expect(
      problem?.description == "line 2, column 1: partners[1] has the id of another partner, a")
  }

  @Test func `what is not JSON is said with its place`() {
    let problem = thrown(SettingsProblem.self) { try SiteSettings("{\"partners\": [}") }
    #expect(
      problem?.description == "it is not JSON. Line 1, character 15: a value is expected here")
  }
}
