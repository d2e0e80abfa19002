/// The household of the contract's example: council tax, two cards, an overdraft and a purchase that
/// is paid later, which keeps a plan on 23 November 2026.
struct KeptHousehold {
  let visitor: Visitor
  let ids: [String]

  /// Council tax, two cards, an overdraft and a purchase that is paid later.
  init() throws {
    visitor = try Visitor(
      on: "2026-11-23",
      owing: [
        [("kind", "priority"), ("name", "Council tax"), ("balance", "320"), ("minimum", "80")],
        filledIn("name=Blue&balance=900&limit=1000&due-day=5&apr=19.9&minimum=25"),
        filledIn("name=Store&balance=450&limit=1000&due-day=14&apr=34.9"),
        filledIn("kind=overdraft&name=Overdraft&balance=600&limit=750&apr=39.9"),
        [("kind", "pay-later"), ("name", "Sofa"), ("balance", "240"), ("minimum", "40")],
      ])
    ids = try visitor.cardIDs()
  }

  /// The household that keeps the contract's plan, with other terms besides.
  static func keeping(_ fields: [(String, String)] = []) throws -> KeptHousehold {
    let house = try KeptHousehold()
    try house.keep(fields)
    return house
  }

  func on(_ day: String) { visitor.today = CalendarDate(iso: day) }

  func keep(_ fields: [(String, String)] = []) throws {
    let terms = [("budget", "260"), ("lump-1", "100"), ("lump-month-1", "5")]
    let response = try visitor.post("/cards/plan/keep", terms + fields)
    #expect(response.status == 303)
    #expect(response.headers["Location"] == "/cards/plan")
  }

  /// Checks in for the month of the day.
  func check(_ balances: String...) throws {
    let month = visitor.today.map { [("for", CalendarMonth(of: $0).iso)] } ?? []
    let fields = zip(ids, balances).map { ("balance-\($0)", $1) } + month
    #expect(try visitor.post("/cards/balances", fields).status == 303)
  }

  /// Checks in on 28 December, with what the contract has then.
  func december() throws {
    on("2026-12-28")
    try check("140.87", "888.72", "445.50", "640.00", "200.00")
  }

  func kept() throws -> JSONValue {
    try #require(try visitor.json("/cards/plan.json")["kept"])
  }
}

extension Visitor {
  /// Takes the wallet of a file.
  func take(_ file: [UInt8], keeping choice: String = "replace") throws {
    let preview = try upload(file, to: "/cards/import")
    let confirm = try #require(preview.hidden("confirm").first)
    let taken = try upload([], to: "/cards/import", [("confirm", confirm), ("keep", choice)])
    #expect(taken.status == 303)
  }
}
