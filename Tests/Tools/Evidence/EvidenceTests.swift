@testable import EvidencePages

@Suite struct EvidenceTests {
  private struct Row {
    let json: JSONValue

    func text(_ member: String) throws -> String { try #require(json[member]?.string, "\(json)") }
    func id() throws -> String { try text("id") }
    func agrees() -> Bool { json["agrees"]?.bool == true }
  }

  private func evidence() throws -> JSONValue {
    try TestSite.get("/evidence.json").json
  }

  private func rows() throws -> [Row] {
    try #require(evidence()["rows"]?.array).map { Row(json: $0) }
  }

  @Test(arguments: [CalendarDate.earliest, CalendarDate.earliest.addingDays(800_000)])
  func `is the same on any day, so that it can be a file`(day: CalendarDate) throws {
    let site = try TestSite.site()
    let other = site.at(1_764_201_600, on: day)
    let bytes = EvidenceJSON.shape.bytes(of: EvidenceRow.all(on: other))
    #expect(bytes == EvidenceJSON.shape.bytes(of: EvidenceRow.all(on: site)))
  }

  /// The figures that ours do not agree with; whatever else is listed has to.
  private static let different = [
    "pub07-months", "pub07-fixed-months", "pub08-months", "pub09-months", "pub09-interest",
    "c2-07-months",
    "c2-07-interest", "min18", "pub13-interest", "p-13-interest", "p-14-months", "p-14-interest",
    "p-16-months", "p-16-interest", "t-06-stay", "t-06-interest", "b-01b", "b-02", "b-03",
    "pub23-year-19", "m-05b",
    "m-05c", "m-06a",
  ]

  @Test func `no figure that agreed stops to`() throws {
    let rows = try rows()
    #expect(
      try rows.filter { !$0.agrees() }.map { try $0.id() }.sorted() == Self.different.sorted())
    #expect(rows.count >= 100)
  }

  @Test func `counts its rows, each of which has an id of its own`() throws {
    let (all, rows) = (try evidence(), try rows())
    #expect(all["all"]?.number == "\(rows.count)")
    #expect(all["agreeing"]?.number == "\(rows.count - Self.different.count)")
    #expect(try Set(rows.map { try $0.id() }).count == rows.count)
    #expect(rows.count == PublishedCase.all.flatMap(\.figures).count)
  }

  /// Asks for the answer of each row as anybody can, and follows its pointer.
  @Test func `our figure stands where each row says`() throws {
    var answers: [String: JSONValue] = [:]
    for row in try rows() {
      let path = try #require(row.json["check"]?["path"]?.string)
      let pointer = try #require(row.json["check"]?["figure"]?.string)
      if answers[path] == nil {
        let reply = try TestSite.get(path)
        #expect(reply.status == 200, "\(path)")
        answers[path] = try reply.json
      }
      let figure = answers[path]?[at: pointer]
      #expect(try figure?.string ?? figure?.number == row.text("ours"), "\(path) \(pointer)")
      #expect(try path.hasPrefix("/\(row.text("tool")).json?"))
    }
  }

  @Test func `says by how much each differs, and why those do that are too far off`() throws {
    for row in try rows() {
      let numbers = try ["published", "ours", "difference", "tolerance"].map { member in
        try #require(Double(row.text(member)))
      }
      #expect(abs(numbers[1] - numbers[0] - numbers[2]) < 1e-6)
      #expect(row.agrees() == (abs(numbers[2]) <= numbers[3] + 1e-9))
      let reason = row.json["whyNot"]
      #expect(row.agrees() ? reason?.isNull == true : reason?.string?.isEmpty == false)
      #expect(try !row.text("source").isEmpty && !row.text("convention").isEmpty)
    }
  }

  @Test func `has the rows as they are promised`() throws {
    let row = try #require(try rows().first { try $0.id() == "b-01b" }).json
    let names = row.object?.map(\.name)
    #expect(
      names == [
        "id", "tool", "what", "source", "published", "unit", "ours", "difference", "tolerance",
        "agrees", "convention", "whyNot", "check",
      ])
    #expect(row["published"]?.string == "86.10" && row["ours"]?.string == "86.11")
    #expect(row["difference"]?.string == "0.01" && row["unit"]?.string == "money")
  }

  /// Amounts have their pennies: "0.00", also where more digits were printed.
  @Test func `differences of money have two decimals or more, others none at their end`() throws {
    for row in try rows() {
      let difference = try row.text("difference")
      let isMoney = try row.text("unit") == "money"
      let form = isMoney ? /-?[0-9]+\.[0-9]{2}([0-9]*[1-9])?/ : /-?[0-9]+(\.[0-9]*[1-9])?/
      #expect(difference.wholeMatch(of: form) != nil, "\(difference)")
    }
    let row = try #require(try rows().first { try $0.id() == "pub22-interest" })
    #expect(try row.text("published") == "239396.45" && row.text("tool") == "loan")
    #expect(row.json["check"]?["figure"]?.string == "/totalInterest" && row.agrees())
  }

  @Test func `explains the length of 25 years and 3 months`() throws {
    let row = try #require(try rows().first { try $0.id() == "pub08-months" })
    #expect(try row.text("published") == "303" && row.text("ours") == "302")
    #expect(try row.text("whyNot").contains("25 years and 2 months"))
  }

  // MARK: The page

  @Test func `shows every row, those that differ first, and each reason once`() throws {
    let page = try TestSite.get("/evidence").text
    let start = try #require(
      page.firstRange(of: "The \(Self.different.count) that differ, and why")
    ).lowerBound
    let agreeing = try #require(page.firstRange(of: "id=\"agree\"")).lowerBound
    #expect(start < agreeing)
    let differing = page[start..<agreeing]
    let heads = { (part: String) in
      PageElements(part).elements.count { $0.name == "th" && $0["scope"] == "row" }
    }
    #expect(heads(String(differing)) == Self.different.count)
    #expect(try heads(page) == rows().count)
    let summaries = PageElements(page).parts("summary").map(\.words)
    for row in try rows() where !row.agrees() {
      #expect(try differing.contains(row.text("source")))
      let reason = try row.text("whyNot")
      #expect(summaries.count { $0.contains(": \(reason)") } == 1, "\(reason)")
    }
    let folds = PageElements(page).parts("details", of: "fold")
    #expect(folds.count == PageElements(page).parts("table").count)
    #expect(page.contains("<b>£5,214</b>") && page.contains("<b>£5,214.22</b>"))
    #expect(page.contains("<b class=\"cost\">Differs</b> <span>by £0.01</span>"))
  }

  @Test func `leads from each row to the tool with its figures typed in`() throws {
    let page = PageElements(try TestSite.get("/evidence").text)
    let links = Set(page.links.compactMap { $0["href"] }.filter { $0.contains("?") })
    #expect(links.count > 40)
    for link in links { #expect(try TestSite.get(link).status == 200, "\(link)") }
  }

  /// Of each table the first row stands for all.
  @Test func `looks as approved`() throws {
    let page = try TestSite.get("/evidence").text
    let short = page.replacing(/(<tr><th scope="row">.*\n)(<tr><th scope="row">.*\n)+/) { $0.1 }
    expectApprovedMain(of: short, as: "Evidence/evidence.html")
  }

  // MARK: Other sites

  @Test func `has the same figures on a site with another currency`() throws {
    #expect(
      try TestSite.get("/evidence.json", in: "JPY") == TestSite.get("/evidence.json").text)
  }

  @Test func `lists figures of the tools that a site has`() throws {
    let tools = try TestSite.site().tools.filter { $0.stem != "loan" }
    let json = try TestSite.get("/evidence.json", tools: tools).json
    let stems = Set(try #require(json["rows"]?.array).compactMap { $0["tool"]?.string })
    #expect(
      stems == [
        "credit-card", "plan", "balance-transfer", "budget", "mortgage", "student-loan/uk",
      ])
  }
}
