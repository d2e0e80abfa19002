@testable import GroupsPages

/// Files of other apps: what becomes of them, and the words of each refusal.
///
/// The balances are worked out by hand beside each file; those of IHateMoney are its own, from the
/// test of its export.
@Suite struct GroupImportTests {
  private let browser = Visitor()

  /// Ann pays 930 for three; Cem pays 45, a third of it Ann's; Ann pays 10.01 for Ben and Cem; Ben
  /// pays 36, half of it Ann's; 9 come back to Ann; Ben pays Ann 310 back.
  static let spliit = """
    {"id":"x","name":"Flat 4","information":null,"currency":"€","currencyCode":"EUR",
    "participants":[{"id":"a","name":"Ann"},{"id":"b","name":"Ben"},{"id":"c","name":"Cem"}],
    "expenses":[
    {"expenseDate":"2026-11-01T00:00:00.000Z","title":"Rent","amount":93000,"paidById":"a",
     "category":{"grouping":"Home","name":"Rent"},"splitMode":"EVENLY","isReimbursement":false,
     "recurrenceRule":"MONTHLY","notes":"flat","originalCurrency":null,
     "paidFor":[{"participantId":"a","shares":100},{"participantId":"b","shares":100},{"participantId":"c","shares":100}]},
    {"expenseDate":"2026-11-05T00:00:00.000Z","title":"Lamp","amount":4500,"paidById":"c",
     "category":{"name":"Shopping"},"splitMode":"BY_SHARES","isReimbursement":false,
     "paidFor":[{"participantId":"a","shares":100},{"participantId":"c","shares":200}]},
    {"expenseDate":"2026-11-06T00:00:00.000Z","title":"Dinner","amount":1001,"paidById":"a",
     "category":{"name":"General"},"splitMode":"BY_AMOUNT","isReimbursement":false,
     "paidFor":[{"participantId":"b","shares":601},{"participantId":"c","shares":400}]},
    {"expenseDate":"2026-11-07T00:00:00.000Z","title":"Wifi","amount":3600,"paidById":"b",
     "category":null,"splitMode":"BY_PERCENTAGE","isReimbursement":false,
     "paidFor":[{"participantId":"a","shares":5000},{"participantId":"b","shares":2500},{"participantId":"c","shares":2500}]},
    {"expenseDate":"2026-11-08T00:00:00.000Z","title":"Deposit","amount":-900,"paidById":"a",
     "splitMode":"EVENLY","isReimbursement":false,
     "paidFor":[{"participantId":"a","shares":100},{"participantId":"b","shares":100},{"participantId":"c","shares":100}]},
    {"expenseDate":"2026-11-09T00:00:00.000Z","title":"","amount":31000,"paidById":"b",
     "splitMode":"EVENLY","isReimbursement":true,"paidFor":[{"participantId":"a","shares":100}]}
    ]}
    """

  /// 40 of Ann by 1, 2 and 1 share; 10 of Ben for the others; 4 come back to Ann by shares; Cem
  /// pays Ben 5 back.
  private static let cospend = """
    name,weight,active,color
    "Ann",1,1,"#112233"
    "Ben",2,1,"#112233"
    "Cem",1,0,"#112233"

    what,amount,date,timestamp,payer_name,payer_weight,payer_active,owers,repeat,repeatfreq,repeatallactive,repeatuntil,categoryid,paymentmode,paymentmodeid,comment,deleted
    "Dinner",40,2026-11-02,1767225599,"Ann",1,1,"Ann,Ben,Cem",n,1,0,,1,c,1,"good",0
    "Taxi",10,,1767225599,"Ben",2,1,"Ann,Cem",n,1,0,,0,n,0,"",0
    "Gone",7,2026-11-02,1767225599,"Ben",2,1,"Ann,Cem",n,1,0,,0,n,0,"",1
    "Deposit",-4,2026-11-03,1767225599,"Ann",1,1,"Ann,Ben,Cem",m,1,0,,0,n,0,"",0
    "Back",5,2026-11-04,1767225599,"Cem",1,0,"Ben",n,1,0,,-11,n,0,"",0

    categoryname,categoryid,icon,color
    "Eating out",1,"x","#112233"

    paymentmodename,paymentmodeid,icon,color
    "Card",1,"x","#112233"

    currencyname,exchange_rate
    "EUR",1
    "USD",0.86
    """

  /// The example of IHateMoney's own tests, by which three people pay fred 2.00, 55.34 and 127.33.
  static let ihatemoney = """
    [{"date":"2017-01-01","what":"refund","amount":13.33,"payer_name":"tata","payer_weight":1.0,"owers":["fred"],"currency":"XXX"},
    {"date":"2016-12-31","what":"red wine","amount":200.0,"payer_name":"fred","payer_weight":1.0,"owers":["zorglub","tata"],"currency":"XXX"},
    {"date":"2016-12-31","what":"fromage","amount":10.0,"payer_name":"zorglub","payer_weight":2.0,"owers":["zorglub","fred","tata","pepe"],"currency":"XXX"}]
    """

  static let ihatemoneyCSV = """
    date,what,amount,currency,payer_name,payer_weight,owers
    2017-01-01,refund,13.33,EUR,tata,1.0,fred
    2016-12-31,red wine,200.0,EUR,fred,1.0,"zorglub, tata"
    2016-12-31,fromage,10.0,EUR,zorglub,2.0,"zorglub, fred, tata, pepe"
    """

  /// Ann pays 30 and, with Ben, 86 for a hotel; both are shared evenly.
  private static let tricount = """
    Title,Amount,Currency,Exchange rate,Amount in default currency (EUR),Category,Date & time,Paid by Ann,Paid by Ben,Impacted to Ann,Impacted to Ben
    Dinner,30.00,EUR,,30.00,Food,2026-11-02 19:30:00,30.00,0.00,-15.00,-15.00
    Hotel,100.00,USD,0.86,86.00,Travel,2026-11-03 09:00:00,36.00,50.00,-43.00,-43.00
    tricount Lisbon - Exported on 2026-11-05
    """

  @Test(arguments: [
    (spliit, ["281.01", "23.99", "-305.00"]), (cospend, ["22.00", "-13.00", "-9.00"]),
    (ihatemoneyCSV, ["-55.34", "184.67", "-127.33", "-2.00"]), (tricount, ["8.00", "-8.00"]),
  ])
  func `a group of another app has its balances here`(file: String, balances: [String]) throws {
    let path = try browser.open(file)
    let group = try browser.json(path + "/group.json")
    #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == balances as [String?])
    #expect(group["balances"]?.object?.count == 1)
  }

  @Test(arguments: [
    (spliit, "Flat 4", 6, "1322.01"), (cospend, "Imported group", 4, "51.00"),
    (ihatemoneyCSV, "Imported group", 3, "223.33"), (tricount, "Lisbon", 2, "116.00"),
  ])
  func `the sum of a file is told to the penny`(
    file: String, name: String, payments: Int, sum: String
  ) throws {
    let preview = try browser.preview(file)
    #expect(preview["name"]?.string == name)
    #expect(preview["currency"]?.string == "EUR")
    #expect(preview["payments"]?.number == String(payments))
    #expect(preview["totals"]?["EUR"]?.string == sum)
    #expect(preview["totals"]?.object?.count == 1)
  }

  @Test func `a group that its file does not name is named on the same page`() throws {
    func form(_ page: String) throws -> PageElements {
      try #require(PageElements(page).form(to: "/groups/import"))
    }
    let page = try browser.upload(Array(Self.cospend.utf8), to: "/groups/import").text
    #expect(try form(page).inputs("name").count == 1)
    let confirm = try #require(form(page).inputs("confirm").first?["value"])
    let long = String(repeating: "a", count: 81)
    let wrong = try browser.post("/groups/import", [("confirm", confirm), ("name", long)])
    #expect(wrong.status == 422)
    #expect(try form(wrong.text).inputs("name").first?["value"] == long)
    #expect(try form(wrong.text).inputs("currency").isEmpty)
    for (typed, name) in [("Flat 7", "Flat 7"), ("", "Imported group")] {
      let (other, fields) = (Visitor(), [("confirm", confirm), ("name", typed)])
      let going = try other.post("/groups/import", fields)
      #expect(going.status == 307)
      let path = try other.post(#require(going.headers["Location"]), fields).location
      #expect(try other.json("\(path.prefix { $0 != "?" })/group.json")["name"]?.string == name)
    }
    let named = try browser.upload(Array(Self.spliit.utf8), to: "/groups/import").text
    #expect(try form(named).inputs("name").isEmpty)
  }

  @Test func `what a group here has not is left out and told`() throws {
    let cospend = try browser.preview(Self.cospend)
    #expect(cospend["leftOut"]?.array?.map { $0["line"]?.number } == ["9"])
    #expect(cospend["leftOut"]?.array?.first?["why"]?.string == "It was deleted in Cospend")
    #expect(
      cospend["notes"]?.array?.map(\.string) == [
        "How payments were made, such as by card or in cash, is left out",
        "“Deposit” repeats in the file: its payments are here, the rule is not",
      ])
    #expect(
      try browser.preview(Self.spliit)["notes"]?.array?.map(\.string) == [
        "“Rent” repeats in the file: its payments are here, the rule is not"
      ])
    #expect(
      try browser.preview(Self.tricount)["notes"]?.array?.map(\.string) == [
        "The currencies that payments were first made in are left out"
      ])
    #expect(
      try browser.preview(Self.ihatemoneyCSV)["notes"]?.array?.map(\.string) == [
        "The file does not say how many shares those have who never paid: pepe, who count as one "
          + "each here"
      ])
  }

  @Test func `kinds of payments, categories and people come over`() throws {
    let spliit = try browser.json(try browser.open(Self.spliit) + "/group.json")
    let payments = spliit["payments"]?.array ?? []
    #expect(
      payments.map { $0["split"]?.string }
        == ["even", "shares", "exact", "percent", "even", "even"])
    #expect(
      payments.map { $0["category"]?.string } == ["Rent", "shopping", nil, nil, nil, nil])
    #expect(payments.map { $0["amount"]?.string }[4] == "-9.00")
    #expect(
      payments[4]["shares"]?.object?.map(\.value.string) == ["-3.00", "-3.00", "-3.00"])
    #expect(payments.map { $0["payback"]?.bool } == [false, false, false, false, false, true])
    let cospend = try browser.json(try browser.open(Self.cospend) + "/group.json")
    #expect(cospend["members"]?.array?.map { $0["active"]?.bool } == [true, true, false])
    #expect(cospend["payments"]?.array?.map { $0["date"]?.string }[1] == "2025-12-31")
    #expect(cospend["payments"]?.array?.first?["category"]?.string == "Eating out")
    #expect(cospend["payments"]?.array?.map { $0["payback"]?.bool }.last == true)
  }

  @Test func `amounts with more decimals are rounded half up, and both sums are told`() throws {
    let preview = try browser.preview(
      Self.ihatemoneyCSV.replacing("13.33,EUR", with: "13.335,EUR"))
    #expect(preview["totals"]?["EUR"]?.string == "223.335")
    #expect(
      preview["notes"]?.array?.last?.string
        == "Amounts with more decimals than euros have are rounded: all together 223.335 in the "
        + "file, 223.34 here")
  }

  @Test func `a page shows every payment of the file before anything is kept`() throws {
    let page = try browser.upload(Array(Self.cospend.utf8), to: "/groups/import").text
    #expect(page.contains("€46.00 spent and €5.00 paid back"))
    #expect(page.contains("Line 9 is left out. It was deleted in Cospend."))
    for title in ["Dinner", "Taxi", "Deposit", "Back"] { #expect(page.contains(title)) }
    #expect(page.contains("−€4.00"))
  }

  // MARK: Refusals

  /// More payments than a group's cookie has room for: no two titles are alike.
  private static let longTitles = (0..<900)
    .map { "\n2016-12-31,\(title($0)),1,EUR,fred,1.0,tata" }.joined()

  private static let files = [
    "Spliit": spliit, "Cospend": cospend, "IHateMoney": ihatemoneyCSV, "Tricount": tricount,
  ]

  @Test(
    arguments: Row.table(
      #"""
      text | instead | app | words
      "amount":93000 | "amount":0 | Spliit | Payment 1 of the file does not add up
      "amount":4500 | "amount":"x" | Spliit | Payment 2 of the file does not add up
      "paidById":"c" | "paidById":"Zoe" | Spliit | Payment 2 of the file names somebody who is not in the group: Zoe
      2026-11-05T | 5 Nov 2026 | Spliit | Payment 2 of the file needs its date as year-month-day, like 2026-07-31
      "id":"c","name":"Cem" | "id":"b","name":"Cem" | Spliit | The file names somebody twice: Cem
      "Ann,Ben,Cem",n | "Ann,Ben,Zoe",n | Cospend | Line 7 of the file names somebody who is not in the group: Zoe
      10,,1767225599 | ten,,1767225599 | Cospend | Line 8 of the file does not add up
      2026-11-03 | 3.11.2026 | Cospend | Line 10 of the file needs its date as year-month-day, like 2026-07-31
      13.33,EUR | 0,EUR | IHateMoney | Line 2 of the file does not add up
      30.00,0.00,-15.00 | 30.00,0.00,-14.99 | Tricount | Line 2 of the file does not add up
      36.00,50.00 | 36.00,49.99 | Tricount | Line 3 of the file does not add up
      """#))
  func `a file that does not add up is refused as a whole`(row: Row) throws {
    let file = try #require(Self.files[row["app"]])
    try refuses(file.replacing(row["text"] as String, with: row["instead"]), as: row["words"])
  }

  @Test(arguments: [
    (
      String(repeating: "\n2016-12-31,tea,1,EUR,fred,1.0,tata", count: 998),
      "The file has more than 1,000 payments: a group here holds fewer"
    ),
    (
      longTitles,
      "The file has more payments than a group can hold here: split it into smaller files"
    ),
  ])
  func `a file of too many payments is refused as a whole`(more: String, words: String) throws {
    try refuses(Self.ihatemoneyCSV + more, as: words)
  }

  private func refuses(_ file: String, as words: String) throws {
    let reply = try browser.upload(
      Array(file.utf8), to: "/groups/import", accept: "application/json")
    #expect(reply.status == 422)
    #expect(reply.text == #"{"errors":[{"field":"file","message":"\#(words)"}]}"#)
  }

  @Test func `categories beyond those of a group are none, and are told`() throws {
    let header = "Date,Description,Category,Cost,Currency,Ana,Ben\n"
    let rows = (1...22).map { "2026-07-01,Tea,Kind \($0),2.00,EUR,1.00,-1.00\n" }.joined()
    let preview = try browser.preview(header + rows)
    #expect(
      preview["notes"]?.array?.map(\.string) == [
        "Payments have no category here where the file says “Kind 21” and “Kind 22”: a group has 20 "
          + "categories of its own, each of 24 letters at most"
      ])
  }
}
