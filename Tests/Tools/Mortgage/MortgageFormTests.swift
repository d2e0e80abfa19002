import MortgageFormulas

@testable import MortgagePages

@Suite struct MortgageFormTests {
  private static let home = "amount=200000&rate=4.5&years=25"

  private func wrong(_ address: String) throws -> [String] {
    let response = try TestSite.get(address)
    return response.status == 422 ? response.mistakes.map(\.field) : []
  }

  @Test(arguments: [
    ("&next-rate=5", "fix-months"), ("&erc=3", "fix-months"), ("&deposit=200000", "deposit"),
    ("&erc=1,2,3,4,5,6,7,8,9,10,11&fix-months=24", "erc"), ("&erc=100.1&fix-months=24", "erc"),
    ("&erc=-1&fix-months=24", "erc"), ("&allowance-balance=0", "allowance-balance"),
    ("&fix-months=601", "fix-months"), ("&lump-sum-payment=301&lump-sum=5", "lump-sum-payment"),
  ])
  func `a wrong answer is told beside its field`(more: String, field: String) throws {
    #expect(try wrong("/mortgage?\(Self.home)\(more)") == [field])
  }

  @Test func `a one-off payment without a day asks for its month`() throws {
    #expect(try wrong("/mortgage?\(Self.home)&lump-sum=5") == ["lump-sum-month"])
  }

  /// Loans ask how often is paid; mortgages do not, so what somebody sends for it means nothing.
  @Test func `payments are monthly, whatever else is sent`() throws {
    #expect(
      try wrong("/mortgage?\(Self.home)&frequency=weekly&lump-sum=5&lump-sum-payment=301") == [
        "lump-sum-payment"
      ])
  }

  @Test(arguments: ["5,4,3", "5 4 3", "5%, 4%, 3%", " 5.0 ,4.00 3 % "])
  func `a charge for each year may be typed in many ways`(typed: String) throws {
    let fields = ["amount": "1000", "rate": "5", "years": "5", "fix-months": "36", "erc": typed]
    let form = try MortgageForm(Submission(fields.map { (name: $0, text: $1) }))
    #expect(form.charge?.percents.map(\.plain) == ["5", "4", "3"])
  }

  @Test func `a rate from elsewhere fills in the form and judges nothing`() throws {
    let page = try TestSite.get("/mortgage?use-rate=4.27")
    #expect(page.status == 200 && !page.text.contains(" id=\"answer\""))
    #expect(page.page[id: "rate"]?["value"] == "4.27")
  }

  // MARK: - Deals

  private static let deals = "amount=180000&years=20&rate-1=4.29&rate-2=4.49"

  @Test(arguments: [
    ("amount=180000&years=20", ["rate-1", "rate-2"]),
    ("amount=180000&years=20&current-rate=5", ["rate-1"]),
    ("amount=180000&years=20&rate-1=4&rate-2=5&name-4=Blue", ["rate-4"]),
    ("amount=180000&years=20&rate-1=4&rate-2=5&fee-added-3=yes", []),
    ("\(deals)&fix-months-1=24&fix-months-2=60", ["next-rate-1"]),
    ("\(deals)&fix-months-1=24&fix-months-2=60&over=24", []),
    ("\(deals)&fix-months-1=24&over=25", ["next-rate-1"]),
    ("\(deals)&over=241", ["over"]),
    ("\(deals)&current-months=12", ["current-rate"]), ("\(deals)&erc=1", ["current-rate"]),
    ("\(deals)&current-rate=5&current-months=12", ["current-next-rate"]),
    ("\(deals)&current-rate=5&current-months=12&current-next-rate=7", []),
  ])
  func `deals are asked for what they need`(query: String, fields: [String]) throws {
    #expect(try wrong("/mortgage/deals?\(query)") == fields)
  }

  @Test func `the months compared are those of the longest fix, within the term`() throws {
    func over(_ query: String) throws -> Int {
      try DealsForm(FormDecoding.submission(from: query.utf8)).over
    }
    #expect(try over(Self.deals) == 240)
    #expect(try over("\(Self.deals)&fix-months-1=24&fix-months-2=60&next-rate-1=7") == 60)
    #expect(try over("\(Self.deals)&fix-months-2=300") == 240)
  }
}
