/// Lines of statements that banks do write: read right, asked about, or left out and named.
@Suite struct StatementLinesTests: StatementSuite {
  let browser = Visitor()

  private func read(
    _ file: String, _ fields: [(String, String)] = []
  ) throws -> JSONValue {
    try preview(try group().path, file, fields)
  }

  /// The lines that are left out, as “3 pending”.
  private func leftOut(_ preview: JSONValue) -> [String] {
    (preview["leftOut"]?.array ?? []).map {
      "\($0["line"]?.number ?? "") \($0["why"]?.string ?? "")"
    }
  }

  /// The sum of one currency, where a statement has several.
  private func sum(_ preview: JSONValue, _ name: String, _ code: String) -> String? {
    preview[name]?.object?.first { $0.name == code }?.value.string
  }

  // MARK: Amounts

  @Test(arguments: [
    ("Date,Description,Debit,Credit\n17/05/2026,Shop,.63,\n", ["0.63"]),
    ("Date;Description;Amount\n2026-05-17;A;-12,50\n2026-05-17;B;-3.20\n", ["12.50", "3.20"]),
    ("Date;Description;Amount\n2026-05-17;A;-3.000\n2026-05-17;B;-2,50\n", ["3000.00", "2.50"]),
  ])
  func `amounts are read as the bank wrote them`(file: String, amounts: [String]) throws {
    let preview = try read(file)
    #expect(asks(preview) == [] && texts(preview, "amount") == amounts)
  }

  @Test func `amounts that can be read in two ways are asked about`() throws {
    let file = "Date,Description,Amount\n2026-05-17,A,-3.000\n2026-05-18,B,-1.250\n"
    #expect(asks(try read(file)) == ["amounts"])
    #expect(texts(try read(file, [("amounts", "comma")]), "amount") == ["3000.00", "1250.00"])
    #expect(texts(try read(file, [("amounts", "dot")]), "amount") == ["3.00", "1.25"])
    let dinars = "Date,Description,Amount\n2026-05-17,A,\"-12,500\"\n"
    #expect(texts(try read(dinars, [("currency", "TND")]), "amount") == ["12.500"])
    #expect(texts(try read(dinars, [("currency", "JPY")]), "amount") == ["12500"])
  }

  /// A cell too many may come from any cell before it; empty cells at the end are no fault.
  @Test(arguments: ["2026-05-17,A,-1,234", "2026-05-17,A,-12,50", "2026-05-17,A,B,-3.00"])
  func `a row with a comma too many is left out and named`(row: String) throws {
    let preview = try read("Date,Description,Amount\n2026-05-16,Shop,-2.00,,\n\(row)\n")
    #expect(texts(preview, "amount") == ["2.00"])
    #expect(leftOut(preview) == ["3 unreadable"])
  }

  /// In files whose names end in a comma, whose rows have fewer cells than names, or without names.
  ///
  /// The last two have nothing that is torn.
  @Test(arguments: [
    (
      "Date,Description,Amount,Balance,\n13/11/2026,SHOP,-12.50,1500.00,\n"
        + "14/11/2026,FLIGHT,-1,234.50,265.50,\n", ["12.50"]
    ),
    (
      "Date,Description,Amount,Balance,\n13/11/2026,SHOP,-12.50,1500.00\n"
        + "14/11/2026,FLIGHT,-1,234.50,265.50\n", ["12.50"]
    ),
    (
      "Date,Description,Amount,Balance,\n13/11/2026,SHOP,-12.50,100.00,\n"
        + "14/11/2026,BAR 5,12,-3.00,97.00\n15/11/2026,CAFE,-2.00,95.00,\n", ["12.50", "2.00"]
    ),
    (
      "Date,Description,Amount,Balance,Notes\n13/11/2026,SHOP,-2.50,1500\n"
        + "14/11/2026,SHOP,-12,50,1487\n", ["2.50"]
    ),
    ("13/11/2026,SHOP,-12.50,\n14/11/2026,FLIGHT,-1,234.50\n", ["12.50"]),
    ("Date,Description,Amount,\n13/11/2026,A,-1,234\n14/11/2026,B,-2.00,x\n", ["2.00"]),
    ("Date,Description,Amount,\n13/11/2026,A,-1,x\n14/11/2026,B,-2,y\n", ["1.00", "2.00"]),
    (
      "Date,Description,Amount,Balance\n13/11/2026,A,-1,234.50\n14/11/2026,B,-2,232.50\n",
      ["1.00", "2.00"]
    ),
  ])
  func `so is an amount whose comma tore it in two`(file: String, amounts: [String]) throws {
    let columns = [("column-date", "1"), ("column-text", "2"), ("column-amount", "3")]
    let preview = try read(file, columns)
    #expect(texts(preview, "amount") == amounts)
    #expect(leftOut(preview).allSatisfy { $0.hasSuffix("unreadable") })
  }

  @Test func `letters after an amount say whether it was spent`() throws {
    let preview = try read(
      "Date,Description,Amount\n2026-05-17,A,12.50\n2026-05-18,B,5.00 CR\n2026-05-18,C,1.00 DR\n",
      [("spent", "plus")])
    #expect(preview["lines"]?.array?.map { $0["spent"]?.bool } == [true, false, true])
  }

  @Test func `the code of another currency beside amounts is asked about`() throws {
    let file = "Date,Description,Amount\n2026-05-17,A,-USD 14.00\n"
    #expect(asks(try read(file)) == ["currency"])
    #expect(texts(try read(file, [("currency", "USD")]), "currency") == ["USD"])
  }

  /// The groups of these tests are in euros.
  @Test(arguments: ["-$14.00", "-14.00 £", "-kr 14.00", "-₿14.00", "-R$14.00"])
  func `so is the sign of another one`(amount: String) throws {
    let file = "Date,Description,Amount\n2026-05-17,A,\(amount)\n"
    #expect(asks(try read(file)) == ["currency"])
    #expect(texts(try read(file, [("currency", "EUR")]), "amount") == ["14.00"])
    #expect(asks(try read(file.replacing(amount, with: "-14.00 €"))) == [])
  }

  @Test func `a sign that contradicts the column of currencies leaves the line out`() throws {
    let preview = try read(
      """
      Date,Description,Amount,Currency
      2026-05-17,A,-$14.00,CAD
      2026-05-18,B,-$9.00,EUR
      2026-05-19,C,-€3.00,EUR

      """)
    #expect(texts(preview, "amount") == ["14.00", "3.00"])
    #expect(leftOut(preview) == ["3 unreadable"])
  }

  // MARK: Dates

  @Test func `a year of two digits may be one of the last century`() throws {
    let preview = try read("Date,Description,Amount\n31/12/99,A,-1.00\n13/05/26,B,-2.00\n")
    #expect(texts(preview, "date") == ["1999-12-31", "2026-05-13"])
  }

  @Test func `a date that is years ahead leaves its line out`() throws {
    let preview = try read(
      "Date,Description,Amount\n2026-05-17,A,-1.00\n2062-05-17,B,-2.00\n2026-05-18,C,-3.00\n")
    #expect(texts(preview, "date") == ["2026-05-17", "2026-05-18"])
    #expect(leftOut(preview) == ["3 no-date"])
    let reply = try browser.upload(
      Array("Date,Description,Amount\n2062-05-17,B,-2.00\n".utf8), to: group().path + "/import")
    #expect(reply.status == 422)
    #expect(reply.text.contains("Line 2 of the file has a date that is years ahead"))
  }

  // MARK: Lines that are left out

  @Test func `lines that cannot be booked are left out and named`() throws {
    let preview = try read(
      """
      Account 12345
      Date,Description,Amount,Status
      Pending,SHOP,-61.20,
      17/05/2026,Tea,-2.00,COMPLETED
      ,more of the tea,,
      17/05/2026,Waived,0.00,COMPLETED
      17/05/2026,Back,-3.00,REVERTED
      17/05/2026,Later,-3.00,PENDING
      18/05/2026,Milk,-1.00,COMPLETED
      19/05/2026,Bread,-1.00,COMPLETED
      20/05/2026,Jam,-1.00,COMPLETED
      21/05/2026,Ham,-1.00,COMPLETED
      99/99/2026,Odd,-1.00,COMPLETED
      22/05/2026,None,,COMPLETED
      22/05/2026,Rice,-1.00,COMPLETED
      Total,,-10.00,

      """)
    #expect(
      leftOut(preview) == [
        "1 heading", "3 pending", "5 continuation", "6 zero", "7 reverted", "8 pending",
        "13 no-date", "14 no-amount", "16 footer",
      ])
    #expect(texts(preview, "text") == ["Tea", "Milk", "Bread", "Jam", "Ham", "Rice"])
    #expect(preview["spent"]?.string == "7.00")
  }

  @Test(arguments: [
    ("Status", "Gebucht", "Vorgemerkt"), ("Status", "Udført", "Venter"),
    ("Info", "Umsatz gebucht", "Umsatz vorgemerkt"), ("Statut", "Comptabilisé", "En attente"),
    ("Estado", "Realizado", "Pendiente"), ("Stato", "Contabilizzato", "In sospeso"),
    ("Status", "Verwerkt", "Gereserveerd"), ("Status", "Posted", "Hold"),
  ])
  func `a state in another language leaves a pending line out`(
    name: String, booked: String, pending: String
  ) throws {
    let head = "Date,Description,Amount,\(name)\n"
    let preview = try read(
      head + "2026-05-17,A,-1.00,\(booked)\n2026-05-18,B,-2.00,\(pending)\n")
    #expect(texts(preview, "text") == ["A"] && leftOut(preview) == ["3 pending"])
  }

  @Test(arguments: ["Voided", "Refused", "Expired", "Storniert", "Annulé", "Abgelehnt"])
  func `so does one that says that it did not go through`(state: String) throws {
    let preview = try read(
      "Date,Description,Amount,Status\n2026-05-17,A,-1.00,Posted\n2026-05-18,B,-2.00,\(state)\n")
    #expect(leftOut(preview) == ["3 reverted"])
  }

  /// A shop may be called by such a word.
  @Test func `words of other columns are no states`() throws {
    let head = "Date,Description,Amount,Info\n"
    let preview = try read(
      head + "2026-05-17,Household,-1.00,Posted\n2026-05-18,Refused Ltd,-2.00,x\n")
    #expect(texts(preview, "text") == ["Household", "Refused Ltd"])
  }

  @Test func `the page leads with what is left out`() throws {
    let (path, _) = try group()
    let file = "Date,Description,Amount\n2026-05-17,A,-1\n2026-05-17,B,0\n"
    let page = try browser.upload(Array(file.utf8), to: path + "/import").text
    let summary = try #require(page.split(separator: "1 line is left out: 1 of zero").first)
    #expect(summary.count < page.count && !summary.contains(" spent, "))
  }

  @Test func `a fee of nothing in OFX is left out`() throws {
    let preview = try read(
      "<OFX><STMTRS><CURDEF>EUR<STMTTRN><DTPOSTED>20261102<TRNAMT>-0<FITID>A<NAME>Fee</STMTTRN>"
        + "<STMTTRN><DTPOSTED>20261102<TRNAMT>-1.250<FITID>B<NAME>Tea</STMTTRN></STMTRS></OFX>")
    #expect(leftOut(preview) == ["1 zero"] && texts(preview, "amount") == ["1.25"])
  }

  // MARK: Columns

  @Test(
    arguments: Row.pairs(
      """
      Transaction Date,Post Date,Description,Memo,Amount¶2026-05-01,2026-05-02,Tea,x,-1¶ | 2026-05-01
      Value date,Booking date,Name,Description,Amount¶2026-05-01,2026-05-02,Tea,x,-1¶ | 2026-05-02
      Date,Booking date,Memo,Name,Amount¶2026-05-01,2026-05-02,x,Tea,-1¶ | 2026-05-01
      Started Date,Completed Date,Description,Amount¶2026-05-01,2026-05-02,Tea,-1¶ | 2026-05-01
      """))
  func `two columns that fit need no question`(file: String, date: String) throws {
    let preview = try read(file)
    #expect(asks(preview) == [])
    #expect(texts(preview, "date") == [date] && texts(preview, "text") == ["Tea"])
  }

  @Test func `a column of currencies keeps each apart`() throws {
    let (path, _) = try group()
    let file = """
      Date,Description,Amount,Currency
      2026-05-17,A,-14.00,USD
      2026-05-18,B,-1250,JPY
      2026-05-18,C,2.00,USD

      """
    let preview = try preview(path, file)
    #expect(preview["currency"]?.string == nil)
    #expect(texts(preview, "currency") == ["USD", "JPY", "USD"])
    #expect(sum(preview, "spent", "USD") == "14.00")
    #expect(sum(preview, "spent", "JPY") == "1250")
    #expect(sum(preview, "received", "USD") == "2.00")
    #expect(try confirm(path, preview).status == 303)
    #expect(try browser.payments(path).map { $0["currency"]?.string } == ["USD", "JPY"])
    let one = try self.preview(path, "Date,Description,Amount,Currency\n2026-05-17,A,-14.00,USD\n")
    #expect(one["currency"]?.string == "USD" && one["spent"]?.string == "14.00")
  }

  @Test func `a column of words says what was spent`() throws {
    let file =
      "Date,Description,Amount,Debit/credit\n2026-05-17,A,12.00,Debit\n2026-05-18,B,2000.00,Credit\n"
    let preview = try read(file)
    #expect(asks(preview) == [])
    #expect(preview["spent"]?.string == "12.00" && preview["received"]?.string == "2000.00")
    let words =
      "Date,Description,Amount,Direction\n2026-05-17,A,12.00,Uit\n2026-05-18,B,20.00,Erin\n"
    #expect(asks(try read(words)) == ["spent-word"])
    let answered = try read(words, [("spent-word", "Uit")])
    #expect(answered["spent"]?.string == "12.00" && answered["received"]?.string == "20.00")
  }

  @Test func `a fee adds to what was spent, and is noted`() throws {
    let preview = try read(
      "Date,Description,Amount,Fee\n2026-05-17,A,-10.00,0.50\n2026-05-18,B,-1.00,0.00\n")
    #expect(texts(preview, "amount") == ["10.50", "1.00"])
    #expect(
      preview["notes"]?.array?.map(\.string) == ["Fees are part of what was spent: EUR 0.50"]
    )
  }

  // MARK: Dates

  @Test(arguments: [
    ("31/01/26", "2026-01-31"), ("22.02.18", "2018-02-22"), ("12-Jan-26", "2026-01-12"),
    ("26-01-31", "2026-01-31"),
  ])
  func `years of two digits that mean one thing are not asked about`(
    text: String, date: String
  ) throws {
    let preview = try read("Date,Description,Amount\n\(text),Tea,-1.00\n")
    #expect(asks(preview) == [] && texts(preview, "date") == [date])
  }
}
