/// Files of other apps in another language, another release, or with two people of one name.
@Suite struct GroupImportVariantsTests {
  private let browser = Visitor()

  private func preview(_ file: String) throws -> JSONValue {
    try browser.preview(file, to: "/groups/import")
  }

  private func group(_ file: String) throws -> JSONValue {
    try browser.json(try browser.open(file) + "/group.json")
  }

  private func sentence(_ file: String) throws -> String {
    try browser.upload(Array(file.utf8), to: "/groups/import").text
  }

  // MARK: Splitwise

  private static let german = """
    Datum,Beschreibung,Kategorie,Kosten,Währung,Ana,Ben
    2026-07-01,Essen,Restaurants,30.00,EUR,15.00,-15.00
    2026-07-02,Ben hat bezahlt,Zahlung,5.00,EUR,-5.00,5.00

    2026-07-03,Gesamtbilanz, , ,EUR,10.00,-10.00
    """

  @Test func `a file of Splitwise is read in any language`() throws {
    let group = try group(Self.german)
    #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == ["10.00", "-10.00"])
    #expect(group["payments"]?.array?.map { $0["payback"]?.bool } == [false, true])
  }

  @Test func `a file of Splitwise is read as a table of numbers has saved it again`() throws {
    let dotted = Self.german.replacing(/2026-07-0(\d)/) { "0\($0.1).07.2026" }
      .replacing(",", with: ";")
    let group = try group(dotted)
    #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == ["10.00", "-10.00"])
    #expect(
      group["payments"]?.array?.map { $0["date"]?.string } == ["2026-07-01", "2026-07-02"])
    let english = Self.german.replacing(
      "Datum,Beschreibung,Kategorie,Kosten,Währung", with: "Date,Description,Category,Cost,Currency"
    )
    let unclear = try sentence(english.replacing(/2026-07-0(\d)/) { "0\($0.1)/07/2026" })
    #expect(unclear.contains("needs its date as year-month-day"))
    let strange = try sentence(english.replacing("5.00,EUR", with: "5.00,BTC"))
    #expect(strange.contains("Line 3 of the file is in a currency that we don’t know: BTC"))
  }

  @Test func `a title that is too long for its place is kept whole in the note`() throws {
    let long = "Dinner" + String(repeating: " and one more round", count: 5)
    let group = try group(Self.german.replacing("Essen", with: long))
    let payment = try #require(group["payments"]?.array?.first)
    #expect(payment["title"]?.string == String(long.prefix(80)))
    #expect(payment["note"]?.string == long)
    #expect(group["payments"]?.array?.last?["note"]?.string == "")
  }

  @Test(arguments: ["1000.00", "1000.0", "1000.", "1000"])
  func `zeros after the decimals of a currency change nothing`(cost: String) throws {
    let group = try group(
      """
      Date,Description,Category,Cost,Currency,Ana,Ben
      2026-07-01,Ramen,Dining out,\(cost),JPY,500.00,-500.000

      """)
    #expect(group["balances"]?["JPY"]?.object?.map(\.value.string) == ["500", "-500"])
    let odd = "Date,Description,Category,Cost,Currency,Ana,Ben\n2026-07-01,Tea,,10.01,JPY,5,-5\n"
    #expect(try browser.upload(Array(odd.utf8), to: "/groups/import").status == 422)
  }

  @Test func `a row of Splitwise that moves nothing is left out and named`() throws {
    let file = """
      Date,Description,Category,Cost,Currency,Ana,Ben
      2026-07-01,Dinner,Dining out,412.00,EUR,0.00,0.00
      2026-07-02,Taxi,Taxi,10.00,EUR,5.00,-5.00

      """
    let preview = try preview(file)
    #expect(preview["payments"]?.number == "1")
    #expect(preview["leftOut"]?.array?.map { $0["line"]?.number } == ["2"])
    #expect(preview["totals"]?["EUR"]?.string == "10.00")
    let wrong = try sentence(file.replacing("5.00,-5.00", with: "5.00,-4.00"))
    #expect(wrong.contains("Line 3 of the file does not add up"))
  }

  // MARK: Amounts

  @Test(arguments: [
    ("1,234.50", "617.25"), ("1.234,50", "617,25"), ("1'234.50", "617.25"), ("1234,50", "617,25"),
  ])
  func `amounts of Splitwise are read as statements write them`(cost: String, net: String) throws {
    let preview = try preview(
      "Date,Description,Category,Cost,Currency,Ana,Ben\n"
        + "2026-07-01,Dinner,,\"\(cost)\",EUR,\"\(net)\",\"-\(net)\"\n")
    #expect(preview["totals"]?["EUR"]?.string == "1234.50")
    #expect(preview["payments"]?.number == "1")
  }

  @Test func `a comma before decimals is read in the files of IHateMoney, too`() throws {
    let preview = try preview(
      "date,what,amount,payer_name,payer_weight,owers,currency\n"
        + "2026-05-13,x,\"12,50\",ann,1,\"ann, ben\",EUR\n")
    #expect(preview["totals"]?["EUR"]?.string == "12.50")
    let open = try sentence(
      "date,what,amount,payer_name,payer_weight,owers,currency\n"
        + "2026-05-13,x,\"1,250\",ann,1,\"ann, ben\",EUR\n")
    #expect(open.contains("Line 2 of the file"), "it can be read in two ways")
  }

  // MARK: Two people of one name

  @Test func `two people of one name are numbered, and noted`() throws {
    let splitwise = try preview(
      "Date,Description,Category,Cost,Currency,Ana,Ana\n2026-07-01,Tea,,3.00,EUR,2.00,-2.00")
    let spliit = try preview(
      GroupImportTests.spliit.replacing("\"name\":\"Cem\"", with: "\"name\":\"ben \""))
    #expect(splitwise["members"]?.array?.map(\.string) == ["Ana", "Ana (2)"])
    #expect(spliit["members"]?.array?.map(\.string) == ["Ann", "Ben", "ben (2)"])
    for preview in [splitwise, spliit] {
      #expect(
        preview["notes"]?.array?.contains { $0.string?.hasPrefix("Two people are called") == true }
          == true)
    }
  }

  // MARK: Other releases

  @Test func `a reimbursement of IHateMoney 7 is a payback`() throws {
    let group = try group(
      """
      [{"date":"2026-07-01","what":"Rent","amount":180.0,"payer_name":"Ana","payer_weight":1.0,
      "owers":["Ana","Ben"],"currency":"EUR","bill_type":"Expense"},
      {"date":"2026-07-02","what":"Back","amount":12.4,"payer_name":"Ben","payer_weight":1.0,
      "owers":["Ana"],"currency":"EUR","bill_type":"Reimbursement"}]
      """)
    #expect(group["payments"]?.array?.map { $0["payback"]?.bool } == [false, true])
    #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == ["77.60", "-77.60"])
  }

  /// Cem has two shares, and is in no other bill than the first.
  @Test(arguments: ["666", nil])
  func `bills alone, as MoneyBuster writes them with times or without, have their members`(
    time: String?
  ) throws {
    let stamp = time.map { ",\($0)" } ?? ""
    let head =
      "what,amount,date\(time == nil ? "" : ",timestamp"),payer_name,payer_weight,payer_active,owers\n"
    let file =
      head + """
        deleteMeIfYouWant,1,1970-01-01\(stamp),Ana,1,1,Ana
        deleteMeIfYouWant,1,1970-01-01\(stamp),Ben,1,0,Ben
        deleteMeIfYouWant,1,1970-01-01\(stamp),Cem,2,1,Cem
        Boat,40,2026-07-01\(stamp),Ana,1,1,"Ana,Ben,Cem"

        """
    #expect(
      try preview(file)["members"]?.array?.map(\.string) == ["Ana", "Ben", "Cem"])
    #expect(try preview(file)["payments"]?.number == "1")
    #expect(try preview(file)["totals"]?.object?.map(\.value.string) == ["40.00"])
  }

  // MARK: Files that cannot be read

  @Test func `a wrong file is told what it is`() throws {
    let spliit =
      "Date,Description,Category,Currency,Cost,Original cost,Original currency,Conversion rate,"
      + "Is Reimbursement,Split mode,Ana,Ben\n2026-07-01,Tea,General,EUR,3.00,,,,No,Evenly,1.5,-1.5\n"
    #expect(try sentence(spliit).contains("export the group as JSON in Spliit"))
    let unicode: [UInt8] = [0xFF, 0xFE] + Array("D\0a\0t\0e\0,\0A\0".utf8)
    #expect(
      try browser.upload(unicode, to: "/groups/import").text
        .contains("Save the file as “CSV UTF-8” and try again"))
  }
}
