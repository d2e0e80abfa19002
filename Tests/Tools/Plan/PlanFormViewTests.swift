/// The form of a plan: lists of months, and debts behind their lines.
@Suite struct PlanFormViewTests {
  /// The choices of a list, by the name of its field.
  private func list(_ name: String, of query: String) throws -> PageElements? {
    try TestSite.get("/plan?\(query)").page.part("select", "id", name)
  }

  /// The choices that have a number, each with its words.
  private func months(_ list: PageElements) -> [String: String] {
    let choices = list.parts("option").compactMap { choice in
      choice["value"].flatMap { Int($0) == nil ? nil : ($0, choice.words) }
    }
    return Dictionary(uniqueKeysWithValues: choices)
  }

  @Test(arguments: [
    ("balance-1=900&add=nothing", true), ("balance-1=900&apr-1=24.9&add=nothing", false),
    ("balance-1=900&kind-1=priority&add=nothing", false), ("balance-1=900&add=debt", false),
  ])
  func `debts that came without rates ask for them`(query: String, asks: Bool) throws {
    let page = try TestSite.get("/plan?\(query)").page
    #expect(page.words.contains("Type the interest rate of each") == asks)
  }

  /// Month 1 is the one after November 2026, so month 36 is November 2029.
  @Test(arguments: ["promo-months-1", "lump-month-1"])
  func `months are chosen by name`(field: String) throws {
    let debt = "balance-1=900&apr-1=24.9&add=nothing"
    let blank = try #require(try list(field, of: debt))
    #expect(months(blank).count == 36)
    for (month, name) in ["1": "December 2026", "12": "November 2027", "36": "November 2029"] {
      #expect(months(blank)[month] == name)
    }
    #expect(blank.selected.isEmpty)
    let near = try #require(try list(field, of: "\(debt)&\(field)=12"))
    #expect(near.selected == ["12"] && months(near) == months(blank))
    let far = try #require(try list(field, of: "\(debt)&\(field)=48"))
    #expect(far.selected == ["48"] && months(far)["48"] == "November 2030")
    #expect(months(far).count == 37)
  }

  @Test(arguments: ["promo-months-1", "lump-month-1"])
  func `a month that is no number stays as it was typed`(field: String) throws {
    let query = "balance-1=900&apr-1=24.9&\(field)=spring"
    #expect(try list(field, of: "\(query)&add=nothing") == nil)
    let page = try TestSite.get("/plan?\(query)&lump-1=5")
    #expect(page.status == 422)
    #expect(page.page[id: field]?["value"] == "spring")
    #expect(page.page[id: "\(field)-error"]?["class"] == "error")
  }

  @Test func `a finished debt is one line, and others are open`() throws {
    let debts = "name-1=Amex&balance-1=1310&apr-1=31&promo-months-1=12&balance-2=500&apr-2=20"
    let page = try TestSite.get("/plan?\(debts)&add=debt").page
    #expect(
      page.parts("details", of: "debt").map { $0.parts("summary").first?.words } == [
        "1 Amex £1,310 at 31%, 0% until November 2027 Change", "2 £500 at 20% Change",
      ])
    #expect(openDebts(page) == ["3"])
    let box = try #require(page.inputs("name-3").first)
    #expect(box["autofocus"] != nil && box["data-focus"] != nil)
    let wrong = try TestSite.get("/plan?\(debts)&apr-2=x&balance-3=7").page
    #expect(openDebts(wrong).contains("3"))
  }

  /// The numbers of the debts that are not behind their lines.
  private func openDebts(_ page: PageElements) -> [String] {
    page.parts("legend").compactMap { $0.parts("span", of: "count").first?.words }
  }

  /// A kind that is chosen and not yet sent must not be contradicted by the words below it.
  @Test func `the monthly payment stands above the fold, which names no kind`() throws {
    let debt = try #require(try TestSite.get("/plan").page.parts("fieldset").first)
    #expect(debt.parts("div", of: "monthly").first?.inputs("minimum-1").count == 1)
    #expect(debt.inputs("minimum-1").count == 1)
    #expect(debt.parts("details").allSatisfy { $0.inputs("minimum-1").isEmpty })
    #expect(!debt.words.contains("Credit card."))
    let card = try #require(debt.part("div", "data-of", "card"))
    #expect(card.words.contains("How does this card work out its minimum?"))
    let sent = try TestSite.get("/plan?kind-1=pay-later&balance-1=240").page
    let later = try #require(sent.part("span", "data-of", "pay-later"))
    #expect(later.words.hasPrefix("Instalment a month"))
  }

  @Test func `an answer leads to all questions about one debt`() throws {
    let page = try TestSite.get(PlanPageTests.example).text
    #expect(!page.contains("<option value=\"36\">"))
    for (number, words) in [
      (1, "Add a monthly payment or a 0% offer"), (2, "Change the offer, or more"),
    ] {
      #expect(page.contains("name=\"add\" value=\"debt-\(number)\">\(words)<"))
    }
    let open = try TestSite.get("\(PlanPageTests.example)&add=debt-2").page
    #expect(openDebts(open) == ["2"])
    #expect(open.fold("0% until November 2027. ")?["open"] != nil)
    #expect(open.part("select", "id", "promo-months-2")?.selected == ["12"])
  }

  @Test func `promises to try every order only where it can`() throws {
    #expect(try TestSite.get("/plan").text.contains("Whatever costs least (we try every order)"))
    let six = (1...6).map { "balance-\($0)=\($0)00&apr-\($0)=20" }.joined(separator: "&")
    #expect(try !TestSite.get("/plan?\(six)&add=nothing").text.contains("we try every order"))
  }
}
