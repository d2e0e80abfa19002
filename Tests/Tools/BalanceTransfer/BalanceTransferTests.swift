/// Requests in, answers out.
@Suite struct BalanceTransferTests {
  static let example = "balance=3000&apr=24.9&payment=120&fee=2.9&fee-least=5&promo-months=20"

  @Test func `gives programs the example of the contract`() throws {
    #expect(
      try TestSite.get("/balance-transfer.json?\(Self.example)").text.hasPrefix(
        """
        {"currency":"GBP","moved":"3000.00","kept":"0.00","fee":"87.00","payment":"120.00",\
        "belowMinimum":false,\
        "stay":{"outcome":"cleared","months":35,"interest":"1081.69","paid":"4081.69"},\
        "move":{"outcome":"cleared","months":27,"interest":"46.51","paid":"3133.51"},\
        "saved":"948.18","worthIt":true,"leftAfterOffer":"687.00","clearsWithinOffer":"154.35",\
        "largestFee":{"amount":"867.40","percent":"28.91"},\
        "schedule":{"stay":[{"month":1,"opening":"3000.00","interest":"56.10","payment":"120.00",\
        "closing":"2936.10"},
        """))
  }

  @Test func `tells programs of ways that are never clear`() throws {
    let text = try TestSite.get(
      "/balance-transfer.json?balance=1000&apr=24.9&payment=18.70&promo-months=1&apr-after=60"
    ).text
    #expect(text.contains(#""stay":{"outcome":"never","interestFirstMonth":"18.70"}"#))
    #expect(text.contains(#""move":{"outcome":"never","interestFirstMonth":"0.00"}"#))
    #expect(text.contains(#""saved":null,"worthIt":null,"#))
    #expect(text.contains(#""largestFee":null,"schedule":{"stay":[],"move":[]}}"#))
  }

  /// £3,000 and a fee of £87, less £120 a month: £687 is left after 20 months.
  @Test(arguments: [
    ("", 27, "1,3087.00,0.00,120.00,2967.00", "moving"),
    ("&plan=move", 27, "20,807.00,0.00,120.00,687.00", "moving"),
    ("&plan=stay", 35, "1,3000.00,56.10,120.00,2936.10", "staying"),
  ])
  func `the months of a way are a file`(
    plan: String, months: Int, row: String, name: String
  ) throws {
    let response = try TestSite.get("/balance-transfer.csv?\(Self.example)\(plan)")
    #expect(response.status == 200)
    let rows = response.text.split(separator: "\r\n")
    #expect(rows[0] == "Month,Opening balance,Interest,Payment,Closing balance")
    #expect(rows.count == months + 1)
    #expect(rows.contains(Substring(row)))
    #expect(
      response.headers["Content-Disposition"]
        == "attachment; filename=\"\(name)-3000-at-120-a-month.csv\"")
  }

  @Test func `a way that is never clear is a file with its head alone`() throws {
    let response = try TestSite.get(
      "/balance-transfer.csv?balance=1000&apr=24.9&payment=18&promo-months=1&plan=stay")
    #expect(response.text == "Month,Opening balance,Interest,Payment,Closing balance\r\n")
  }
}
