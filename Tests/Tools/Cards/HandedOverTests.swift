import Components
import Web

/// Debts on their way to an adviser's computer and back, by codes and addresses alone.
@Suite struct HandedOverTests {
  private let camera = DebianProgram(
    command:
      "pdftoppm -r 300 -png -singlefile $FILE | zbarimg --quiet --raw --oneshot --nodbus -Sdisable -Sqrcode.enable png:-",
    packages: "poppler-utils and zbar-tools")

  private let screenCamera = DebianProgram(
    command: "rsvg-convert --width=1200 $FILE | zbarimg --quiet --raw --oneshot --nodbus png:-",
    packages: "librsvg2-bin and zbar-tools")

  private static let site = "http://localhost:8080"

  private func visitor(debts count: Int = 2, named name: String = "Debt") throws -> Visitor {
    try Visitor(
      owing: (1...count).map { number in
        [
          ("name", "\(name) \(number)"), ("balance", "\(number * 500)"), ("limit", "9000"),
          ("due-day", "5"), ("apr", number == 3 ? "" : "19.9"), ("minimum", "\(number * 40)"),
        ]
      })
  }

  private func address(onSheetOf visitor: Visitor) throws -> String? {
    try visitor.get("/cards/sheet").page.links.compactMap { $0["href"] }
      .first { $0.hasPrefix(Self.site + "/plan") }
  }

  /// The address without the site, for another visitor to open.
  private func local(_ address: String) -> String { String(address.dropFirst(Self.site.count)) }

  @Test func `the code on paper opens the same debts in the plan`() throws {
    let visitor = try visitor()
    let read = try camera.output(on: try visitor.get("/cards/sheet.pdf").body)
    #expect(try read == address(onSheetOf: visitor))
    let query = read.dropFirst("\(Self.site)/plan".count).prefix { $0 != "#" }
    let plan = try Visitor().json("/plan.json\(query)")
    let debts = try #require(plan["debts"]?.array)
    #expect(debts.map { $0["name"]?.string } == ["Debt 2", "Debt 1"])
    #expect(debts.map { $0["balance"]?.string } == ["1000.00", "500.00"])
    let own = try visitor.json("/cards/plan.json")
    #expect(plan["interest"] != nil && plan["interest"] == own["interest"])
    #expect(plan["months"] == own["months"])
  }

  /// The plan was kept in November with £100 more in April, and the adviser's plan begins today.
  @Test func `a one-off of a kept plan stays in its month`() throws {
    let house = try KeptHousehold.keeping()
    for (day, month) in [("2026-11-23", 5), ("2026-12-05", 4), ("2026-12-31", 4)] {
      house.on(day)
      let address = try #require(try address(onSheetOf: house.visitor))
      #expect(address.contains("lump-month-1=\(month)&"), "\(day)")
    }
  }

  @Test func `a rate that nobody knows is left blank for the adviser`() throws {
    let address = try #require(try address(onSheetOf: visitor(debts: 3)))
    #expect(address.contains("name-1=Debt+3") && !address.contains("apr-1="))
    #expect(address.contains("apr-2=19.9"))
    #expect(try Visitor().get(local(address)).status == 422)
  }

  @Test func `names go where the address is too long, then the code`() throws {
    let name = String(repeating: "é", count: 25)
    let long = try #require(try address(onSheetOf: visitor(debts: 9, named: name)))
    #expect(long.utf8.count <= 1_800 && !long.contains("name-1"))
    #expect(long.contains("balance-9=500.00"))
    let many = try visitor(debts: 10)
    #expect(try address(onSheetOf: many) == nil)
    let words = "An adviser’s plan has room for 9 debts, so this sheet has no code for it."
    #expect(try many.get("/cards/sheet").words.contains(words))
    #expect(try many.get("/cards/sheet.pdf").status == 200)
  }

  /// A plan has room for 40 letters.
  @Test func `a debt with a long name comes back as the one it was`() throws {
    let visitor = try visitor(named: "The credit card of the Bank of Somewhere, joint one")
    let address = try #require(try address(onSheetOf: visitor))
    #expect(try Visitor().get(local(address)).status == 200)
    #expect(try told(of: address, to: visitor).map { $0.suffix(17) } == unchanged)
  }

  @Test func `two debts of one name and kind come back as they were`() throws {
    let visitor = Visitor()
    for (balance, day) in [("100", "5"), ("300", "6")] {
      try visitor.post(
        "/cards",
        filledIn("name=Blue&balance=\(balance)&limit=900&due-day=\(day)&apr=19.9"))
    }
    let address = try #require(try address(onSheetOf: visitor))
    #expect(try told(of: address, to: visitor).map { $0.suffix(17) } == unchanged)
  }

  private let unchanged: [Substring] = [" nothing changes.", " nothing changes."]

  /// What a visitor is told of each debt of the plan at an address.
  private func told(of address: String, to visitor: Visitor) throws -> [String] {
    let query = local(address).dropFirst("/plan".count).prefix { $0 != "#" }
    let page = try visitor.get("/cards/from-plan\(query)").page
    return page.parts("p", of: "hint").map(\.words).filter { $0.hasPrefix("On ") }
  }

  @Test func `an adviser hands the plan back as a link and a code`() throws {
    let plan = "/plan?name-1=Blue&balance-1=900&apr-1=18.9&minimum-1=45&budget=200"
    let adviser = Visitor()
    let page = try adviser.get(plan).page
    let link = try #require(page.link("the link to this plan"))
    let query = link.dropFirst("/plan".count)
    #expect(try Visitor().json("/plan.json\(query)")["budget"]?.string == "200.00")
    let picture = try #require(page.elements.first { $0.name == "img" }?["src"])
    #expect(try screenCamera.output(on: try adviser.get(picture).body) == Self.site + link)
    #expect(try adviser.get("/embed" + plan).page.link("the link to this plan") == nil)
  }

  @Test func `a plan too long for a camera has a link alone`() throws {
    let name = String(repeating: "%C3%A9", count: 40)
    let debts = (1...9).map {
      "&name-\($0)=\(name)&balance-\($0)=900.00&apr-\($0)=18.99&promo-months-\($0)=12"
    }
    let plan = "/plan?budget=2000" + debts.joined()
    let page = try Visitor().get(plan).page
    #expect(page.link("the link to this plan") != nil)
    #expect(!page.elements.contains { $0.name == "img" })
    let path = "/plan.svg" + plan.dropFirst("/plan".count)
    #expect(try Visitor().get(path).status == 422)
  }

  @Test func `what an adviser changed is told before it is kept, and is one change`() throws {
    let visitor = try visitor()
    let changed =
      "name-1=Debt+1&balance-1=450&apr-1=18.9&minimum-1=50&kind-2=loan&name-2=Car"
      + "&balance-2=3000&apr-2=7&minimum-2=120&budget=300"
    let page = try visitor.get("/cards/from-plan?" + changed)
    let told = page.page.parts("p", of: "hint").map(\.words)
    #expect(
      told.contains(
        "On Debt 1, these change: what is owed from £500.00 to £450.00; the rate from 19.9% to "
          + "18.9%; the payment a month from £40.00 to £50.00."))
    #expect(told.contains("Car is new here."))
    let pressed = try page.page.hidden(to: "/cards/import") + [("due-day", "5"), ("keep", "merge")]
    #expect(try visitor.post("/cards/import", pressed).status == 303)
    let kept = try visitor.cards()
    #expect(Set(kept.compactMap { $0["name"]?.string }) == ["Debt 1", "Debt 2", "Car"])
    try visitor.post("/cards/undo", try visitor.get("/cards").stamped())
    let before = try visitor.cards()
    #expect(Set(before.compactMap { $0["balance"]?.string }) == ["500.00", "1000.00"])
  }
}
