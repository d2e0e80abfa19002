@testable import GroupsPages

/// The exchange rates of a group, as people and programs set them.
@Suite struct GroupRateTests {
  private let browser = Visitor()

  /// Ana, Ben and Cy, who count in pounds.
  private func group() throws -> (path: String, people: [String]) {
    try browser.group(in: "GBP")
  }

  private func rates(_ path: String) throws -> String {
    let text = try browser.get(path + "/group.json").text
    return String(try #require(text.firstMatch(of: /"rates":(\{[^}]*\})/)?.1))
  }

  // MARK: The rate itself

  @Test(arguments: ["0,86", ".86", ",86", " 0.860 ", "£0.86", "0.86 GBP"])
  func `is read as other fields are`(typed: String) throws {
    let (path, _) = try group()
    #expect(
      try browser.post(path + "/rates", [("currency", "USD"), ("rate", typed)]).status == 303)
    #expect(try rates(path) == #"{"USD":"0.86"}"#)
  }

  /// The form of the payment still holds the rate that it was added with.
  @Test func `stays out of the group when a payment with one is corrected`() throws {
    let (path, people) = try group()
    for rate in ["0.90", ""] {
      try browser.post(path + "/rates", [("currency", "EUR"), ("rate", rate)])
      guard !rate.isEmpty else { break }
      try browser.pay(path, "10", ("currency", "EUR"), ("payer", people[0]), ("title", "Dinnr"))
    }
    let address = path + "/payments/" + (try #require(browser.newest(path)["id"]?.string))
    let form = try browser.get(address).page.hidden(to: address)
    #expect(form.contains { $0 == ("rate-asked", "EUR 0.9") })
    let typed = filledIn("title=Dinner&amount=10&currency=EUR&rate=0.9&payer=\(people[0])")
    let everybody = people.map { ("with", $0) }
    #expect(try browser.post(address, form + typed + everybody).status == 303)
    #expect(try rates(path) == "{}")
    #expect(try browser.get(path).words.contains("was changed"))
  }

  @Test func `is asked again where a comma could be before decimals or thousands`() throws {
    let (path, _) = try group()
    #expect(
      try browser.post(path + "/rates", [("currency", "USD"), ("rate", "1,234")]).status == 422)
  }

  @Test(
    arguments: Row.forms(
      """
      currency=EUR&rate=lots | rate | Enter how many pounds €1 is, like 0.86
      currency=EUR&rate=0 | rate | Enter how many pounds €1 is, like 0.86
      currency=JPY&rate=-1 | rate | Enter how many pounds ¥1 is, like 0.86
      currency=USD&rate=€0.86 | rate | Exchange rate is in pounds here: take out €
      currency=USD&rate=$0.86 | rate | Exchange rate is in pounds here: take out $
      currency=EUR&rate=1 EUR | rate | Exchange rate is in pounds here: take out EUR
      currency=EUR&rate=0.1234567891 | rate | Exchange rate must have no more than 9 decimals, like 0.86
      currency=EUR&rate=1/2 | rate | Exchange rate must be a plain number, like 0.86
      currency=EUR&rate=1e3 | rate | Exchange rate must be a plain number, like 0.86
      currency=EUR&rate=1,234 | rate | Exchange rate can be read in two ways: type 1234 or 1.234
      currency=GBP&rate=0.86 | currency | Choose another currency than pounds, the group’s own
      currency=EURO&rate=0.86 | currency | Currency must be a code of three letters, like GBP or USD
      """))
  func `says what is wrong with it`(
    fields: [(String, String)], field: String, message: String
  ) throws {
    let (path, _) = try group()
    let response = try browser.post(path + "/rates", fields, accept: "application/json")
    #expect(response.status == 422)
    #expect(
      response.text.hasPrefix(#"{"errors":[{"field":"\#(field)","message":"\#(message)""#))
    #expect(try rates(path) == "{}")
  }

  @Test(arguments: [("group", "rate-EUR"), ("settings", "rate-EUR")])
  func `a mistake in it stands beside its box`(part: String, id: String) throws {
    let (path, people) = try group()
    try browser.pay(path, "9", ("payer", people[0]))
    try browser.pay(path, "9", ("currency", "EUR"))
    let page = try browser.post(
      path + "/rates", [("currency", "EUR"), ("rate", "lots"), ("page", part)]
    ).text
    #expect(
      page.contains(
        "<a href=\"#\(id)\" target=\"_self\">Enter how many pounds €1 is, like 0.86</a>"))
    #expect(page.contains("id=\"\(id)\""))
    #expect(page.contains("value=\"lots\""))
  }

  @Test func `a change of it is undone and made again`() throws {
    let (path, _) = try group()
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86")])
    #expect(try browser.get(path).flash == ["€1 is £0.86 in this group now.", "Undo"])
    try browser.post(path + "/undo")
    #expect(try rates(path) == "{}")
    #expect(try browser.get(path).flash == ["Your change to the rate of euros is undone.", "Redo"])
    try browser.post(path + "/undo")
    #expect(try rates(path) == #"{"EUR":"0.86"}"#)
    try browser.post(path + "/rates", [("currency", "EUR"), ("page", "settings")])
    #expect(
      try browser.get(path + "/settings").flash == ["Euros are kept apart from now on.", "Undo"])
  }

  @Test func `a form older than the rate changes nothing`() throws {
    let (path, _) = try group()
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86")])
    let stamp = try browser.get(path).stamped()
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.87")])
    let late = try browser.post(path + "/rates", stamp + [("currency", "EUR"), ("rate", "0.9")])
    #expect(late.status == 409)
    #expect(late.text.contains("The rate was changed since this page was made: €1 is £0.87 now."))
    #expect(try rates(path) == #"{"EUR":"0.87"}"#)
  }

  // MARK: Payments

  /// €84.00 at 0.86 are £72.24.
  @Test func `new payments that say none get it, and each stores its own`() throws {
    let (path, _) = try group()
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86")])
    try browser.pay(path, "84", ("currency", "EUR"))
    #expect(try browser.newest(path)["rate"]?.string == "0.86")
    #expect(try browser.newest(path)["groupAmount"]?.string == "72.24")
    try browser.pay(path, "84", ("currency", "EUR"), ("rate", "0.5"))
    #expect(try browser.newest(path)["groupAmount"]?.string == "42.00")
    #expect(try rates(path) == #"{"EUR":"0.86"}"#)
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.9")])
    #expect(
      try browser.payments(path).map { $0["rate"]?.string }
        == ["0.86", "0.5"])
    try browser.pay(path, "8", ("currency", "USD"))
    #expect(try browser.newest(path)["rate"]?.isNull == true)
  }

  @Test func `earlier payments without one get it where they are meant to`() throws {
    let (path, _) = try group()
    for (amount, rate) in [("84", ""), ("10", "0.5"), ("6", "")] {
      try browser.pay(path, amount, ("currency", "EUR"), ("rate", rate))
    }
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86")])
    func rates() throws -> [String?]? {
      try browser.payments(path).map { $0["rate"]?.string }
    }
    #expect(try rates() == [nil, "0.5", nil])
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86"), ("apply", "yes")])
    #expect(try rates() == ["0.86", "0.5", "0.86"])
    try browser.post(path + "/undo")
    #expect(try rates() == [nil, "0.5", nil])
  }

  // MARK: The form of a payment

  /// The fields of a form that asked about a currency with a text in the box.
  private func form(
    _ currency: String, _ rate: String, asked: String
  ) -> [(String, String)] {
    [("amount", "10"), ("currency", currency), ("rate", rate), ("rate-asked", asked)]
  }

  @Test func `a rate in the form is kept for the next payment`() throws {
    let (path, _) = try group()
    try browser.post(path + "/payments", form("EUR", "0.86", asked: "GBP"))
    #expect(try rates(path) == #"{"EUR":"0.86"}"#)
    let page = try browser.get(path).text
    #expect(
      page.contains("name=\"rate\" inputmode=\"decimal\" autocomplete=\"off\" value=\"0.86\""))
    #expect(page.contains("name=\"rate-asked\" value=\"EUR 0.86\""))
    #expect(page.contains("€1 is £0.86 here."))
    try browser.post(path + "/payments", form("EUR", "0.9", asked: "EUR 0.86"))
    #expect(try rates(path) == #"{"EUR":"0.9"}"#)
    try browser.post(path + "/undo")
    #expect(try rates(path) == #"{"EUR":"0.86"}"#)
    #expect(try browser.payments(path).count == 1)
  }

  @Test func `a box that is emptied keeps the payment apart`() throws {
    let (path, _) = try group()
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86")])
    try browser.post(path + "/payments", form("EUR", "", asked: "EUR 0.86"))
    #expect(try browser.newest(path)["rate"]?.isNull == true)
    #expect(try rates(path) == #"{"EUR":"0.86"}"#)
  }

  /// Without scripts the text stays in the box when another currency is chosen.
  @Test(arguments: [
    ("EUR", "", "GBP", "0.86"), ("USD", "0.86", "EUR 0.86", "0.79"),
    ("JPY", "0.86", "EUR 0.86", nil),
    ("USD", "0.8", "EUR 0.86", "0.8"), ("USD", "", "EUR 0.86", nil), ("USD", "", "JPY", "0.79"),
    ("GBP", "0.86", "EUR 0.86", nil),
  ])
  func `a box that was left as it was says nothing of another currency`(
    currency: String, rate: String, asked: String, expected: String?
  ) throws {
    let (path, _) = try group()
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86")])
    try browser.post(path + "/rates", [("currency", "USD"), ("rate", "0.79")])
    try browser.post(path + "/payments", form(currency, rate, asked: asked))
    #expect(try browser.newest(path)["rate"]?.string == expected)
  }

  @Test func `a payment that is changed keeps its own rate`() throws {
    let (path, _) = try group()
    try browser.pay(path, "9", ("currency", "EUR"))
    let id = try #require(try browser.newest(path)["id"]?.string)
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86")])
    let page = try browser.get("\(path)/payments/\(id)").text
    #expect(page.contains("name=\"rate-asked\" value=\"EUR\""))
    try browser.post("\(path)/payments/\(id)", form("EUR", "", asked: "EUR"))
    #expect(try browser.newest(path)["rate"]?.isNull == true)
    try browser.post("\(path)/payments/\(id)", form("EUR", "0.5", asked: "EUR"))
    #expect(try browser.newest(path)["rate"]?.string == "0.5")
    #expect(try rates(path) == #"{"EUR":"0.86"}"#)
  }

  /// $100 at 0.9 are €90, and at 0.8 £80.
  @Test func `a payment stays in the currency that its group had before, until it gets a rate`()
    throws
  {
    let path = try browser.group("Ana\nBen").path
    try browser.pay(path, "100", ("currency", "USD"), ("rate", "0.9"))
    try browser.post(path, [("name", "Lisbon"), ("currency", "GBP")])
    let address = "\(path)/payments/\(try #require(try browser.newest(path)["id"]?.string))"
    #expect(try browser.get(address).page[id: "rate"]?["value"] ?? "" == "")
    func change(_ amount: String, rate: String) throws -> [String?] {
      try browser.post(
        address,
        filledIn("amount=\(amount)&currency=USD&title=Fuel&rate=\(rate)&rate-asked=USD"))
      let payment = try browser.newest(path)
      return ["rate", "groupAmount", "groupCurrency"].map { payment[$0]?.string }
    }
    #expect(try change("100", rate: "") == ["0.9", "90.00", "EUR"])
    #expect(try change("50", rate: "") == ["0.9", "45.00", "EUR"])
    #expect(try rates(path) == "{}")
    #expect(try change("100", rate: "0.8") == ["0.8", "80.00", "GBP"])
  }

  @Test(arguments: [
    ("99999999", "200000", "Enter a smaller amount, or a rate: this one grows too large"),
    ("0.01", "0.004", "Enter a larger amount, or a rate: nothing is left of it"),
  ])
  func `an amount has to suit the rate that its payment keeps`(
    amount: String, rate: String, message: String
  ) throws {
    let path = try browser.group("Ana\nBen").path
    try browser.pay(path, "10", ("currency", "USD"), ("rate", rate))
    try browser.post(path, [("name", "Lisbon"), ("currency", "GBP")])
    let before = try browser.newest(path)
    let address = "\(path)/payments/\(try #require(before["id"]?.string))"
    let refused = try browser.post(address, [("amount", amount), ("currency", "USD")])
    #expect(refused.status == 422)
    #expect(refused.page[id: "amount-error"]?.words.contains(message) == true)
    #expect(refused.page[id: "amount"]?["value"] == amount)
    #expect(try browser.newest(path)["groupAmount"]?.string == before["groupAmount"]?.string)
  }

  /// 9.300000033 × 991760430.551256086 is a billionth more than 63 bits hold, once it is rounded.
  @Test func `a rate that leads through another has to fit with it`() throws {
    let path = try browser.group("Ana\nBen", in: "USD").path
    try browser.pay(path, "1", ("currency", "EUR"), ("rate", "9.300000033"))
    try browser.post(path, [("name", "Lisbon"), ("currency", "GBP")])
    let refused = try browser.post(
      path + "/rates",
      [("currency", "USD"), ("rate", "991760430.551256086"), ("apply", "yes")])
    #expect(refused.status == 422)
    #expect(refused.text.contains("grows too large"))
  }

  @Test func `a rate that was asked before the group’s currency changed is asked again`() throws {
    let path = try browser.group("Ana\nBen").path
    let seen = try #require(
      try browser.get(path).text.firstMatch(of: /name="rev" value="(\d+)"/)?.1)
    try browser.post(path, [("name", "Lisbon"), ("currency", "GBP")])
    let old = form("USD", "0.9", asked: "USD") + [("rev", String(seen))]
    let refused = try browser.post(path + "/payments", old)
    #expect(refused.status == 422)
    #expect(refused.page.words.contains("Check the rate, and press again"))
    let again = try #require(refused.text.firstMatch(of: /name="rev" value="(\d+)"/)?.1)
    try browser.post(
      path + "/payments", form("USD", "0.9", asked: "USD") + [("rev", String(again))])
    #expect(try browser.newest(path)["groupCurrency"]?.string == "GBP")
  }

  /// A program sends neither a rate nor what was asked: £0.50 for each of €9 are £4.50.
  @Test(arguments: [
    ("EUR", [], "0.5", "4.50"), ("EUR", [("rate", "")], nil, nil), ("USD", [], nil, nil),
    ("EUR", [("rate", "0.9")], "0.9", "8.10"), ("GBP", [], nil, nil),
  ])
  func `a payment that a program changes keeps its own rate too`(
    currency: String, more: [(String, String)], rate: String?, counts: String?
  ) throws {
    let (path, _) = try group()
    try browser.pay(path, "8", ("currency", "EUR"), ("rate", "0.5"))
    let id = try #require(try browser.newest(path)["id"]?.string)
    for currency in ["EUR", "USD"] {
      try browser.post(path + "/rates", [("currency", currency), ("rate", "0.86")])
    }
    let fields = [("amount", "9"), ("currency", currency)] + more
    #expect(try browser.post("\(path)/payments/\(id)", fields).status == 303)
    #expect(try browser.newest(path)["rate"]?.string == rate)
    #expect(try browser.newest(path)["groupAmount"]?.string == counts)
  }

  @Test func `a payment without a rate gets none when a program changes it`() throws {
    let (path, _) = try group()
    try browser.pay(path, "9", ("currency", "EUR"))
    let id = try #require(try browser.newest(path)["id"]?.string)
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86")])
    try browser.post("\(path)/payments/\(id)", [("amount", "9"), ("currency", "EUR")])
    #expect(try browser.newest(path)["rate"]?.isNull == true)
  }

  // MARK: Where everybody stands

  /// £610 by Ana and €84 by Ben, among three: with a rate at most two payments.
  @Test func `says that a rate is missing, and never that payments are the fewest`() throws {
    let (path, people) = try group()
    try browser.pay(path, "610", ("payer", people[0]))
    try browser.pay(path, "84", ("currency", "EUR"), ("payer", people[1]))
    for page in ["", "/debts"] {
      #expect(!(try browser.get(path + page).text.contains("fewest possible")), "\(page)")
    }
    let page = try browser.get(path).text
    #expect(
      page.contains(
        "Owed in two currencies. Set a rate for euros and 2 payments at most will do."))
    #expect(page.contains("action=\"\(path)/rates\""))
    #expect(page.contains("<input type=\"hidden\" name=\"apply\" value=\"yes\">"))
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86"), ("apply", "yes")])
    let after = try browser.get(path).text
    #expect(after.contains("2 payments will do it. That’s the fewest possible."))
    #expect(!after.contains("Owed in"))
  }

  @Test func `the group's currency comes first on every page`() throws {
    let (path, people) = try group()
    for (amount, currency) in [("84", "EUR"), ("610", "GBP")] {
      try browser.pay(path, amount, ("currency", currency), ("payer", people[0]))
    }
    func headings(_ page: String) throws -> [String] {
      let page = try browser.get(path + page).page
      return (page.parts("h2") + page.parts("h3")).map(\.words).filter { $0.hasPrefix("In ") }
    }
    for page in ["", "/debts", "/totals"] {
      #expect(try headings(page) == ["In pounds", "In euros"], "\(page)")
    }
    let page = try browser.get(path).text
    #expect(page.contains("£610.00 and €84.00"))
    #expect(page.matches(of: /£610\.00 and €84\.00/).count == 1)
    #expect(
      try browser.get(path + "/debts.txt").text
        == "Lisbon: who pays whom\nBen pays Ana £203.34\nCy pays Ana £203.33\n"
        + "Ben pays Ana €28.00\nCy pays Ana €28.00\n")
  }

  // MARK: Copies

  @Test func `travels in links and files, with its revision`() throws {
    let (path, _) = try group()
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.86")])
    try browser.post(path + "/rates", [("currency", "EUR"), ("rate", "0.87")])
    let file = try browser.get(path + "/export").text
    #expect(
      file.contains(
        #""rates":{"EUR":"0.87"},"rateRevisions":[{"currency":"EUR","groupCurrency":"GBP","#
          + #""rate":"0.87","revision":1}]"#))
    let other = Visitor()
    _ = try other.open(file)
    #expect(try other.get(path + "/export").text == file)
    try other.post(path + "/rates", [("currency", "EUR")])
    _ = try browser.open(try other.get(path + "/export").text)
    #expect(try rates(path) == "{}")
    #expect(
      try browser.get(path + "?notice=merged").text.contains("<li>Euros are kept apart now</li>"))
  }
}
