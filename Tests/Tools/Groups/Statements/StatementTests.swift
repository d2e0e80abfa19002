@testable import GroupsPages

/// Lines of a bank's or card's statement that become payments of a group.
@Suite struct StatementTests: StatementSuite {
  let browser = Visitor()

  private static let bank = """
    Date,Description,Amount
    2026-11-02,TESCO 4411,-12.50
    2026-11-03,Salary,1000.00
    2026-11-03,Café,-3.00
    2026-11-03,Café,-3.00

    """

  private func preview(_ path: String) throws -> JSONValue { try preview(path, Self.bank) }

  @Test func `is previewed line by line, and adds up`() throws {
    let (path, _) = try group()
    let preview = try preview(path)
    #expect(preview["asks"]?.array?.isEmpty == true)
    #expect(preview["lines"]?.array?.map { $0["line"]?.number } == ["2", "3", "4", "5"])
    #expect(
      texts(preview, "date") == ["2026-11-02", "2026-11-03", "2026-11-03", "2026-11-03"])
    #expect(texts(preview, "text") == ["TESCO 4411", "Salary", "Café", "Café"])
    #expect(texts(preview, "amount") == ["12.50", "1000.00", "3.00", "3.00"])
    #expect(preview["lines"]?.array?.map { $0["spent"]?.bool } == [true, false, true, true])
    #expect(texts(preview, "choice") == ["share", "ignore", "share", "share"])
    #expect(preview["spent"]?.string == "18.50")
    #expect(preview["received"]?.string == "1000.00")
    #expect(try browser.payments(path).isEmpty, "nothing is kept yet")
    let page = try browser.upload(Array(Self.bank.utf8), to: path + "/import").text
    #expect(page.contains("€18.50 spent") && page.contains("TESCO 4411"))
    #expect(page.contains("name=\"line-2\""))
  }

  @Test func `lines are shared, the payer's alone or left out, and undone at once`() throws {
    let (path, people) = try group()
    try browser.post(
      path + "/default-split", [("split", "even"), ("with", people[0]), ("with", people[1])])
    let preview = try preview(path)
    let reply = try confirm(
      path, preview,
      [("payer", people[2]), ("line-4", "mine"), ("line-5", "ignore"), ("line-3", "share")])
    #expect(reply.status == 303 && reply.location == path)
    let payments = try browser.payments(path)
    #expect(payments.map { $0["amount"]?.string } == ["12.50", "-1000.00", "3.00"])
    #expect(
      payments.map { $0["payers"]?.object?.first?.name } == [people[2], people[2], people[2]])
    #expect(
      payments.map { $0["shares"]?.object?.map(\.value.string) } == [
        ["6.25", "6.25"], ["-500.00", "-500.00"], ["3.00"],
      ])
    #expect(payments[2]["shares"]?.object?.first?.name == people[2])
    try browser.post(path + "/undo")
    #expect(try browser.payments(path).isEmpty)
  }

  @Test func `the same statement twice, or by two phones, counts once`() throws {
    let (path, _) = try group()
    let other = Visitor()
    let there = try other.open(try browser.get(path + "/export").text)
    _ = try confirm(path, preview(path))
    #expect(try browser.payments(path).count == 3)
    let again = try preview(path)
    #expect(again["lines"]?.array?.map { $0["here"]?.bool } == [true, false, true, true])
    #expect(texts(again, "choice") == ["ignore", "ignore", "ignore", "ignore"])
    #expect(
      try confirm(path, again, [("line-2", "share"), ("line-4", "share")]).status == 303)
    #expect(try browser.payments(path).count == 3)
    let token = try other.preview(Self.bank, to: there + "/import")["confirm"]?.string ?? ""
    try other.post(there + "/import", [("confirm", token)])
    _ = try browser.open(try other.get(there + "/export").text)
    #expect(try browser.payments(path).count == 3)
  }

  @Test func `a deleted line is not taken again unless somebody chooses it`() throws {
    let (path, _) = try group()
    _ = try confirm(path, preview(path))
    let id = try #require(try browser.payments(path).first?["id"]?.string)
    try browser.post("\(path)/payments/\(id)/delete")
    let again = try preview(path)
    #expect(again["lines"]?.array?.first?["here"]?.bool == true)
    let page = try browser.upload(Array(Self.bank.utf8), to: path + "/import").page.words
    #expect(page.contains("was here and was deleted") && page.contains("here already"))
    _ = try confirm(path, again)
    #expect(try browser.payments(path).count == 2)
    _ = try confirm(path, again, [("line-2", "share")])
    #expect(try browser.payments(path).count == 3)
  }

  @Test func `what is not certain is asked, never guessed`() throws {
    let (path, _) = try group()
    let file = "When,What,Amount\n01/02/2026,Tea,5.00\n02/02/2026,Milk,2.00\n"
    let asked = try preview(path, file)
    #expect(asked["asks"]?.array?.map(\.string) == ["column-date", "column-text", "spent"])
    #expect(asked["lines"]?.array?.isEmpty == true)
    let columns = [("column-date", "1"), ("column-text", "2")]
    let more = try preview(path, file, columns)
    #expect(more["asks"]?.array?.map(\.string) == ["dates", "spent"])
    let answers = columns + [("dates", "dmy"), ("spent", "plus")]
    let read = try preview(path, file, answers)
    #expect(texts(read, "date") == ["2026-02-01", "2026-02-02"])
    #expect(read["spent"]?.string == "7.00")
    // The same with the file in the form alone.
    let page = try browser.post(
      path + "/import",
      [("confirm", try #require(asked["confirm"]?.string)), ("read", "yes")] + answers)
    #expect(page.status == 200 && page.text.contains("€7.00 spent"))
    #expect(try confirm(path, asked).status == 200, "asks again")
    #expect(try browser.payments(path).isEmpty)
  }

  /// By a day above 12, two columns of amounts, a sign or commas.
  ///
  /// The letter that separates a time is in the names of months too.
  @Test(
    arguments: Row.table(
      """
      file | dates | spent
      Date;Details;Paid out;Paid in¶13/11/26;Tea;1.234,50;¶2/11/26;Back;;2,00¶ | 2026-11-13 2026-11-02 | 1234.50
      Transaction Date,Payee,Debit,Credit¶11/13/2026,Tea,"1,234.50",0¶11/2/2026,Back,,€2¶ | 2026-11-13 2026-11-02 | 1234.50
      Account 1¶Date,Memo,Amount (EUR)¶2 Nov 2026,Tea,(5.00)¶13 Nov 2026,Back,2¶ | 2026-11-02 2026-11-13 | 5.00
      Date,Memo,Amount¶12 OCT 2026,Tea,-5.00¶1 Sept 2026,Back,2¶ | 2026-10-12 2026-09-01 | 5.00
      Date,Memo,Amount¶12-OCT-26,Tea,-5.00¶01 October 2026,Back,2¶ | 2026-10-12 2026-10-01 | 5.00
      Date,Memo,Amount¶2026-11-02T09:30:00Z,Tea,-5.00¶2026-11-03 10:00,Back,2¶ | 2026-11-02 2026-11-03 | 5.00
      Date,Memo,Amount¶13/11/2026T09:30,Tea,-5.00¶2/11/2026,Back,2¶ | 2026-11-13 2026-11-02 | 5.00
      """))
  func `what is certain is filled in`(row: Row) throws {
    let (path, _) = try group()
    let preview = try preview(path, row["file"])
    #expect(asks(preview) == [])
    #expect(texts(preview, "date") == row.words("dates"))
    #expect(texts(preview, "amount") == [row["spent"], "2.00"])
    #expect(preview["lines"]?.array?.map { $0["spent"]?.bool } == [true, false])
  }

  @Test func `an OFX file says all of it`() throws {
    let (path, _) = try group()
    let file = """
      OFXHEADER:100
      <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>
      <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261102120000<TRNAMT>-12.50<FITID>A1<CHECKNUM><NAME>Tesco</STMTTRN>
      <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261103<TRNAMT>+2.00<FITID>A2<MEMO>Back &amp; forth</STMTTRN>
      </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
      """
    let preview = try preview(path, file)
    #expect(preview["lines"]?.array?.map { $0["line"]?.number } == ["1", "2"])
    #expect(texts(preview, "text") == ["Tesco", "Back & forth"])
    #expect(texts(preview, "date") == ["2026-11-02", "2026-11-03"])
    #expect(preview["spent"]?.string == "12.50" && preview["received"]?.string == "2.00")
    #expect(try confirm(path, preview).status == 303)
    #expect(try browser.payments(path).first?["currency"]?.string == "USD")
    // The bank's id alone counts: the text may differ the next time.
    let again = try self.preview(path, file.replacing("Tesco", with: "TESCO LONDON"))
    #expect(again["lines"]?.array?.map { $0["here"]?.bool } == [true, false])
  }

  @Test func `an entry in another currency than its account is kept apart`() throws {
    let (path, _) = try group()
    let entry = "<STMTTRN><DTPOSTED>20261102<TRNAMT>-1<FITID>A<NAME>Tea"
    let usd = "<CURRENCY><CURRATE>0.8<CURSYM>USD</CURRENCY></STMTTRN>"
    let euros = "<STMTTRN><DTPOSTED>20261102<TRNAMT>-2<FITID>B<NAME>Bus</STMTTRN>"
    let file = "<OFX><STMTRS><CURDEF>EUR\(entry)\(usd)\(euros)</STMTRS></OFX>"
    #expect(texts(try preview(path, file), "currency") == ["USD", "EUR"])
  }

  @Test func `two entries with one id of the bank are two payments`() throws {
    let (path, _) = try group()
    let entry = "<STMTTRN><DTPOSTED>20261102<TRNAMT>-1<FITID>A<NAME>Tea</STMTTRN>"
    let file = "<OFX><STMTRS><CURDEF>EUR\(entry)\(entry)</STMTRS></OFX>"
    _ = try confirm(path, preview(path, file))
    #expect(try browser.payments(path).count == 2)
    let again = try preview(path, file)
    #expect(again["lines"]?.array?.map { $0["here"]?.bool } == [true, true])
  }

  private static let two = "Date,Description,Amount\n2026-11-02,Tea,-1\n"

  @Test(arguments: [
    ("", "Choose a file to open"),
    ("nothing", "The file is not a statement: it must be CSV, OFX or QFX"),
    ("%PDF-1.7\n", "The file is a PDF: it must be CSV, OFX or QFX"),
    ("!Type:Bank\nT-1\n^", "The file is in the format QIF: it must be CSV, OFX or QFX"),
    ("Date,Description,Amount\n", "The file is not a statement: it must be CSV, OFX or QFX"),
    (
      "<OFX><BANKMSGSRSV1></BANKMSGSRSV1></OFX>",
      "The file is not a statement: it must be CSV, OFX or QFX"
    ),
    (
      "<OFX><INVSTMTMSGSRSV1></INVSTMTMSGSRSV1></OFX>",
      "The file is of investments alone: export the statement of a current account or a card"
    ),
    (two + "2026-11-02,Tea,lots\nsoon,Tea,-1\n", "Line 3 of the file has an amount that cannot be"),
    (two + "2026-11-02,Tea,\nsoon,Tea,-1\n", "Line 3 of the file has no amount"),
    (two + "Pending,Tea,-1\nsoon,Tea,-1\n", "Line 3 of the file is pending"),
    (
      two + "soon,Tea,-1\nlater,Tea,-1\n",
      "Line 3 of the file needs its date as year-month-day, like 2026-07-31"
    ),
    (
      two + String(repeating: "2026-11-02,Tea,-1\n", count: 200),
      "The file has more than 200 lines: choose its days"
    ),
  ])
  func `says what is wrong with a file`(file: String, message: String) throws {
    let (path, _) = try group()
    let reply = try browser.upload(Array(file.utf8), to: path + "/import")
    #expect(reply.status == 422)
    #expect(reply.text.contains(message))
  }

  @Test func `the last of the chosen days is not before the first`() throws {
    let (path, _) = try group()
    let wrong = try browser.upload(
      Array(Self.bank.utf8), to: path + "/import", [("from", "2026-02-02"), ("to", "2026-02-01")])
    #expect(wrong.status == 422 && wrong.text.contains("The last day must not be before"))
  }

  @Test func `amounts with more decimals are rounded, and both sums are told`() throws {
    let (path, _) = try group()
    let preview = try preview(
      path, "Date,Description,Amount\n2026-11-02,Tea,-1.0050\n2026-11-02,Milk,-1.0040\n")
    #expect(texts(preview, "amount") == ["1.01", "1.00"])
    #expect(
      preview["notes"]?.array?.map(\.string) == [
        "Amounts have more decimals than euros have, and are rounded: 2.009 becomes 2.01"
      ])
  }

  @Test func `a rate of the group counts for a statement in another currency`() throws {
    let (path, _) = try group()
    try browser.post(path + "/rates", [("currency", "USD"), ("rate", "0.5")])
    _ = try confirm(path, preview(path, Self.bank, [("currency", "USD")]))
    #expect(try browser.payments(path).first?["groupAmount"]?.string == "6.25")
  }

  @Test func `a preview of another group, an unknown payer or choice is refused`() throws {
    let (path, _) = try group()
    let (other, _) = try browser.group("Dana\nEve")
    let preview = try preview(path)
    #expect(try confirm(other, preview).status == 422)
    #expect(try confirm(path, preview, [("payer", "0123abcd")]).status == 422)
    let wrong = try confirm(path, preview, [("line-2", "all"), ("line-4", "mine")])
    #expect(wrong.status == 422 && wrong.text.contains("Choose what becomes of line 2"))
    #expect(try browser.payments(path).isEmpty)
  }
}
