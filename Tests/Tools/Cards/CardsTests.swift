@testable import CardsPages

/// The requests of the card helper, from a browser and from a program.
@Suite struct CardsTests {
  func fields(
    _ name: String = "Blue", balance: String = "900", limit: String = "1000", due: String = "5",
    and others: [(String, String)] = []
  ) -> [(String, String)] {
    CardsTestValues.fields(name, balance: balance, limit: limit, due: due, and: others)
  }

  @Test func `answers programs as the contract says`() throws {
    let visitor = Visitor()
    #expect(
      try visitor.get("/cards.json").text == #"""
        {"currency":"GBP","cards":[],"summary":{"balance":"0.00","limit":"0.00","available":"0.00","utilisation":null,"kinds":{},"planned":null},"box":null}
        """#)
    let response = try visitor.post("/cards", fields(and: [("reminder", "on")]))
    #expect(response.status == 303)
    #expect(response.headers["Location"] == "/cards")
    try visitor.post("/cards", fields("Gold", balance: "100", limit: "3,000", due: "31"))
    let (blue, gold) = (try visitor.cardIDs()[0], try visitor.cardIDs()[1])
    #expect(
      try visitor.get("/cards", accept: "application/json").text == """
        {"currency":"GBP","cards":[\
        {"id":"\(blue)","name":"Blue","balance":"900.00","limit":"1000.00","available":"100.00",\
        "utilisation":"90.0","band":"high","dueDay":5,"nextDue":"2026-12-05","paid":false,\
        "missed":null,"late":false,"reminder":true,"statementDay":null,"apr":null,"minimum":null,"style":"teal",\
        "kind":"card","planned":null},\
        {"id":"\(gold)","name":"Gold","balance":"100.00","limit":"3000.00","available":"2900.00",\
        "utilisation":"3.3","band":"low","dueDay":31,"nextDue":"2026-11-30","paid":false,\
        "missed":null,"late":false,"reminder":false,"statementDay":null,"apr":null,"minimum":null,"style":"teal",\
        "kind":"card","planned":null}],\
        "summary":{"balance":"1000.00","limit":"4000.00","available":"3000.00",\
        "utilisation":"25.0","kinds":{"card":"1000.00"},"planned":null},"box":null}
        """)
    #expect(
      try visitor.get("/cards/helper.json?target=30").text.hasPrefix(
        """
        {"target":"30","cards":[{"id":"\(blue)","pay":"600.00"},{"id":"\(gold)","pay":"0.00"}],\
        "sumOfCards":"600.00","overall":"0.00","plan":[],"advice":[{"code":"minimums-first",
        """))
    #expect(try visitor.get("/cards/helper.json?target=33.33").status == 200)
    #expect(try visitor.get("/cards/helper.json?target=33.333").status == 422)
  }

  /// The minimum of Store is 4.50 and the interest of 450.00 at 34.9%, 11.37.
  @Test func `shares out a budget as the contract says`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", fields("Paid off", balance: "0", and: [("minimum", "5")]))
    try visitor.post("/cards", fields("Store", balance: "450", due: "28", and: [("apr", "34.9")]))
    try visitor.post("/cards", fields(and: [("apr", "24.9"), ("minimum", "25")]))
    let (blue, store) = (try visitor.cardIDs()[0], try visitor.cardIDs()[1])
    let paidOff = try visitor.cardIDs()[2]
    #expect(
      try visitor.get("/cards/helper.json?budget=200").text.contains(
        """
        "plan":[{"id":"\(blue)","pay":"25.00","minimum":"25.00","minimumEstimated":false,\
        "utilisationAfter":"87.5"},{"id":"\(store)","pay":"175.00","minimum":"15.87",\
        "minimumEstimated":true,"utilisationAfter":"27.5"},{"id":"\(paidOff)","pay":"0.00",\
        "minimum":"0.00","minimumEstimated":false,"utilisationAfter":"0.0"}]
        """))
    #expect(
      try visitor.get("/cards/helper.json?budget=200&aim=utilisation").text.contains(
        """
        "plan":[{"id":"\(blue)","pay":"184.13","minimum":"25.00","minimumEstimated":false,\
        "utilisationAfter":"71.6"},{"id":"\(store)","pay":"15.87","minimum":"15.87",
        """))
    #expect(
      try visitor.get("/cards/helper.json?budget=40").text.contains(
        "The minimum payments come to £40.87, partly estimated, which is more than you can pay"))
    let wrong = try visitor.get("/cards/helper.json?budget=200&aim=fastest")
    #expect(wrong.status == 422)
    #expect(
      wrong.text == #"""
        {"errors":[{"field":"aim","message":"What comes first must be one of the choices in the list"}]}
        """#)
    #expect(try visitor.get("/cards/helper?budget=200&aim=fastest").status == 422)
  }

  @Test func `puts the cards that need attention first, those without a limit last`() throws {
    let visitor = Visitor()
    for (name, balance, limit) in [
      ("None", "50", "0"), ("Low", "1", "1000"), ("Over", "1001", "1000"), ("Half", "5", "10"),
      ("Same", "500", "1000"),
    ] {
      try visitor.post("/cards", fields(name, balance: balance, limit: limit))
    }
    #expect(try visitor.names() == ["Over", "Half", "Same", "Low", "None"])
  }

  @Test func `shows every mistake, keeps what was typed, and changes nothing`() throws {
    let visitor = Visitor()
    let response = try visitor.post("/cards", fields("<script>", balance: "lots", due: "40"))
    #expect(response.status == 422)
    #expect(response.text.contains("<title>Error: My cards and debts – Farthing</title>"))
    #expect(
      response.text.contains("<a href=\"#balance\" target=\"_self\">Balance must be an amount"))
    #expect(response.text.contains("<a href=\"#due-day\" target=\"_self\">Payment due day must be"))
    #expect(response.text.contains("value=\"&lt;script&gt;\""))
    #expect(!response.text.contains("<script>"))
    #expect(response.headers["Set-Cookie"] == nil)
    let json = try visitor.post("/cards", fields(balance: ""), accept: "application/json")
    #expect(json.status == 422)
    #expect(
      json.text == #"""
        {"errors":[{"field":"balance","message":"Enter how much you owe on the card, or 0"}]}
        """#)
  }

  @Test func `escapes what was typed wherever it is shown`() throws {
    let visitor = Visitor()
    try visitor.post(
      "/cards", fields("<script>x</script>", balance: "1200", and: [("minimum", "5")]))
    let card = try visitor.firstCard()
    for page in [
      "/cards", "/cards/\(card)", "/cards/helper?budget=1", "/cards/transfer", "/cards/plan",
      "/cards/plan?budget=5", "/cards/plan?apr-\(card)=20",
      "/cards/plan?apr-\(card)=%3Cscript%3Ex",
    ] {
      let text = try visitor.get(page).text
      #expect(!text.contains("<script>x"), "\(page)")
    }
  }

  @Test func `marks as paid, with the amount or without`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", fields())
    let card = try visitor.firstCard()
    #expect(try visitor.post("/cards/\(card)/paid", [("amount", "100+50.50")]).status == 303)
    var text = try visitor.get("/cards.json").text
    #expect(text.contains("\"balance\":\"749.50\""))
    #expect(text.contains("\"nextDue\":\"2027-01-05\",\"paid\":true"))
    try visitor.post("/cards/undo")
    text = try visitor.get("/cards.json").text
    #expect(text.contains("\"balance\":\"900.00\""))
    #expect(text.contains("\"nextDue\":\"2026-12-05\",\"paid\":false"))
    let wrong = try visitor.post("/cards/\(card)/paid", [("amount", "0")])
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("Amount paid must be £0.01 or more"))
    try visitor.post("/cards/\(card)/paid")
    #expect(try visitor.get("/cards.json").text.contains("\"balance\":\"900.00\""))
  }

  @Test(arguments: ["/cards/00000000", "/cards/zzz", "/cards/00000000.ics", "/cards/+1234567"])
  func `knows no other card`(address: String) throws {
    let visitor = Visitor()
    try visitor.post("/cards", fields())
    #expect(try visitor.get(address).status == 404)
    for action in ["", "/paid", "/delete"] where !address.hasSuffix(".ics") {
      #expect(try visitor.post(address + action, fields()).status == 404)
    }
    #expect(try visitor.names() == ["Blue"])
  }

  @Test func `has one address for a card: capitals lead nowhere`() throws {
    let visitor = Visitor()
    let file = #"""
      {"currency":"GBP","cards":[{"id":"abcdef12","name":"Blue","balance":"9","limit":"10","dueDay":5}]}
      """#
    try visitor.take(Array(file.utf8))
    #expect(try visitor.get("/cards/abcdef12").status == 200)
    for address in ["/cards/ABCDEF12", "/cards/abcdeF12", "/cards/ABCDEF12.ics"] {
      #expect(try visitor.get(address).status == 404)
    }
  }

  @Test func `has nothing to undo at first`() throws {
    let visitor = Visitor()
    #expect(try visitor.post("/cards/undo").status == 409)
  }

  @Test func `forgets everything, and says so`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", fields())
    let response = try visitor.post("/cards/forget")
    #expect(response.headers["Set-Cookie"]?.hasPrefix("cards=; Path=/; Max-Age=0;") == true)
    #expect(response.headers["Clear-Site-Data"] == "\"cache\"")
    #expect(visitor.cookies.isEmpty)
    let page = try visitor.get(try #require(response.headers["Location"]))
    #expect(
      page.text.contains("Your cards and debts are deleted. This browser keeps none any more."))
    #expect(try visitor.names() == [])
  }

  @Test func `uses another currency`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", fields(balance: "900.50"))
    #expect(try visitor.post("/cards/settings", [("currency", "USD")]).status == 303)
    #expect(try visitor.get("/cards.json").text.contains("\"currency\":\"USD\""))
    let refused = try visitor.post("/cards/settings", [("currency", "JPY")])
    #expect(refused.status == 422)
    #expect(refused.text.contains("Blue has amounts with more decimals than that currency has"))
    #expect(try visitor.post("/cards/settings", [("currency", "pounds")]).status == 422)
    #expect(try visitor.get("/cards.json").text.contains("\"balance\":\"900.50\""))
  }
}
