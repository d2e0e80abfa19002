/// Who can be called from where, as MoneyHelper and the services themselves say.
@Suite struct HelpLinesTests {
  private static let stepChange = "08001381111"
  private static let nationalDebtline = "08088084000"
  private static let citizensAdvice = "08002404420"
  private static let advicelinkCymru = "08007022020"
  private static let citizensAdviceScotland = "08000281456"
  private static let businessDebtline = "08001976026"
  private static let adviceNI = "08009154604"

  private static let response = "/credit-card?balance=2292&apr=17.91&payment=60"

  private func numbers(_ address: String) throws -> [String] {
    Self.numbers(try TestSite.get(address).page)
  }

  /// The numbers that a page has links to call.
  private static func numbers(_ page: PageElements) -> [String] {
    page.links.compactMap { $0["href"] }.filter { $0.hasPrefix("tel:") }
      .map { String($0.dropFirst(4)) }
  }

  /// The names of the lines, each with whom it serves.
  private static func lines(_ page: PageElements) -> [String] {
    page.parts("aside", of: "help").flatMap { $0.parts("li") }.compactMap { line in
      line.parts("span").first.flatMap { nation in
        line.words.text(before: " " + nation.words).map { "\($0): \(nation.words)" }
      }
    }
  }

  @Test(arguments: [
    ("england", [stepChange, nationalDebtline, citizensAdvice, businessDebtline]),
    ("wales", [stepChange, nationalDebtline, advicelinkCymru, businessDebtline]),
    ("scotland", [stepChange, nationalDebtline, citizensAdviceScotland, businessDebtline]),
    ("northern-ireland", [stepChange, adviceNI]),
  ])
  func `a visitor who says where they live sees the lines that serve them`(
    nation: String, lines: [String]
  ) throws {
    #expect(try numbers("\(Self.response)&nation=\(nation)") == lines)
    #expect(try numbers("/?nation=\(nation)") == lines)
    #expect(try numbers("/embed/loan?currency=GBP&nation=\(nation)") == lines)
  }

  @Test(arguments: ["", "&nation=", "&nation=france", "&nation=Scotland"])
  func `until then those for everybody come first, and the others say whom they serve`(
    nation: String
  ) throws {
    let fine = try TestSite.get(Self.response + nation).page
    let page = try TestSite.get(Self.response.replacing("=60", with: "=30") + nation).page
    let some = [
      "National Debtline: England, Wales and Scotland",
      "Citizens Advice debt helpline: England", "Advicelink Cymru: Wales",
      "Citizens Advice Scotland: Scotland", "Advice NI: Northern Ireland",
      "Business Debtline: England, Wales and Scotland",
    ]
    #expect(Self.lines(page) == ["StepChange: Anywhere in the UK"] + some)
    #expect(Self.lines(fine) == some)
    #expect(!page.elements.contains { $0["aria-pressed"] != nil })
  }

  @Test func `whoever serves everybody comes first, wherever the settings have it`() throws {
    let settings = try SiteSettings(
      """
      {"help": {"GBP": [
        {"name": "Some", "phone": "1", "nations": ["wales"]},
        {"name": "All", "phone": "2"},
        {"name": "Each", "phone": "3",
         "nations": ["northern-ireland", "scotland", "wales", "england"]}
      ]}}
      """)
    let page = try TestSite.get("/credit-card", settings: settings).page
    let names = Self.lines(page).compactMap { $0.text(before: ":") }
    #expect(names == ["All", "Each", "Some"])
  }

  @Test func `choosing keeps the page as it is`() throws {
    let page = try TestSite.get("\(Self.response)&nation=scotland").page
    #expect(page.words.contains("Paying £60 every month"))
    let elements = try #require(page.parts("form", of: "nations").first)
    let hidden = page.forms.first { $0.element["class"] == "nations" }?.hidden
    #expect(
      hidden?.map { "\($0.0)=\($0.1)" } == [
        "balance=2292", "apr=17.91", "payment=60",
      ])
    let buttons = elements.elements.filter { $0.name == "button" }
    #expect(
      buttons.map { $0["value"] } == ["england", "wales", "scotland", "northern-ireland", ""])
    #expect(buttons.filter { $0["aria-pressed"] == "true" }.map { $0["value"] } == ["scotland"])
  }

  @Test func `nothing of an address comes back as markup`() throws {
    let page = try TestSite.get("/credit-card?nation=%22%3E%3Cscript%3E&x%22=%3Cscript%3E").text
    #expect(!page.contains("<script>"))
    #expect(page.contains("name=\"x&quot;\" value=\"&lt;script&gt;\""))
  }

  @Test
  func `there is nothing to choose on a page that was sent, beside dollars or a partner's lines`()
    throws
  {
    let visitor = Visitor()
    let over = [("name", "A"), ("balance", "99"), ("limit", "9"), ("due-day", "5")]
    try visitor.post("/cards", over)
    let sent = try visitor.post("/cards", [("name", "")])
    #expect(sent.status == 422)
    #expect(sent.text.contains("England, Wales and Scotland"))
    #expect(!sent.text.contains("class=\"nations\""))
    let dollars = try TestSite.get("/credit-card?currency=USD&balance=10&apr=1").text
    #expect(dollars.contains("tel:8003882227"))
    #expect(!dollars.contains("class=\"nations\""))
    let partner = Partner(
      id: "a", name: "A", origins: [], help: [.init(name: "A", phone: "0808 157 0000")])
    let framed = try TestSite.get("/embed/credit-card?partner=a", partners: Partners([partner]))
    #expect(!framed.text.contains("class=\"nations\""))
    #expect(framed.text.contains("<li>A <a href=\"tel:08081570000\">0808 157 0000</a>\n"))
  }

  @Test func `every standard line says where it was read and when`() throws {
    let about = try TestSite.get("/about").text
    for line in HelpLines.standard[.gbp] + HelpLines.standard[.usd] {
      let source = try #require(line.source, "\(line.name)")
      let today = try #require(TestSite.today)
      #expect(source.checked <= today.addingMonths(1))
      #expect(
        about.contains("<li>\(line.name), \(line.contact.words): \(source.words) · Last reviewed "))
    }
  }

  @Test func `dollars have lines of their own, and student loans one more`() throws {
    func links(_ address: String) throws -> [String] {
      let page = try TestSite.get(address).page
      let list = try #require(page.parts("aside", of: "help").first)
      return list.elements.compactMap { $0["href"] }
    }
    #expect(try links("/credit-card?balance=10&apr=1&currency=USD") == ["tel:8003882227"])
    #expect(try links("/rates?currency=USD") == ["tel:8003882227"])
    for page in ["/student-loan", "/student-loan/mathematics", "/embed/student-loan"] {
      #expect(try links("\(page)?currency=USD") == ["https://studentaid.gov", "tel:8003882227"])
    }
    let page = try TestSite.get("/student-loan?principal=30000&apr=5&currency=USD").text
    #expect(
      page.contains(
        "<p>Worried? Federal Student Aid:</p> <a href=\"https://studentaid.gov\" rel=\"noreferrer\">studentaid.gov</a>"
      ))
    #expect(!page.contains("Debt advice is free"))
    #expect(
      try !links("/student-loan?principal=3000&apr=5&currency=GBP").contains(
        "https://studentaid.gov"))
  }

  @Test(arguments: ["/", "/about", "/guides", "/guides/apr", "/credit-card", "/cards"])
  func `a site in dollars has the lines for them`(address: String) throws {
    #expect(try Self.numbers(PageElements(TestSite.get(address, in: "USD"))) == ["8003882227"])
  }

  @Test(arguments: [
    ("https://www.example.org", "example.org"), ("https://example.org/", "example.org"),
    ("https://a-b.example.org/Debt/help_1.html", "a-b.example.org/Debt/help_1.html"),
  ])
  func `a web address is shown as people say it`(address: String, words: String) {
    #expect(WebAddress(address)?.words == words)
  }

  @Test(arguments: [
    "", "https://", "http://example.org", "https://example", "https://example..org",
    "https://Example.org", "https://example.org/?a=b", "https://example.org/a b",
    "https://example.org/\"onclick", "https://example.org#x", "https://a@example.org",
    "https://example.org:443", "javascript:alert(1)", "//example.org",
  ])
  func `nothing else is a web address`(address: String) {
    #expect(WebAddress(address) == nil)
  }
}

extension String {
  /// The text before the last of another; nil where that is not in it.
  fileprivate func text(before end: String) -> String? {
    ranges(of: end).last.map { String(self[..<$0.lowerBound]) }
  }
}
