import EmbeddingPages

@Suite struct PartnerCurrencyTests {
  private static let partners = Partners([
    Partner(
      id: "dublin", name: "Dublin Advice", origins: ["https://www.example.ie"],
      help: [.init(name: "Dublin Advice", phone: "0818 072 000")], currency: .eur)
  ])

  private func get(_ address: String) throws -> String {
    try TestSite.get(address, partners: Self.partners).text
  }

  private func chosen(_ page: String) -> String? {
    PageElements(page)[id: "currency"]?.selected.first
  }

  @Test(arguments: ["credit-card?balance=10&apr=1", "loan?amount=10&rate=1&years=1"])
  func `the address may say otherwise`(address: String) throws {
    let page = try get("/embed/\(address)&partner=dublin&currency=CHF")
    #expect(chosen(page) == "CHF")
    #expect(chosen(try get("/embed/\(address)&partner=dublin&currency=")) == "EUR")
  }

  @Test func `pages outside the frames keep their own currency`() throws {
    #expect(chosen(try get("/credit-card?partner=dublin&balance=10&apr=1")) == "GBP")
    #expect(chosen(try get("/embed/credit-card?balance=10&apr=1")) == "GBP")
  }

  @Test func `a partner's currency wins over the site's`() throws {
    let settings = try SiteSettings(
      #"""
      {"currency": "CHF", "partners": [
        {"id": "dublin", "name": "Dublin Advice", "origins": [], "currency": "EUR"},
        {"id": "leeds", "name": "Leeds Advice", "origins": [], "currency": "GBP"},
        {"id": "bern", "name": "Berner Hilfe", "origins": []}
      ]}
      """#)
    for (partner, code) in [("dublin", "EUR"), ("leeds", "GBP"), ("bern", "CHF")] {
      let page = try TestSite.get("/embed/loan?partner=\(partner)", settings: settings).text
      #expect(chosen(page) == code)
    }
  }

  @Test func `files and whole pages that a frame leads to are in its currency`() throws {
    let page = try get("/embed/loan?partner=dublin&amount=1000&rate=7&years=1")
    #expect(page.contains(/href="\/loan\.csv\?[^"]*currency=EUR/))
    #expect(page.contains(/href="\/loan\/schedule\?[^"]*currency=EUR/))
  }

  @Test func `its help lines stand where they can be called, and ours elsewhere`() throws {
    let own = try get("/embed/credit-card?partner=dublin")
    #expect(own.contains("tel:0818072000"))
    #expect(!own.contains("tel:08001381111"))
    let pounds = try get("/embed/credit-card?partner=dublin&balance=10&apr=1&currency=GBP")
    #expect(!pounds.contains("tel:0818072000"))
    #expect(pounds.contains("tel:08001381111"))
  }
}
