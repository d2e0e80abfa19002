@testable import GroupsPages

/// Answers for the columns of a bank, which the browser remembers for its next statement.
@Suite struct StatementMemoryTests: StatementSuite {
  let browser = Visitor()

  /// A statement of some bank: its dates can be read in two orders, its amounts are above zero.
  private static func statement(_ bank: String = "", _ date: String = "01/02/2026") -> String {
    "Date,Description,Amount\(bank.isEmpty ? "" : ",\(bank)")\n\(date),Tea,5.00\n"
  }

  private static let answers = [("dates", "dmy"), ("spent", "plus")]

  private func asks(_ path: String, _ file: String) throws -> [String?] {
    try asks(preview(path, file))
  }

  /// The cookie in this browser, whatever its prefix.
  private var cookie: (name: String, value: String)? {
    browser.cookies.first { $0.key.hasSuffix("columns") }.map { ($0.key, $0.value) }
  }

  @Test func `are asked once for the same columns, and not again`() throws {
    let (path, _) = try group()
    let asked = try preview(path, Self.statement())
    #expect(asked["asks"]?.array?.map(\.string) == ["dates", "spent"])
    #expect(cookie == nil, "nothing was answered yet")
    let token = try #require(asked["confirm"]?.string)
    try browser.post(
      path + "/import", [("confirm", token)] + Self.answers, accept: "application/json")
    let (other, _) = try group()
    let next = try preview(other, Self.statement("", "03/04/2026"))
    #expect(next["asks"]?.array?.isEmpty == true)
    #expect(texts(next, "date") == ["2026-04-03"])
    #expect(next["spent"]?.string == "5.00")
    let page = try browser.upload(Array(Self.statement().utf8), to: path + "/import").text
    #expect(page.contains("How the file is read: as you answered before"))
    #expect(try asks(path, Self.statement("Balance")) == ["dates", "spent"], "another head")
  }

  @Test func `an answer that is sent takes the place of a remembered one, and stays`() throws {
    let (path, _) = try group()
    _ = try preview(path, Self.statement(), Self.answers)
    let sent = try preview(path, Self.statement(), [("dates", "mdy")])
    #expect(texts(sent, "date") == ["2026-01-02"])
    #expect(try texts(preview(path, Self.statement()), "date") == ["2026-01-02"])
  }

  /// The thirteenth can only be a day: what the file says counts, not what was said of another.
  @Test func `what a file makes certain counts before a remembered answer`() throws {
    let (path, _) = try group()
    _ = try preview(path, Self.statement(), Self.answers)
    let certain = try preview(path, Self.statement("", "02/13/2026"))
    #expect(texts(certain, "date") == ["2026-02-13"])
    let head = "Date,Description,Amount\n"
    let open = head + "2026-05-17,A,-3.000\n"
    #expect(
      try texts(preview(path, open, [("amounts", "comma"), ("spent", "minus")]), "amount") == [
        "3000.00"
      ])
    #expect(try texts(preview(path, open), "amount") == ["3000.00"])
    let settled = open + "2026-05-18,B,-1.25\n"
    #expect(try texts(preview(path, settled), "amount") == ["3.00", "1.25"])
  }

  /// The first file has its dates in the second column, and the second file in the first.
  @Test func `a file that cannot be read by remembered answers is read without them`() throws {
    let (path, _) = try group()
    let columns = [("column-date", "2"), ("dates", "dmy")]
    let first = "Date,Booked,Details,Amount\nx,01/02/2026,Tea,-5.00\n"
    #expect(try texts(preview(path, first, columns), "date") == ["2026-02-01"])
    let second = "Date,Booked,Details,Amount\n01/02/2026,x,Bus,-5.00\n"
    #expect(try asks(path, second) == ["dates"])
  }

  @Test func `chosen days and the lines of a file are not remembered`() throws {
    let (path, _) = try group()
    _ = try preview(
      path, Self.statement(), Self.answers + [("from", "2026-02-01"), ("to", "2026-02-03")])
    let next = try preview(path, Self.statement("", "03/04/2026"))
    #expect(texts(next, "date") == ["2026-04-03"])
    #expect(try #require(cookie).value.utf8.count < 400)
  }

  @Test func `answers for a file without a head are not remembered`() throws {
    let (path, _) = try group()
    let file = "01/02/2026,Tea,5.00\n02/02/2026,Bus,2.00\n"
    let fields = [("column-date", "1"), ("column-text", "2"), ("column-amount", "3")]
    #expect(try preview(path, file, fields + Self.answers)["lines"]?.array?.count == 2)
    #expect(cookie == nil)
  }

  @Test func `a seventh head drops the oldest`() throws {
    let (path, _) = try group()
    let banks = (1...7).map { "Bank \($0)" }
    for bank in banks.prefix(6) { _ = try preview(path, Self.statement(bank), Self.answers) }
    #expect(try asks(path, Self.statement(banks[0])).isEmpty, "used last")
    _ = try preview(path, Self.statement(banks[6]), Self.answers)
    #expect(try asks(path, Self.statement(banks[1])) == ["dates", "spent"])
    for place in [0, 2, 3, 4, 5, 6] {
      #expect(try asks(path, Self.statement(banks[place])).isEmpty)
    }
  }

  @Test func `long words of six heads fit, or the oldest go`() throws {
    let (path, _) = try group()
    let words = (1...8).map { "\($0)" + String(repeating: "w", count: 110) }
    for bank in 1...6 {
      let head = "Date,Description,Amount,Direction,Bank \(bank)\n"
      let rows = words.map { "2026-02-01,Tea,1.00,\($0),x\n" }
      let spent = words.map { ("spent-word", $0) }
      #expect(try preview(path, head + rows.joined(), spent)["lines"]?.array?.count == 8)
    }
    let value = try #require(cookie).value
    #expect(value.utf8.count <= 4_096)
    let last = "Date,Description,Amount,Direction,Bank 6\n2026-02-01,Tea,1.00,\(words[0]),x\n"
    #expect(try asks(path, last).isEmpty)
  }

  @Test func `a cookie that was tampered with is ignored`() throws {
    let (path, _) = try group()
    _ = try preview(path, Self.statement(), Self.answers)
    #expect(try asks(path, Self.statement()).isEmpty)
    browser.forge(below: "/groups")
    #expect(try asks(path, Self.statement()) == ["dates", "spent"])
  }

  @Test func `the last group that is forgotten takes them along`() throws {
    let (path, _) = try group()
    let (other, _) = try group()
    _ = try preview(path, Self.statement(), Self.answers)
    try browser.post(path + "/forget")
    #expect(cookie != nil)
    try browser.post(other + "/forget")
    #expect(cookie == nil)
  }

  /// 400 days from the last use, and no longer.
  @Test func `answers are kept for 400 days, and for pages of groups alone`() throws {
    let (path, _) = try group()
    let reply = try browser.upload(
      Array(Self.statement().utf8), to: path + "/import", Self.answers)
    let header = try #require(reply.cookies.first { $0.contains("columns=") })
    #expect(header.contains("Max-Age=34560000") && header.contains("; Path=/groups;"))
    #expect(header.contains("HttpOnly") && header.contains("SameSite=Lax"))
  }
}
