import BudgetPages
import Formats

@Suite struct BudgetPageTests {
  private static let bills = "rent=175&rent-period=week&food=75&food-period=week"
  private static let debts = "debt-name-1=Blue&debt-balance-1=900&debt-balance-2=600"

  @Test(arguments: [
    ("pay=1800", "£1,800</b> comes in each month and <b>£1,083.33</b> goes out", false),
    ("pay=1130", "is left. That is little for unexpected costs.", true),
    ("pay=1000", "<b class=\"cost\">£83.33</b> more than comes in.", true),
  ])
  func `says what is left, and shows help strongly where that is little`(
    pay: String, words: String, isStrong: Bool
  ) throws {
    let page = try TestSite.get("/budget?\(pay)&\(Self.bills)").text
    #expect(page.contains(words))
    #expect(page.contains("<aside class=\"help strong\"") == isStrong)
    #expect(!page.contains("id=\"offers\""))
  }

  @Test(arguments: [
    (
      "pay=1083.33",
      "Less than <b>£1</b> is left for each debt, so each offer is a token of <b>£1</b>"
    ),
    ("pay=1130", "<b>£46.67</b> shared by what is owed, <b>£1,500</b> in all. It leaves nothing"),
    ("pay=1800", "<b>£716.67</b> shared by what is owed, <b>£1,500</b> in all."),
    ("pay=2600", "What is left covers all that is owed, <b>£1,500</b>."),
  ])
  func `says how the offers are made, and that they may be refused`(
    pay: String, words: String
  ) throws {
    let page = try TestSite.get("/budget?\(pay)&\(Self.bills)&\(Self.debts)").text
    #expect(page.contains(words))
    // Who pays all that is owed offers nothing that can be refused.
    #expect(page.contains("may refuse an offer") == (pay != "pay=2600"))
  }

  /// A browser sends every field of the form, blank ones too.
  @Test func `the address of an answer has nothing that is blank or usual`() throws {
    let typed = [
      "pay": "1800", "rent": "175", "rent-period": "week", "food-period": "week",
      "debt-balance-1": "900", "currency": "GBP",
    ]
    let sent = BudgetForm.names.map { name in
      "\(name)=\(typed[name] ?? (name.hasSuffix("-period") ? "month" : ""))"
    }.joined(separator: "&")
    let short = "pay=1800&rent=175&rent-period=week&debt-balance-1=900&currency=GBP"
    let page = try TestSite.get("/budget?\(sent)").text
    #expect(page.contains("/budget?\(short.replacing("&", with: "&amp;"))#answer</p>"))
    #expect(page.contains("href=\"/budget.pdf?\(short.replacing("&", with: "&amp;"))\""))
    #expect(
      try TestSite.get("/budget.json?\(sent)").text == TestSite.get("/budget.json?\(short)").text)
  }

  @Test func `grows by a debt at a time, up to fifteen, and judges nothing meanwhile`() throws {
    let one = try TestSite.get("/budget?pay=x&debt-balance-1=900&add=debt").text
    #expect(one.contains("name=\"debt-balance-2\"") && !one.contains("name=\"debt-balance-3\""))
    #expect(!one.contains("error-summary") && one.contains("value=\"x\""))
    let all = try TestSite.get("/budget?debt-balance-15=900&add=debt").text
    #expect(all.contains("name=\"debt-name-15\"") && !all.contains("Add another debt"))
  }

  /// The page that begins with these debts.
  private func begun(
    owing debts: [BudgetDebt], arrears: Money? = nil, in currency: Currency
  ) -> String {
    let fields = BudgetTool.fields(owing: debts, arrears: arrears, in: currency)
    return BudgetTool.address.with(query: fields).text
  }

  @Test func `begins with debts from elsewhere`() throws {
    let address = begun(
      owing: [
        BudgetDebt(name: "Blue", balance: .pounds(900)),
        BudgetDebt(name: nil, balance: .zero(.gbp)),
        BudgetDebt(name: nil, balance: .pounds(600)),
      ], in: .gbp)
    #expect(
      address
        == "/budget?debt-name-1=Blue&debt-balance-1=900.00&debt-balance-2=600.00&currency=GBP"
        + "&add=nothing")
    let page = try TestSite.get(address).text
    #expect(
      page.contains(
        "name=\"debt-balance-2\" inputmode=\"decimal\" autocomplete=\"off\" value=\"600.00\""))
    #expect(!page.contains("error-summary"))
    #expect(begun(owing: [], in: .eur) == "/budget?currency=EUR&add=nothing")
    #expect(
      begun(owing: [], arrears: .pounds(40), in: .gbp)
        == "/budget?arrears=40.00&currency=GBP&add=nothing")
  }

  /// Otherwise each offer would be a share of too little.
  @Test func `takes more debts than it has room for as one`() throws {
    func address(_ count: Int) -> String {
      let debt = BudgetDebt(name: nil, balance: .euros(5))
      return begun(owing: Array(repeating: debt, count: count), in: .eur)
    }
    #expect(address(15).contains("&debt-balance-15=5.00&currency=EUR"))
    #expect(
      address(17).contains(
        "&debt-balance-14=5.00&debt-name-15=3+other+debts&debt-balance-15=15.00&currency=EUR"))
    let asked = address(17).replacing("/budget", with: "/budget.json") + "&pay=500"
    #expect(try TestSite.get(asked).text.contains("\"total\":\"85.00\""))
  }

  @Test func `says how often each line comes`() throws {
    let page = try TestSite.get("/budget?pay=102.40&pay-period=four-weeks").text
    #expect(page.contains("<td>£102.40 every 4 weeks<td>"))
  }

  /// The Standard Financial Statement is for members of its scheme alone.
  @Test func `never calls itself a standard statement`() throws {
    for page in ["/budget", "/budget?pay=1000&\(Self.bills)&\(Self.debts)"] {
      let text = try TestSite.get(page).text
      #expect(!text.contains("SFS") && !text.lowercased().contains("financial statement"))
    }
  }
}
