import Foundation

/// Pages state facts and choices: an "element of evaluation, value judgment or persuasion" about
/// somebody's own debts is likely to be advice (Financial Conduct Authority, PERG 17.5, Q5.2).
@Suite struct JudgingWordsTests {
  private static let refused = [
    "should", "ought to", "recommend", "suggest", "advise you", "our advice", "best for you",
    "best option", "best choice", "best way", "better off", "you need to", "you must",
    "you have to", "you['’]d better", "put it on", "put the rest on", "pay this first", "worth it",
    "worth paying", "worth moving", "good idea", "bad idea", "wise", "sensible", "makes sense",
    "make sure", "try to", "avoid", "consider", "prioritise", "tackle",
  ]

  @Test(arguments: ToolList.samples(.blank, .wrong, .answered, .never))
  func `no page of a tool judges what is owed, or tells what to do`(sampled: Sampled) throws {
    for path in sampled.tool.pages {
      try expectNone(in: try TestSite.get(sampled.address(of: path)), at: path)
    }
    guard sampled.tool.embedding != nil else { return }
    try expectNone(in: try TestSite.get(sampled.framed()), at: sampled.framed())
  }

  @Test(arguments: ToolList.samples(.wrong, .answered, .never))
  func `nor does a file, what is printed or an answer for programs`(sampled: Sampled) throws {
    for path in sampled.tool.files {
      try expectNone(in: try TestSite.get(sampled.address(of: path)), at: path)
    }
  }

  @Test func `nor does what is said of cards that somebody keeps`() throws {
    let visitor = Visitor()
    for (name, balance, limit, apr) in [
      ("Blue", "900", "1000", "19.9"), ("Store", "450", "300", "34.9"), ("Old", "0", "0", ""),
    ] {
      try visitor.post(
        "/cards",
        filledIn("name=\(name)&balance=\(balance)&limit=\(limit)&due-day=5&apr=\(apr)&reminder=on"))
      try expectNone(in: visitor.get("/cards"), at: "/cards, one more")
    }
    for path in Self.ofCards { try expectNone(in: visitor.get(path), at: path) }
  }

  @Test func `nor does what is said of a plan that is kept, month by month`() throws {
    let visitor = Visitor()
    visitor.today = CalendarDate(iso: "2026-11-23")
    for debt in [
      [("kind", "priority"), ("name", "Council tax"), ("balance", "320")],
      [("name", "Blue"), ("balance", "900"), ("limit", "1000"), ("due-day", "5"), ("apr", "19.9")],
      [("kind", "overdraft"), ("name", "Bank"), ("balance", "600"), ("apr", "39.9")],
      [("kind", "pay-later"), ("name", "Sofa"), ("balance", "240"), ("minimum", "40")],
    ] {
      #expect(try visitor.post("/cards", debt).status == 303)
    }
    #expect(try visitor.post("/cards/plan/keep", [("budget", "200")]).status == 303)
    let cards = try visitor.json("/cards.json")["cards"]?.array ?? []
    let ids = cards.compactMap { $0["id"]?.string }
    for (day, balances) in [
      ("2026-11-30", ["320", "900", "600", "240"]), ("2026-12-28", ["300", "990", "650", "240"]),
      ("2027-01-28", ["0", "700", "400", "0"]), ("2027-04-01", ["0", "700", "400", "0"]),
    ] {
      visitor.today = CalendarDate(iso: day)
      if day != "2027-04-01" {
        try visitor.post("/cards/balances", zip(ids, balances).map { ("balance-\($0)", $1) })
      }
      for path in ["/", "/cards/balances"] + Self.ofCards {
        try expectNone(in: visitor.get(path), at: "\(path) on \(day)")
      }
    }
  }

  @Test func `nor does what is said of a group`() throws {
    let visitor = Visitor()
    let (group, _) = try visitor.group("Ana\nBen\nCara")
    for payment in [[("amount", "84"), ("title", "Villa")], [("amount", "x")], [("amount", "9")]] {
      try expectNone(in: visitor.post("\(group)/payments", payment), at: "a payment")
    }
    for path in ["", "/debts", "/totals", "/settings", "/share", "/group.json", "/debts.json"] {
      try expectNone(in: visitor.get(group + path), at: "\(group)\(path)")
    }
  }

  private static let ofCards =
    [
      "/cards.json", "/cards.pdf", "/cards.ics", "/cards/calendar.ics", "/cards/export",
      "/cards/export.csv", "/cards/sheet", "/cards/sheet.pdf", "/cards/transfer", "/cards/helper",
      "/cards/helper?target=30&budget=300", "/cards/helper.json?target=30&budget=20",
    ]
    + ["", ".json", ".csv", ".ics", ".pdf"].flatMap { type in
      ["", "?budget=200", "?budget=5", "?budget=x"].map { "/cards/plan\(type)\($0)" }
    }

  private static let words = "\\b(\(refused.joined(separator: "|")))(s|d|ed|ing)?\\b"
  private static let paper = DebianProgram(
    command: "pdftotext -raw $FILE -", packages: "poppler-utils")

  private func expectNone(in response: TestSite.Reply, at path: String) throws {
    let isPDF = response.headers["Content-Type"] == "application/pdf"
    let text = isPDF ? try Self.paper.output(on: response.body) : response.text
    // Sentences with something in bold are read without their tags.
    let read = text.replacing(/<[^>]*>/, with: "")
    for text in [text, read] {
      let line = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let found = line.range(of: Self.words, options: .regularExpression).map { line[$0] }
      #expect(found == nil, "\(path)")
    }
  }
}
