/// Where help is offered, and where it would only be noise.
@Suite struct HelpBoxTests {
  private func hasHelp(_ page: String) -> Bool {
    !PageElements(page).parts("aside", of: "help").isEmpty
  }

  @Test(arguments: [
    "/", "/about", "/guides", "/guides/persistent-debt", "/guides/utilisation", "/rates",
    "/loan/schedule?amount=1000&rate=7&years=1", "/student-loan/mathematics", "/cards/helper",
    "/cards/plan", "/cards/transfer",
  ])
  func `stands at the end of pages about debts`(address: String) throws {
    let page = try TestSite.get(address).text
    #expect(PageElements(page).lastOfMain?["class"]?.hasPrefix("help") == true)
    #expect(PageElements(page).elements.count { $0["id"] == "help" } == 1)
    #expect(page.contains("free and private") || page.contains("often free"))
    #expect(page.contains("won’t affect your credit score"))
  }

  @Test func `is away from friends' trips`() throws {
    let browser = Visitor()
    let (group, _) = try browser.group()
    try browser.pay(group, "9")
    let pages = ["", "/debts", "/totals", "/settings", "/share"].map { group + $0 }
    for address in ["/groups"] + pages {
      let response = try browser.get(address)
      #expect(response.status == 200, "\(address)")
      #expect(!hasHelp(response.text), "\(address)")
    }
    let wrong = try browser.pay(group, "lots")
    #expect(wrong.status == 422)
    #expect(!hasHelp(wrong.text))
  }

  @Test(arguments: [
    "/privacy", "/accessibility", "/embed/", "/guides/settling", "/no-such-page",
    "/groups/open?g=nothing",
  ])
  func `is away from pages that have nothing to do with debts`(address: String) throws {
    #expect(!hasHelp(try TestSite.get(address).text))
  }

  /// £2,292 at 17.91%: £31.68 of interest in the first month, of which £54.60 is the least to pay.
  @Test(arguments: ["payment=30", "payment=31.68", "payment=40", "payment=54.59"])
  func `comes right after the figures where a payment is too small`(payment: String) throws {
    for page in ["/credit-card", "/embed/credit-card"] {
      let text = try TestSite.get("\(page)?balance=2292&apr=17.91&\(payment)").text
      let order = [
        "<form class=\"card\"", "<p class=\"say unseen\"", "<div class=\"figures\"",
        "<aside class=\"help strong\"", "<div class=\"control\"", "</main>",
      ]
      let places = try order.map { try #require(text.firstRange(of: $0)?.lowerBound, "\($0)") }
      #expect(places == places.sorted())
      #expect(PageElements(text).parts("aside", of: "help").count == 1)
      #expect(PageElements(text).lastOfMain?.element?.name != "aside")
    }
  }

  @Test func `asks for the nation right after those who help everybody`() throws {
    let loan = try #require(try TestSite.get("/loan").page.parts("aside", of: "help").last)
    #expect(loan.parts("details").first?.words.contains("National Debtline") == true)
    let box = loan.words
    let order = ["StepChange", "Where do you live?", "National Debtline", "Advice NI"]
    let places = try order.map { try #require(box.firstRange(of: $0)?.lowerBound, "\($0)") }
    #expect(places == places.sorted())
    let scotland = try TestSite.get("/loan?nation=scotland").page
    let chosen = try #require(scotland.parts("aside", of: "help").last)
    #expect(chosen.words.contains("National Debtline"))
    #expect(chosen.words.contains("Citizens Advice Scotland"))
    #expect(chosen.parts("details").isEmpty && !chosen.words.contains("Advice NI"))
  }

  @Test func `a nation that was chosen goes along to every page of the site`() throws {
    let page = PageElements(try TestSite.get("/loan?nation=scotland").text)
    let links = page.elements.filter { $0.name == "a" }.compactMap { $0["href"] }
    let inside = links.filter { $0.hasPrefix("/") && !$0.contains(".") }
    #expect(inside.count > 10)
    for link in inside { #expect(link.contains("nation=scotland"), "\(link)") }
    for unchosen in ["/loan", "/loan?nation=atlantis"] {
      #expect(try TestSite.get(unchosen).text.contains("href=\"/rates\""))
    }
  }

  @Test(arguments: ["payment=54.60", "payment=60", "months=36"])
  func `is one line at the end where the payment does`(payment: String) throws {
    let page = try TestSite.get("/credit-card?balance=2292&apr=17.91&\(payment)").page
    #expect(page.lastOfMain?["class"] == "help slim")
  }

  @Test func `is stronger, at the end, where it takes more than ten years`() throws {
    let page = try TestSite.get(
      "/credit-card?balance=5000&apr=12&rule=custom&minimum-percent=1&minimum-interest=no&minimum-floor=5&payment=55"
    ).page
    #expect(page.lastOfMain?["class"] == "help strong")
  }
}
