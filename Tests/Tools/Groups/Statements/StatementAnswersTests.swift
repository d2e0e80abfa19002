/// Statements that need answers or chosen days, and what is left of a large one until it is confirmed.
@Suite struct StatementAnswersTests: StatementSuite {
  let browser = Visitor()

  /// The preview after more answers.
  private func previewAgain(
    _ path: String, _ preview: JSONValue, _ answers: [(String, String)]
  ) throws -> JSONValue {
    let token = try #require(preview["confirm"]?.string)
    let reply = try browser.post(
      path + "/import", [("confirm", token)] + answers, accept: "application/json")
    #expect(reply.status == 200)
    return try reply.json
  }

  private func token(_ page: String) throws -> String {
    String(try #require(page.firstMatch(of: /name="confirm" value="([^"]*)"/)?.1))
  }

  // MARK: The days of the upload and the answers after it

  /// 300 lines of a card, which has all amounts above zero and dates in several orders.
  private static let card =
    "Date,Description,Amount\n"
    + (0..<300).map { "\(1 + $0 % 10)/0\(1 + $0 / 50)/2026,Tea \($0),1.00\n" }.joined()

  private static let february = [("from", "2026-02-01"), ("to", "2026-02-28")]

  @Test func `the chosen days of a long statement stay chosen while questions are asked`() throws {
    let (path, _) = try group()
    let asked = try preview(path, Self.card, Self.february)
    #expect(asked["asks"]?.array?.map(\.string) == ["dates", "spent"])
    let read = try previewAgain(path, asked, [("dates", "dmy"), ("spent", "plus")])
    #expect(read["asks"]?.array?.isEmpty == true)
    #expect(read["lines"]?.array?.count == 50)
    #expect(texts(read, "date").allSatisfy { $0?.hasPrefix("2026-02-") == true })
    #expect(try confirm(path, read).status == 303)
    #expect(try browser.payments(path).count == 50)
  }

  /// 4,000 lines whose texts hardly deflate, so that the file must be shortened.
  @Test func `one column chosen for money out and money in is no amount in a long statement`()
    throws
  {
    let (path, _) = try group()
    let lines = (1...4_000).map { line in
      let text = (1...4).map { String(line * $0 * 2_654_435_761 % 1_000_000_007, radix: 36) }
      return "01/02/2026,\(text.joined()),1.00\n"
    }
    let reply = try browser.upload(
      Array("Date,Description,Amount\n\(lines.joined())".utf8), to: path + "/import",
      [("column-out", "3"), ("column-in", "3")])
    #expect(reply.status == 422)
  }

  @Test func `a question that is left open is a mistake beside its list`() throws {
    let (path, _) = try group()
    let file = "Date,Description,Amount\n01/02/2026,A,-1.00\n02/02/2026,B,-2.00\n"
    let first = try browser.upload(Array(file.utf8), to: "\(path)/import")
    #expect(first.status == 200)
    let again = try browser.post(
      path + "/import", [("confirm", try token(first.text)), ("read", "yes")])
    #expect(again.status == 422)
    #expect(again.text.contains("<title>Error: "))
    #expect(again.mistakes.map(\.field) == ["dates"])
    #expect(again.mistakes.first?.words == "Say in which order its dates are")
    let other = try browser.post(
      path + "/import", [("confirm", try token(again.text)), ("read", "yes"), ("dates", "dmy")])
    #expect(other.status == 200)
    #expect(other.mistakes.isEmpty)
  }

  @Test func `answers by which a file cannot be read are asked for again`() throws {
    let (path, _) = try group()
    let file = "Date,What,Amount,Sum\n2026-11-13,A,,-5.00\n2026-11-14,B,,-7.00\n"
    let first = try browser.upload(Array(file.utf8), to: "\(path)/import")
    let answers = [("read", "yes"), ("column-text", "2"), ("spent", "minus")]
    let refused = try browser.post(
      path + "/import", [("confirm", try token(first.text))] + answers)
    #expect(refused.status == 422)
    #expect(refused.mistakes.map(\.field) == ["file"])
    #expect(refused.mistakes.first?.words == "Line 2 of the file has no amount")
    #expect(refused.text.contains("How is the file to be read?"))
    let read = try browser.post(
      path + "/import",
      [("confirm", try token(refused.text)), ("read", "yes"), ("column-amount", "4")])
    #expect(read.status == 200 && read.text.contains("€12.00 spent"))
  }

  @Test func `the line with a date that there is not is named, and no other`() throws {
    let (path, _) = try group()
    let file = "Date,Description,Amount\n13/11/2026,A,-1\n14/11/2026,B,-2\n31/02/2026,C,-3\n"
    #expect(texts(try preview(path, file), "text") == ["A", "B"])
  }

  @Test func `a file of dates that there are not is refused, with the first of them`() throws {
    let (path, _) = try group()
    let file =
      "Date,Description,Amount\n13/11/2026,A,-1\n14/11/2026,B,-2\n"
      + "31/02/2026,C,-3\n31/02/2026,C,-3\n31/02/2026,C,-3\n"
    let reply = try browser.upload(Array(file.utf8), to: path + "/import")
    #expect(reply.status == 422)
    #expect(reply.text.contains("Line 4 of the file needs a date that there is"))
  }

  /// 350 lines of some 90 letters; 12 are of the first day and 11 of the second.
  @Test func `a statement of long lines can be confirmed`() throws {
    let long = String(repeating: "A shop with a long name ", count: 3)
    let file =
      "Date,Description,Amount\n"
      + (0..<350).map {
        "2026-11-\($0 < 100 ? "0\(1 + $0 % 9)" : "\(10 + $0 % 15)"),\(long)\($0),-1.00\n"
      }
      .joined()
    let (path, _) = try group()
    let read = try preview(path, file, [("from", "2026-11-01"), ("to", "2026-11-02")])
    #expect(read["lines"]?.array?.count == 23)
    #expect(try confirm(path, read).status == 303)
    #expect(try browser.payments(path).count == 23)
  }

  @Test func `the page reads the file again with the days of the upload`() throws {
    let (path, _) = try group()
    let upload = try browser.upload(Array(Self.card.utf8), to: path + "/import", Self.february)
    #expect(upload.status == 200 && upload.text.contains("How is the file to be read?"))
    // The form of the page sends every column, also those that it does not have.
    let answers = [
      ("column-date", "1"), ("column-text", "2"), ("column-amount", "3"), ("column-out", ""),
      ("column-in", ""), ("dates", "dmy"), ("spent", "plus"), ("currency", "EUR"), ("read", "yes"),
    ]
    let page = try browser.post(path + "/import", [("confirm", try token(upload.text))] + answers)
    #expect(page.status == 200 && page.text.contains("€50.00 spent"))
    #expect(
      try browser.post(path + "/import", [("confirm", try token(page.text))]).status == 303)
    #expect(try browser.payments(path).count == 50)
  }

  @Test func `answers come with “confirm” alone, and the lines are shown before they are taken`()
    throws
  {
    let (path, _) = try group()
    let answers = [("dates", "dmy"), ("spent", "plus")]
    let asked = try preview(path, "Date,Description,Amount\n01/02/2026,Tea,5.00\n")
    let read = try previewAgain(path, asked, answers)
    #expect(texts(read, "date") == ["2026-02-01"])
    #expect(try browser.payments(path).isEmpty)
    let other = try previewAgain(path, read, [("dates", "mdy")])
    #expect(texts(other, "date") == ["2026-01-02"])
    #expect(try previewAgain(path, other, [("spent", "")])["asks"]?.array?.count == 1)
    #expect(try confirm(path, read, answers).status == 303, "the same answers are nothing new")
    #expect(try browser.payments(path).count == 1)
  }

  @Test func `more than 200 lines of the chosen days are too many, asked or not`() throws {
    let (path, _) = try group()
    for fields in [[("dates", "dmy")], [("dates", "dmy"), ("spent", "plus")]] {
      let reply = try browser.upload(Array(Self.card.utf8), to: path + "/import", fields)
      #expect(reply.status == 422)
      #expect(reply.text.contains("The file has more than 200 lines: choose its days"))
    }
  }

  // MARK: Large files

  /// So many rows with a dozen columns that nobody reads.
  private static func wide(_ rows: [String]) -> String {
    let others = (1...12).map { "Note \($0)" }
    let words = others.map { "\($0) " + String(repeating: "x", count: 60) }
    return
      (["Date,Description,Amount,\(others.joined(separator: ","))"]
      + rows.map { "\($0),\(words.joined(separator: ","))" })
      .joined(separator: "\n")
  }

  @Test func `columns that are not read take no room`() throws {
    let (path, _) = try group()
    let file = Self.wide((1...200).map { "2026-11-02,Tea \($0),-1.0050" })
    let preview = try preview(path, file)
    #expect(preview["lines"]?.array?.count == 200)
    #expect(preview["spent"]?.string == "202.00")
    let choices = (2...201).map { ("line-\($0)", "share") }
    #expect(try confirm(path, preview, choices).status == 303)
    #expect(try browser.payments(path).count == 200)
    let again = try self.preview(path, file)
    #expect(again["lines"]?.array?.allSatisfy { $0["here"]?.bool == true } == true)
  }

  @Test func `two hundred long texts have room`() throws {
    let (path, _) = try group()
    let rows = (1...200).map { "2026-11-02,\($0) \(String(repeating: "茶", count: 78)),-1.00" }
    let preview = try preview(
      path, (["Date,Description,Amount"] + rows).joined(separator: "\n"))
    #expect(preview["lines"]?.array?.count == 200)
  }

  /// The order of the dates, the decimal comma and the sign are certain only from other days.
  @Test func `the chosen days of a large file mean what the whole of it says`() throws {
    let (path, _) = try group()
    let file =
      "Date;Description;Amount\n1.2.2026;Boat;1.234\n2.2.2026;Tea;5\n13.2.2026;Milk;-2,50\n"
      + String(
        repeating: "13.3.2026;\(String(repeating: "Tea ", count: 28));-1,25\n", count: 400)
    let preview = try preview(path, file, [("from", "2026-02-01"), ("to", "2026-02-02")])
    #expect(texts(preview, "date") == ["2026-02-01", "2026-02-02"])
    #expect(texts(preview, "amount") == ["1234.00", "5.00"])
    #expect(preview["lines"]?.array?.map { $0["spent"]?.bool } == [false, false])
    #expect(try confirm(path, preview, [("line-2", "share")]).status == 303)
    #expect(try browser.payments(path).map { $0["amount"]?.string } == ["-1234.00"])
    #expect(try browser.payments(path).map { $0["date"]?.string } == ["2026-02-01"])
  }

  @Test func `a file of very many rows has more than 200 lines`() throws {
    let (path, _) = try group()
    let file = "Date,Description,Amount\n" + String(repeating: "2026-11-02,Tea,-1\n", count: 7_000)
    let reply = try browser.upload(Array(file.utf8), to: path + "/import")
    #expect(reply.status == 422)
    #expect(reply.text.contains("The file has more than 200 lines: choose its days"))
  }
}
