/// Requests in, answers out.
@Suite struct CreditCardTests {
  @Test func `gives programs the published example`() throws {
    let text = try TestSite.get("/credit-card.json?balance=3000&apr=24&payment=124").text
    #expect(
      text.hasPrefix(
        """
        {"currency":"GBP","monthlyRate":"0.018087582483511",\
        "minimum":{"outcome":"cleared","months":339,"interest":"5214.22","paid":"8214.22",\
        "firstPayment":"84.26","lastPayment":"3.18"},\
        "fixed":{"outcome":"cleared","payment":"124.00","belowMinimum":false,"months":33,\
        "interest":"981.38","paid":"3981.38","firstPayment":"124.00","lastPayment":"13.38"},\
        "saving":{"months":306,"interest":"4232.84"},"target":null,
        """))
    #expect(
      text.contains(
        """
        "schedule":{"minimum":[{"month":1,"opening":"3000.00","interest":"54.26",\
        "payment":"84.26","closing":"2970.00"},
        """))
  }

  /// The smallest payments that clear £3,000 in time, found apart by trying each in fractions.
  @Test func `tells programs what clears a card in one, two and three years`() throws {
    let text = try TestSite.get("/credit-card.json?balance=3000&apr=24&payment=124").text
    #expect(
      text.contains(
        """
        "goals":[{"months":12,"payment":"280.36"},{"months":24,"payment":"155.20"},\
        {"months":36,"payment":"114.12"}],"minimumKeptUp":null,"growth":null,"schedule"
        """))
  }

  /// £2,292 at 17.91% bears £31.68 in its first month: £30 leaves £2,293.68.
  @Test func `tells programs how a debt grows, and the minimum kept up that would clear it`() throws
  {
    let text = try TestSite.get("/credit-card.json?balance=2292&apr=17.91&payment=30").text
    #expect(
      text.contains(
        """
        "minimumKeptUp":{"payment":"54.60","months":64,"interest":"1160.86"},\
        "growth":["2292.00","2293.68",
        """))
  }

  @Test func `says never where it never clears`() throws {
    let text = try TestSite.get("/credit-card.json?balance=1000&apr=24.9&payment=18.69").text
    #expect(
      text.contains(
        #""fixed":{"outcome":"never","payment":"18.69","belowMinimum":true,"interestFirstMonth":"18.70"},"saving":null"#
      ))
    #expect(text.hasSuffix(#""fixed":[]}}"#))
  }

  @Test func `tells what never clears from what takes more than a hundred years`() throws {
    let rule = "rule=custom&minimum-percent=0.01&minimum-floor=0.01"
    #expect(
      try TestSite.get("/credit-card?balance=10000&apr=20&\(rule)").text
        .contains("Paying only the minimum would take more than a hundred years."))
    #expect(
      try TestSite.get("/credit-card?balance=10000&apr=20&minimum-interest=no&\(rule)").text
        .contains("Paying only the minimum never pays it off"))
  }

  @Test func `gives a table to save, of either way of paying`() throws {
    let fixed = try TestSite.get("/credit-card.csv?balance=300&apr=35.7&payment=50")
    #expect(fixed.headers["Content-Type"] == "text/csv; charset=utf-8")
    #expect(
      fixed.headers["Content-Disposition"]
        == "attachment; filename=\"credit-card-300-at-35-7-percent-50-a-month.csv\"")
    let lines = fixed.text.split(separator: "\r\n")
    #expect(lines.first == "Month,Opening balance,Interest,Payment,Closing balance")
    #expect(lines.count == 1 + 7)
    #expect(lines[1] == "1,300.00,7.73,50.00,257.73")
    let minimum = try TestSite.get("/credit-card.csv?balance=4.50&apr=24.9&plan=minimum")
    #expect(minimum.text.hasSuffix("\r\n1,4.50,0.08,4.58,0.00\r\n"))
  }

  @Test func `answers mistakes with 422 and every message`() throws {
    let response = try TestSite.get("/credit-card.json?apr=x")
    #expect(response.status == 422)
    #expect(
      response.text == """
        {"errors":[{"field":"balance","message":"Enter how much you owe on the card"},\
        {"field":"apr","message":"Interest rate must be a number, like 17.9"}]}
        """)
    let page = try TestSite.get("/credit-card?apr=x")
    #expect(page.status == 422)
    #expect(page.text.contains("<title>Error: "))
  }

  @Test func `a name that is there but empty makes a form`() throws {
    #expect(try TestSite.get("/credit-card?balance=").status == 422)
    #expect(try TestSite.get("/credit-card?utm=1").status == 200)
  }

  @Test(arguments: [
    ("/credit-card?balance=%", 400), ("/credit-card?balance=%00", 400),
    ("/credit-card?balance=%FF", 400), ("/credit-card.json?balance=%C3%28", 400),
    ("/nowhere", 404), ("/credit-card/", 404), ("/nowhere.json", 404),
  ])
  func `what cannot be read or found is answered with words`(address: String, status: Int) throws {
    let response = try TestSite.get(address)
    #expect(response.status == status)
    #expect(
      response.text.contains(address.contains(".json") ? #"{"field":null,"message":""# : "<h1>"))
  }
}
