import Web

/// What each page and file of the site sends at most: nginx has room for two million bytes.
@Suite struct LargestAnswersTests {
  private static let longName = String(repeating: "\u{10330}", count: 40)

  /// The queries that are to lead to the largest answers, by the first part of the path.
  private static let queries = Dictionary(
    grouping: ToolList.samples(.largest), by: \.tool.stem
  ).mapValues { $0.map(\.sample.query) }.merging(
    ["oembed": ["url=http%3A%2F%2Flocalhost%3A8080%2Fembed%2Floan"]]) { $1 }

  /// As many cards as a browser keeps, each with a long name and a debt of a hundred years.
  private static func cards() throws -> Visitor {
    let visitor = Visitor()
    for number in 0..<200 {
      let fields = [
        ("name", "\(number)" + String(repeating: "\u{10330}", count: 29)), ("due-day", "3"),
        ("balance", "99999999.99"), ("limit", "99999999.99"), ("apr", "0.1"),
        ("minimum", "90000.12"), ("reminder", "on"),
      ]
      if try visitor.post("/cards", fields).status == 409 { break }
    }
    return visitor
  }

  /// A group of fifty with as many payments as a browser keeps.
  private static func group() throws -> (visitor: Visitor, path: String, member: String) {
    let visitor = Visitor()
    let names = (10..<60).map { "\u{10330}\($0)" }.joined(separator: "\n")
    let (path, people) = try visitor.group(names)
    let rent = [("amount", "10"), ("title", "Rent"), ("every", "month"), ("first", "2026-08-31")]
    try visitor.post(path + "/recurring", rent)
    for number in 0..<400 {
      let fields = [("amount", "99999.\(10 + number % 90)"), ("title", "\u{10330}\u{10330}")]
      if try visitor.post(path + "/payments", fields).status == 409 { break }
    }
    return (visitor, path, people[0])
  }

  @Test func `is two million bytes, whatever is asked for and kept`() throws {
    let cards = try Self.cards()
    let card = try #require(try cards.json("/cards.json")["cards"]?.array?.first?["id"]?.string)
    let (friends, path, _) = try Self.group()
    let group = try friends.json(path + "/group.json")
    let payment = try #require(group["payments"]?.array?.first?["id"]?.string)
    let rule = try #require(group["recurring"]?.array?.first?["id"]?.string)
    var largest: [String: Int] = [:]
    for route in Routes(of: Catalogue.tools(rates: LatestRates(at: nil))).all
    where route.method == .get {
      let pattern = route.path.described
      let address = pattern.replacing("/groups/{id}", with: path).replacing("{p}", with: payment)
        .replacing("{r}", with: rule).replacing("{colour}", with: "7a1fa2")
        .replacing("{id}", with: card)
      let parts = pattern.split { $0 == "/" || $0 == "." }.map(String.init)
      let stem = parts.first { $0 != "embed" } ?? ""
      let visitor = stem == "groups" ? friends : cards
      for query in Self.queries[stem] ?? [""] {
        let response = try visitor.get(query.isEmpty ? address : "\(address)?\(query)")
        #expect(!address.contains("{"), "\(pattern)")
        #expect(response.body.count <= Response.mostBytes, "\(pattern)")
        #expect(response.record.problem == nil, "\(pattern)")
        let size = response.status == 200 ? response.body.count : 0
        largest[pattern] = max(size, largest[pattern] ?? 0)
      }
    }
    // Those that were to be as large as they can be were not refused.
    for pattern in [
      "/plan.csv", "/plan.json", "/cards/plan.csv", "/cards/plan.json", "/loan.csv", "/loan.json",
      "/loan/schedule", "/student-loan.json", "/credit-card.json",
      "/groups/{id}/group.json", "/groups/{id}/payments.csv", "/cards/calendar.ics",
    ] {
      #expect(largest[pattern, default: 0] > 50_000, "\(pattern)")
    }
    #expect(largest["/plan.csv", default: 0] > 500_000)
    #expect(largest["/cards/plan.csv", default: 0] > 500_000)
  }

  @Test func `of a plan's table has names in the first month alone where they are too much`() throws
  {
    let long = try TestSite.get("/plan.csv?\(#require(Self.queries["plan"]?.first))").text
    let rows = long.split(separator: "\r\n")
    #expect(rows.dropFirst().prefix(9).allSatisfy { $0.contains(Self.longName) })
    #expect(rows[10].hasPrefix("2,1,,"))
    #expect(rows.dropFirst(10).allSatisfy { !$0.contains(Self.longName) })
    let short = try TestSite.get(
      "/plan.csv?balance-1=100&apr-1=20&name-1=\(Self.longName)&budget=50")
    #expect(
      short.text.split(separator: "\r\n").dropFirst().allSatisfy { $0.contains(Self.longName) })
  }
}
