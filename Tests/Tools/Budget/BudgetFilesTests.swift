import Components
import Formats

@testable import BudgetPages

@Suite struct BudgetFilesTests {
  private static let example =
    "pay=1800&benefits=102.40&benefits-period=four-weeks&rent=175&rent-period=week"
    + "&debt-name-1=Bank+loan&debt-balance-1=4550&debt-balance-2=6700"

  @Test func `answers programs as they are told`() throws {
    let lines = [
      #"{"name":"pay","kind":"income","amount":"1800.00","period":"month","monthly":"1800.00"}"#,
      #"{"name":"benefits","kind":"income","amount":"102.40","period":"four-weeks","monthly":"110.93"}"#,
      #"{"name":"rent","kind":"priority","amount":"175.00","period":"week","monthly":"758.33"}"#,
    ]
    let offers = [
      #"{"name":"Bank loan","balance":"4550.00","offer":"466.16","months":10}"#,
      #"{"name":null,"balance":"6700.00","offer":"686.44","months":10}"#,
    ]
    let sums =
      #""income":"1910.93","priority":"758.33","other":"0.00","left":"1152.60","state":"spare""#
    let debts =
      #""debts":{"total":"11250.00","kind":"share","offered":"1152.60","offers":["#
      + offers.joined(separator: ",") + "]}"
    #expect(
      try TestSite.get("/budget.json?\(Self.example)").text
        == #"{"currency":"GBP","lines":["# + lines.joined(separator: ",") + "],\(sums),\(debts)}")
  }

  @Test func `tells programs where nothing is left, and where no debt is`() throws {
    let json = try TestSite.get("/budget.json?pay=1000&rent=1000").json
    #expect(json["state"]?.string == "tight")
    #expect(json["debts"]?.isNull == true)
  }

  @Test func `has a table for spreadsheets`() throws {
    let response = try TestSite.get("/budget.csv?\(Self.example)&debt-name-2=%3DA1%2C")
    #expect(
      response.text == """
        Kind,Name,Amount,Period,Each month\r
        income,"Pay, after tax",1800.00,month,1800.00\r
        income,Benefits,102.40,four-weeks,110.93\r
        priority,Rent or mortgage,175.00,week,758.33\r
        left,Left each month,,,1152.60\r
        offer,Bank loan,4550.00,,466.16\r
        offer,"'=A1,",6700.00,,686.44\r

        """)
    let short = try TestSite.get("/budget.csv?rent=10&debt-balance-2=5").text
    #expect(short.contains("left,Left each month,,,-10.00\r\noffer,Debt 2,5.00,,1.00\r\n"))
  }

  private func report(_ fields: [(String, String)]) throws -> PDFReport {
    let site = try TestSite.site()
    var reading = BudgetForm.reading(
      Submission(fields.map { (name: $0.0, text: $0.1) }), today: site.today)
    let result = try BudgetResult(try BudgetForm(&reading))
    let address = BudgetPage.address.with(query: fields)
    return BudgetPDF(result: result, address: address, site: site).report
  }

  private static let household = [
    ("pay", "1000"), ("rent", "175"), ("rent-period", "week"), ("food", "75"),
    ("food-period", "week"), ("debt-name-1", "Blue"), ("debt-balance-1", "900"),
    ("debt-balance-2", "600"),
  ]

  @Test func `prints what comes in, priority bills, what is short and every offer`() throws {
    let report = try report(Self.household)
    #expect(
      report.cards.map(\.facts) == [
        [
          .init("Comes in", "£1,000.00"), .init("Priority bills", "£758.33"),
          .init("Everything else", "£325.00"), .init("Short", "£83.33"),
        ]
      ])
    #expect(
      report.tables[0].rows.map(\.cells) == [
        ["Blue", "900.00", "1.00", "a token"], ["Debt 2", "600.00", "1.00", "a token"],
        ["In all", "1,500.00", "2.00"],
      ])
    #expect(
      report.tables[1].rows.map(\.cells) == [
        ["What comes in"], ["Pay, after tax", "1,000.00", "month", "1,000.00"],
        ["Priority bills"], ["Rent or mortgage", "175.00", "week", "758.33"],
        ["Everything else"], ["Food and shopping", "75.00", "week", "325.00"],
      ])
    #expect(report.notes.contains { $0.contains("may refuse an offer") })
    #expect(report.asked?.address.hasPrefix("http://localhost:8080/budget?pay=1000") == true)
  }

  @Test(arguments: [
    ("20", "counted in your priority bills"),
    ("0", "Nothing is set aside for it yet. Type what you can pay under “Arrears on any of these”"),
  ])
  func `prints debts that are priority bills, as the page does`(paid: String, words: String) throws
  {
    let bill = [
      ("arrears", paid), ("debt-name-1", "Energy"), ("debt-balance-1", "300"),
      ("debt-terms-1", "kind=priority"),
    ]
    let fields = [("pay", "1800"), ("rent", "600")] + bill
    let report = try report(fields)
    #expect(report.tables[0].rows.map(\.cells) == [["Energy", "300.00", "", words]])
    #expect(report.asked?.words.contains(", and 1 debt.") == true)
  }

  @Test func `prints no offers without debts`() throws {
    let report = try report([("pay", "5")])
    #expect(report.tables.count == 1)
    #expect(!report.notes.contains { $0.contains("refuse") })
    #expect(try !report.file().bytes.isEmpty)
  }

  @Test func `has a file on paper`() throws {
    let response = try TestSite.get("/budget.pdf?\(Self.example)")
    #expect(response.headers["Content-Type"] == "application/pdf")
    #expect(response.headers["Content-Disposition"]?.contains("budget") == true)
  }
}
