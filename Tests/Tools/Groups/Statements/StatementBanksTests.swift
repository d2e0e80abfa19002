/// What banks of several countries do write, as their public sample files have it: read right, asked
/// about, or left out and named.
@Suite struct StatementBanksTests: StatementSuite {
  let browser = Visitor()

  private func read(
    _ lines: [String], _ fields: [(String, String)] = []
  ) throws -> JSONValue {
    try preview(try group().path, lines.joined(separator: "\n") + "\n", fields)
  }

  private func notes(_ preview: JSONValue) -> [String] {
    (preview["notes"]?.array ?? []).compactMap(\.string)
  }

  // MARK: Spent and received

  @Test func `a card whose charges are above zero is said, and can be turned round`() throws {
    let card = [
      "Date,Description,Amount", "01/15/2026,SHOP,25.00", "01/17/2026,CAFE,4.00",
      "01/20/2026,PAYMENT,-29.00",
    ]
    let first = try read(card)
    #expect(
      notes(first) == [
        "2 of 3 amounts are above zero and count as received. On a card they may be what was spent: "
          + "then change “Money spent is”"
      ])
    let turned = try read(card, [("spent", "plus")])
    #expect(turned["spent"]?.string == "29.00" && turned["received"]?.string == "29.00")
    #expect(turned["lines"]?.array?.map { $0["spent"]?.bool } == [true, true, false])
    #expect(notes(turned).isEmpty)
    let account = [card[0], "2026-01-15,SHOP,-25.00", "2026-01-17,WAGE,900.00"]
    #expect(notes(try read(account)).isEmpty)
  }

  @Test func `a plus beside amounts without a sign came in`() throws {
    let card = [
      "Date,Description,Amount", "13/12/2019,SHOP,£18.89",
      "02/12/2019,PAYMENT RECEIVED,\"+ £1,100.00\"",
    ]
    let preview = try read(card, [("spent", "plus"), ("currency", "GBP")])
    #expect(preview["spent"]?.string == "18.89" && preview["received"]?.string == "1100.00")
    let all = ["Date,Description,Amount", "13/12/2019,SHOP,+18.89", "14/12/2019,CAFE,+2.00"]
    #expect(try read(all, [("spent", "plus")])["spent"]?.string == "20.89")
  }

  @Test func `a column of two known words is a direction whatever its name`() throws {
    let knab = [
      "Date;Name;Bedrag;CreditDebet", "30-07-2026;SHOP;3,00;D", "31-07-2026;WAGE;900,00;C",
    ]
    let preview = try read(knab)
    #expect(asks(preview) == [])
    #expect(preview["spent"]?.string == "3.00" && preview["received"]?.string == "900.00")
    let swedbank = [
      "Date,Payee,Amount,X", "2019-11-29,Shop,3.00,D", "2019-11-30,Wage,900.00,K",
    ]
    #expect(try read(swedbank)["spent"]?.string == "3.00")
    let signed = ["Date,Payee,Amount,X", "2019-11-29,Shop,-3.00,C", "2019-11-30,Wage,900.00,D"]
    #expect(try read(signed)["spent"]?.string == "3.00", "signs say it already")
  }

  /// A refund on a debit card; debits without a sign, one of them taken back; a card's debits above zero
  /// and credits below.
  @Test(arguments: [
    (["-12.50,Debit", "12.50,Debit", "100.00,Credit"], [true, false, false]),
    (["-12.50,D", "-3.00,D", "3.00,D", "100.00,C"], [true, true, false, false]),
    (["12.50,Debit", "3.00,Debit", "-3.00,Debit", "100.00,Credit"], [true, true, false, false]),
    (["12.50,Debit", "3.00,Debit", "-3.00,Credit", "-9.50,Credit"], [true, true, false, false]),
  ])
  func `a sign that is not usual for a word turns it round`(rows: [String], spent: [Bool]) throws {
    let lines = rows.map { "2026-11-13,A,\($0)" }
    let preview = try read(["Date,Description,Amount,Transaction Type"] + lines)
    #expect(asks(preview) == [])
    #expect(preview["lines"]?.array?.map { $0["spent"]?.bool } == spent)
  }

  @Test(arguments: [
    (["-5.00,", "-7.00,", "5.00,", ",100.00"], [true, true, false, false]),
    (["5.00,", "7.00,", "-5.00,", ",100.00"], [true, true, false, false]),
    (["-5.00,0.00", "0.00,-7.00", "0.00,-2.00", ",2.00"], [true, false, false, true]),
  ])
  func `most amounts of money out say which sign it has`(rows: [String], spent: [Bool]) throws {
    let lines = rows.map { "2026-11-13,A,\($0)" }
    let preview = try read(["Date,Description,Money Out,Money In"] + lines)
    #expect(preview["lines"]?.array?.map { $0["spent"]?.bool } == spent)
  }

  @Test func `what was answered before and what the file says are asked about where they disagree`()
    throws
  {
    let (path, _) = try group()
    let head = "Date,Description,Amount\n"
    let answered = try preview(path, head + "2026-01-15,SHOP,25.00\n", [("spent", "plus")])
    #expect(answered["spent"]?.string == "25.00")
    let other = head + "2026-02-15,SHOP,-12.00\n2026-02-16,WAGE,1500.00\n"
    #expect(asks(try preview(path, other)) == ["spent"])
    #expect(try preview(path, other, [("spent", "minus")])["spent"]?.string == "12.00")
  }

  @Test(arguments: [
    "Debit account,Credit account", "Debitor number,Creditor number", "Konto Debit,Konto Credit",
  ])
  func `numbers of accounts are no amounts`(names: String) throws {
    let preview = try read([
      "Date,\(names),Description,Amount", "2026-11-13,12345678,,A,-5.00",
      "2026-11-14,,12345678,B,7.00",
    ])
    #expect(preview["spent"]?.string == "5.00" && preview["received"]?.string == "7.00")
  }

  // MARK: Currencies

  @Test(arguments: [
    ["Date,Name,Amount,Munt", "2026-05-17,A,-1.50,SEK"],
    ["Date,Name,Amount,Waehrung", "2026-05-17,A,-1.50,SEK"],
    ["Date,Name,Amount,Valuta", "2026-05-17,A,-1.50,SEK"],
    ["Date,Name,Amount,Mena", "2026-05-17,A,-1.50,SEK"],
    ["Date,Name,Amount (SEK)", "2026-05-17,A,-1.50"],
    ["Date,Name,Amount SEK", "2026-05-17,A,-1.50"],
    ["Date,Name,Withdrawals (SEK),Deposits (SEK)", "2026-05-17,A,1.50,"],
    ["Date,Valuta,Name,Amount,Munt", "2026-05-17,2026-05-18,A,-1.50,SEK"],
  ])
  func `the currency that a file says is read, wherever it stands`(lines: [String]) throws {
    let preview = try read(lines)
    #expect(asks(preview) == [])
    #expect(preview["currency"]?.string == "SEK" && preview["spent"]?.string == "1.50")
  }

  private static let n26 = [
    "Booking Date,Partner Name,Type,Amount (GBP),Original Amount,Original Currency,Exchange Rate",
    "2026-11-02,REWE,Presentment,-12.50,-12.50,GBP,1",
    "2026-11-03,AMZN,Presentment,-9.20,-10.00,USD,1.087",
  ]

  @Test func `an original currency is that of the original amounts alone`() throws {
    let booked = try read(Self.n26, [("column-amount", "4")])
    #expect(booked["currency"]?.string == "GBP" && booked["spent"]?.string == "21.70")
    let original = try read(Self.n26, [("column-amount", "5")])
    #expect(texts(original, "currency") == ["GBP", "USD"])
    #expect(texts(original, "amount") == ["12.50", "10.00"])
    let revolut = try read([
      "Date completed (UTC),Description,Orig currency,Orig amount,Payment currency,Amount,Fee currency",
      "2026-11-03,AWS,USD,-100.00,GBP,-80.00,EUR", "2026-11-04,Cafe,GBP,-8.00,GBP,-8.00,EUR",
    ])
    #expect(revolut["currency"]?.string == "GBP" && revolut["spent"]?.string == "88.00")
  }

  /// The groups of these tests are in euros.
  @Test func `codes in some lines alone are not the currency of the amounts`() throws {
    let foreign = try read([
      "Date,Description,Amount,Foreign Currency", "2026-11-02,A,-8.00,USD", "2026-11-03,B,-5.00,",
      "2026-11-04,C,-5.00,",
    ])
    #expect(foreign["currency"]?.string == "EUR" && foreign["spent"]?.string == "18.00")
    let zkb = try read(
      [
        "Date;Booking text;Curr;Debit CHF;Credit CHF", "02.11.2026;Purchase;;12.50;",
        "13.11.2026;Debit order (2);;300.00;", ";Rent;CHF;;", ";Power;CHF;;",
      ], [("column-text", "2")])
    #expect(zkb["currency"]?.string == "CHF" && zkb["spent"]?.string == "312.50")
  }

  @Test(arguments: ["Type", "Branch", "Original Currency"])
  func `codes under another name are asked about`(name: String) throws {
    let lines = ["Date,\(name),Description,Amount", "2026-11-02,TOP,A,-8.00"]
    #expect(asks(try read(lines)) == ["currency"])
    #expect(texts(try read(lines, [("currency", "EUR")]), "currency") == ["EUR"])
    #expect(texts(try read(lines, [("column-currency", "2")]), "currency") == ["TOP"])
  }

  // MARK: Dates, texts, fees

  @Test func `the day of a payment counts before those of the statement`() throws {
    for other in ["Statement Date", "initial_date", "Due Date", "Release date"] {
      let preview = try read([
        "\(other),Transaction Date,Description,Amount", "2019-11-01,2019-11-02,A,-1.00",
      ])
      #expect(texts(preview, "date") == ["2019-11-02"], "\(other)")
    }
  }

  @Test func `the first column with words counts, row by row`() throws {
    let bunq = [
      "Date,Amount,Counterparty,Name,Description", "2026-05-17,-1.00,,Shop,Tea",
      "2026-05-18,-2.00,,,Coffee",
    ]
    #expect(texts(try read(bunq), "text") == ["Shop", "Coffee"])
    let chase = ["Details,Posting Date,Description,Amount", "DEBIT,2026-05-17,Shop,-1.00"]
    #expect(texts(try read(chase), "text") == ["Shop"])
  }

  @Test(arguments: [
    "Bankname Auftragskonto;Name Zahlungsbeteiligter", "Card Holder Name;Transaction Description",
    "Cardholder name;Details", "Account Name;Memo", "Bank Name;Payee name",
  ])
  func `names of the bank or of the holder say nothing of a payment`(names: String) throws {
    let lines = ["Date;\(names);Amount", "2026-11-13;Own;Shop;-5.00"]
    #expect(texts(try read(lines), "text") == ["Shop"])
  }

  @Test func `a net amount has its fee taken off already`() throws {
    let paypal = ["Date,Name,Gross,Fee,Net", "2019-10-22,Noble,10.00,-0.59,9.41"]
    let net = try read(paypal, [("column-amount", "5"), ("spent", "minus")])
    #expect(net["received"]?.string == "9.41" && notes(net).isEmpty)
    let gross = try read(paypal, [("column-amount", "3"), ("spent", "minus")])
    #expect(gross["received"]?.string == "9.41")
    #expect(notes(gross) == ["Fees are taken off what was received: EUR 0.59"])
  }

  // MARK: Lines and files

  @Test func `balances and sums with a date are no payments`() throws {
    let preview = try read([
      "Date,Description,Amount", "2019-11-01,Opening balance,1000.00", "2019-11-02,Total,-5.00",
      "2019-11-29,Shop,-3.00", "2019-11-30,Turnover,-8.00", "2019-11-30,Total,-8.00",
    ])
    #expect(preview["spent"]?.string == "8.00" && preview["received"]?.string == "0.00")
    let why = preview["leftOut"]?.array?.map { $0["line"]?.number }
    #expect(why == ["2", "5", "6"], "a shop may be called Total")
  }

  /// In the middle of a file, where a shop may be called Total, Balance or Saldo.
  @Test(arguments: [
    ("Balance b/f", true), ("B/F", true), ("Saldovortrag", true), ("Saldo anterior", true),
    ("SALDO DO DIA", true), ("Solde initial", true), ("Closing balance as of 30 Nov", true),
    ("Kontostand vom 30.11.2026", true), ("TOTAL", false), ("Balance", false),
    ("New Balance Store 12", false), ("New Balance", false), ("B/F Garage", false),
  ])
  func `whole titles of balances are no payments`(title: String, isBalance: Bool) throws {
    let preview = try read([
      "Date,Description,Amount", "2026-11-13,Shop,-3.00", "2026-11-13,\(title),-5.00",
      "2026-11-14,Cafe,-1.00",
    ])
    #expect(preview["spent"]?.string == (isBalance ? "4.00" : "9.00"))
  }

  @Test(arguments: [
    ("2026-01-02,\"UAB \"Naktida\"\",-6.00", "UAB \"Naktida\""),
    ("2026-01-02,5\" pipe,-6.00", "5\" pipe"),
    ("2026-01-02,\"a, \"\"b\"\" c\",-6.00", "a, \"b\" c"),
  ])
  func `quotation marks stand as banks write them`(line: String, text: String) throws {
    let torn = "2026-01-03,\"UAB \"X\"\",-1.00"
    let preview = try read(["Date,Description,Amount", line, torn])
    #expect(texts(preview, "text") == [text, "UAB \"X\""])
    #expect(texts(preview, "amount") == ["6.00", "1.00"])
  }

  @Test func `zeros at the end of a file say nothing`() throws {
    let file = "Date,Description,Amount\n2026-01-02,Tea,-6.00\n\0\0\0"
    let preview = try preview(try group().path, file)
    #expect(texts(preview, "amount") == ["6.00"])
  }

  @Test func `days without a line are said to be so`() throws {
    let file = "Date,Description,Amount\n2026-01-02,Tea,-6.00\n"
    let reply = try browser.upload(
      Array(file.utf8), to: try group().path + "/import", [("from", "2026-02-01")])
    #expect(reply.status == 422)
    #expect(reply.words.contains("The file has no line of the days that you chose"))
  }

  @Test func `a line above the header that names a date is not the header`() throws {
    let preview = try read(
      [
        "Code : 10101;Date de début : 01/01/2024", "Date;Libellé;Débit;Crédit",
        "17/01/2024;Thé;3,00;", "18/01/2024;Paie;;900,00",
      ], [("column-text", "2")])
    #expect(preview["spent"]?.string == "3.00" && preview["received"]?.string == "900.00")
  }
}
