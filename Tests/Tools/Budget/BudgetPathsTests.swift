import BudgetPages

/// The way to a budget with debts that were typed elsewhere, and on from its answer.
@Suite struct BudgetPathsTests {
  /// A household of five debts whose figures were worked out by another program: £420 a month pays
  /// all off in 13 months, with £626.64 of interest.
  private static let household =
    "name-1=Council+tax+arrears&kind-1=priority&balance-1=620&minimum-1=60"
    + "&name-2=Amex&balance-2=953&apr-2=31&name-3=Virgin&balance-3=1840&apr-3=24.9"
    + "&name-4=Overdraft&kind-4=overdraft&balance-4=850&apr-4=39.9"
    + "&name-5=Klarna&kind-5=pay-later&balance-5=300&minimum-5=100"
  private static let lines = "pay=1879&rent=941&food=518"

  private func link(to path: String, in page: String) throws -> String {
    let next = try #require(PageElements(page).parts("section", of: "next").first)
    let links = next.links.compactMap { $0["href"] }
    return String(try #require(links.first { $0.hasPrefix(path) }).prefix { $0 != "#" })
  }

  /// The answered budget that the plan of the household leads to.
  private func answered(withArrears: Bool = true) throws -> String {
    let plan = try TestSite.get("/plan?\(Self.household)&budget=300").text
    let form = try link(to: "/budget?", in: plan)
    var address = form.replacing("&add=nothing", with: "") + "&\(Self.lines)"
    if !withArrears { address = address.replacing("arrears=60.00", with: "arrears=") }
    return try TestSite.get(address).text
  }

  @Test func `a plan hands over names, balances and the agreed arrears`() throws {
    let plan = try TestSite.get("/plan?\(Self.household)&budget=300").text
    let page = try TestSite.get(link(to: "/budget?", in: plan))
    #expect(page.status == 200 && !page.text.contains("error-summary"))
    let boxes = PageElements(page.text).elements.filter { $0.name == "input" }
    func typed(_ name: String) -> String? { boxes.first { $0["name"] == name }?["value"] }
    #expect(typed("arrears") == "60.00")
    #expect((2...5).map { typed("debt-name-\($0)") } == ["Amex", "Virgin", "Overdraft", "Klarna"])
    #expect(typed("debt-balance-3") == "1840.00")
  }

  /// £360 by what is owed, £3,943 in all; the priority bill is no part of it.
  @Test func `offers name the debts, and leave priority bills out`() throws {
    let page = try answered()
    let row = /<li><div><b><bdi>([^<]*)<\/bdi><\/b>[\s\S]*?<\/div> <div><(?:b|span)>([^<]*)</
    let rows = page.matches(of: row).map { "\($0.1) \($0.2)" }
    #expect(
      rows == [
        "Amex £87.01", "Virgin £167.99", "Overdraft £77.61", "Klarna £27.39",
        "Council tax arrears counted in your priority bills",
      ])
  }

  @Test func `a priority bill that no line pays is said to have nothing`() throws {
    let page = PageElements(try answered(withArrears: false))
    let words =
      "Nothing is set aside for it yet. Type what you can pay under “Arrears on any of these”"
    let row = try #require(
      page.parts("li").map(\.words).first { $0.hasPrefix("Council tax arrears") })
    #expect(row.hasSuffix(words), "\(row)")
    let letters = try TestSite.get(
      "/budget/letters?" + (try #require(page.query(to: "/budget/letters")))
    ).page
    #expect(
      letters.parts("p").contains {
        $0.words == "Council tax arrears isn’t one of them: it comes first. \(words)."
      })
  }

  @Test func `an answered budget leads back to the plan with all that it knew, and the surplus`()
    throws
  {
    let address = try link(to: "/plan?", in: answered())
    let page = try TestSite.get(address)
    #expect(page.status == 200 && page.text.contains(" id=\"answer\""))
    for name in ["Council tax arrears", "Amex", "Virgin", "Overdraft", "Klarna"] {
      #expect(page.text.contains("<bdi>\(name)</bdi>"))
    }
    let json = try TestSite.get(address.replacing("/plan?", with: "/plan.json?")).json
    #expect(json["budget"]?.string == "420.00")
    #expect(json["interest"]?.string == "626.64")
    #expect(json["priority"]?["owed"]?.string == "620.00")
  }

  @Test(arguments: [
    ("pay=1400&rent=600&food=300&energy=120", "budget=380.00"),
    ("pay=1400&rent=600&debt-name-1=Amex&debt-balance-1=953", "name-1=Amex"),
    ("pay=500&rent=600&debt-name-1=Amex&debt-balance-1=953", "balance-1=953.00"),
  ])
  func `a budget that was typed leads to a plan that is filled in`(
    query: String, field: String
  ) throws {
    let address = try link(to: "/plan?", in: TestSite.get("/budget?\(query)").text)
    #expect(address.contains(field))
    #expect(address.contains("budget=") == !query.contains("pay=500"))
    let page = try TestSite.get(address)
    #expect(page.status == 200 && !page.text.contains("error-summary"))
    #expect(page.text.contains("value=\"\(field.split(separator: "=")[1])\""))
  }

  /// Each family is one character of 25 bytes.
  @Test func `a name goes to the plan as long as the plan takes it`() throws {
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 25)
    let name = family.utf8.map { "%" + String($0, radix: 16) }.joined()
    let asked = "/budget?pay=50&debt-balance-1=953&debt-name-1=\(name)"
    let plan = try TestSite.get(link(to: "/plan?", in: TestSite.get(asked).text))
    #expect(plan.mistakes.isEmpty)
    #expect(plan.page[id: "name-1"]?["value"] == String(family.prefix(12)))
  }

  @Test func `more debts than a plan has room for go there as one`() throws {
    let debts = (1...12).map { "debt-balance-\($0)=10" }.joined(separator: "&")
    let address = try link(to: "/plan?", in: TestSite.get("/budget?pay=50&\(debts)").text)
    #expect(address.contains("balance-8=10.00&name-9=4+other+debts&balance-9=40.00&budget=50.00"))
    #expect(try TestSite.get(address).status == 200)
  }

  // MARK: - Debts that a browser keeps

  private func visitor() throws -> Visitor {
    let visitor = Visitor()
    for debt in [
      [("kind", "priority"), ("name", "Council tax"), ("balance", "620"), ("minimum", "60")],
      [("name", "Amex"), ("balance", "953"), ("limit", "1100"), ("due-day", "3"), ("apr", "31")],
      [("kind", "overdraft"), ("name", "Joint"), ("balance", "850"), ("apr", "39.9")],
    ] {
      #expect(try visitor.post("/cards", debt).status == 303)
    }
    return visitor
  }

  private func form(to action: String, in page: String) throws -> [(String, String)] {
    try #require(
      PageElements(page).forms.first {
        $0.element["action"]?.hasPrefix(action) == true && $0.element["method"] == "post"
      }
    ).values
  }

  private func addresses(in page: String) -> [String] {
    PageElements(page).elements.compactMap { $0["href"] ?? $0["action"] ?? $0["formaction"] }
  }

  @Test(arguments: ["/cards/plan?budget=250", "/cards/sheet"])
  func `names of kept debts come along by a form, and into no address`(page: String) throws {
    let visitor = try visitor()
    let sent = try form(to: "/budget", in: visitor.get(page).text)
    let begun = try visitor.post("/budget", sent)
    #expect(begun.status == 200 && begun.cookies.isEmpty)
    #expect(!begun.text.contains("error-summary") && !begun.text.contains(" id=\"answer\""))
    let filled = try form(to: "/budget", in: begun.text)
    #expect(filled.contains { $0 == ("from", "cards") })
    #expect(begun.text.contains("value=\"Amex\"") && begun.text.contains("value=\"Joint\""))
    let arrears = PageElements(begun.text).elements.first { $0["name"] == "arrears" }
    #expect(arrears?["value"] == "60.00")

    let lines = [("from", "cards"), ("pay", "900"), ("food", "540")]
    let typed = sent.filter { $0.0 != "add" } + lines
    let answered = try visitor.post("/budget", typed)
    #expect(answered.status == 200 && answered.cookies.isEmpty)
    #expect(answered.headers["Cache-Control"] == "no-store")
    #expect(answered.text.contains(" id=\"answer\"") && answered.text.contains("<bdi>Amex</bdi>"))
    for address in addresses(in: begun.text) + addresses(in: answered.text) {
      for name in ["Council", "Amex", "Joint"] { #expect(!address.contains(name), "\(address)") }
    }
    // 900 − 540 − 60 = 300, and the plan has the priority bill, on which 60 is paid.
    #expect(try link(to: "/cards/plan", in: answered.text) == "/cards/plan?budget=360.00")
    #expect(answered.text.contains("Keep this budget’s offers on the sheet"))
  }

  /// £300 by £953 and £850: 158.57 and 141.43.
  @Test func `offers go onto the sheet and its file, and nothing of them is kept`() throws {
    let visitor = try visitor()
    let sent = try form(to: "/budget", in: visitor.get("/cards/sheet").text)
    let typed = sent.filter { $0.0 != "add" } + [("pay", "900"), ("food", "540")]
    let sheet = try visitor.post("/cards/sheet", typed)
    #expect(sheet.status == 200 && sheet.cookies.isEmpty)
    #expect(sheet.text.contains("Amex £158.57 · Joint £141.43"))
    #expect(sheet.text.contains("Left each month £300"))
    let file = try visitor.post("/cards/sheet.pdf", form(to: "/cards/sheet.pdf", in: sheet.text))
    #expect(file.headers["Content-Type"] == "application/pdf")
    #expect(try Paper.text(of: file.body).contains("Amex £158.57 · Joint £141.43"))
    #expect(try !visitor.get("/cards/sheet").text.contains("158.57"))
    let budget = try visitor.post("/budget.pdf", typed)
    #expect(try Paper.text(of: budget.body).contains("Joint"))
  }

  @Test(arguments: ["/cards/sheet", "/cards/sheet.pdf", "/budget.pdf", "/budget"])
  func `a mistake in a budget that was sent keeps everything typed`(path: String) throws {
    let visitor = try visitor()
    let response = try visitor.post(
      path, [("pay", "lots"), ("debt-name-1", "Amex"), ("debt-balance-1", "953")])
    #expect(response.status == 422)
    #expect(response.text.contains("value=\"lots\"") && response.text.contains("value=\"Amex\""))
    #expect(try form(to: "/budget", in: response.text).contains { $0 == ("from", "cards") })
  }

  @Test func `a blank budget grows from one debt to two`() throws {
    let page = try TestSite.get("/budget?debt-name-1=&debt-balance-1=&add=debt").text
    #expect(page.contains("name=\"debt-balance-2\"") && !page.contains("name=\"debt-balance-3\""))
  }
}
