/// Plans as programs ask for them.
@Suite struct PlanJSONTests {
  private func text(_ query: String) throws -> String {
    let response = try TestSite.get("/plan.json?\(query)")
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "application/json")
    return response.text
  }

  private func json(_ query: String) throws -> JSONValue {
    try JSONValue(Array(text(query).utf8))
  }

  // MARK: - The example of the contract

  static let example = """
    balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&rule-2=one-percent-25&promo-months-2=12\
    &balance-3=2500&apr-3=19.9&rule-3=two-percent&kind-4=loan&balance-4=4000&apr-4=7.9\
    &basis-4=nominal&minimum-4=125&budget=320
    """

  /// The contract prints the head, debt 1, the ways and month 1; the table has the other debts.
  @Test func `gives programs the example of the contract`() throws {
    #expect(
      try text(Self.example).hasPrefix(
        """
        {"currency":"GBP","order":"best","budget":"320.00","minimums":"264.26",\
        "belowMinimums":false,"outcome":"cleared","months":38,"interest":"2057.09",\
        "paid":"12157.09","uncleared":[],"saving":{"months":157,"interest":"5455.29"},\
        "debts":[\
        {"number":1,"name":null,"kind":"card","balance":"600.00","minimum":"21.16",\
        "minimumEstimated":true,"payment":"76.90","cleared":9,"interest":"72.41","spent":"0.00",\
        "paid":"672.41"},\
        {"number":2,"name":null,"kind":"card","balance":"3000.00","minimum":"30.00",\
        "minimumEstimated":false,"payment":"30.00","cleared":33,"interest":"492.33",\
        "spent":"0.00","paid":"3492.33"},\
        {"number":3,"name":null,"kind":"card","balance":"2500.00","minimum":"88.10",\
        "minimumEstimated":false,"payment":"88.10","cleared":38,"interest":"985.80",\
        "spent":"0.00","paid":"3485.80"},\
        {"number":4,"name":null,"kind":"loan","balance":"4000.00","minimum":"125.00",\
        "minimumEstimated":false,"payment":"125.00","cleared":37,"interest":"506.55",\
        "spent":"0.00","paid":"4506.55"}],\
        "ways":[\
        {"way":"minimums","outcome":"cleared","months":195,"interest":"7512.38",\
        "paid":"17612.38"},\
        {"way":"dearest","outcome":"cleared","months":39,"interest":"2074.84",\
        "paid":"12174.84"},\
        {"way":"smallest","outcome":"cleared","months":39,"interest":"2194.75",\
        "paid":"12294.75"},\
        {"way":"best","outcome":"cleared","months":38,"interest":"2057.09","paid":"12157.09",\
        "of":"fixed","sequence":[1,2,3,4]}],\
        "tried":{"orders":24,"all":true},"short":[],"unusedLumps":"0.00",\
        "letters":
        """))
    #expect(
      try text(Self.example).contains(
        """
        "schedule":[\
        {"month":1,"interest":"79.59","payment":"320.00","owed":"9859.59",\
        "payments":["76.90","30.00","88.10","125.00"],\
        "closing":["538.26","2970.00","2450.00","3901.33"]},{"month":2,
        """))
  }

  @Test func `what is owed with the minimums alone ends with their last month`() throws {
    let owed = try #require(try json(Self.example)["minimumsOwed"]?.array?.compactMap(\.string))
    #expect(owed.count == 196)
    #expect(owed.first == "10100.00")
    #expect(owed.last == "0.00")
    let never = try json("balance-1=1000&apr-1=24&basis=nominal&minimum-1=20&budget=50")
    #expect(never["minimumsOwed"]?.array?.isEmpty == true)
  }

  /// The figures about persistent debt have a letter of £56.96 a month and none of £56.97.
  @Test func `tells the letters about each card, and the payment that brings none`() throws {
    let response = try text(
      "balance-1=1&apr-1=0&kind-1=loan&minimum-1=1&balance-3=2292&apr-3=17.91&budget=56")
    #expect(response.contains(#""letters":[{"debt":3,"months":[18],"wayOut":"56.97"}]"#))
    #expect(try text("balance-1=2292&apr-1=17.91&minimum-1=0").contains(#""letters":[]"#))
  }

  @Test func `the schedule has every month, and adds up`() throws {
    let response = try json(Self.example)
    let months = try #require(response["schedule"]?.array)
    #expect(months.compactMap { $0["month"]?.number } == (1...38).map { "\($0)" })
    #expect(try sum("interest", of: months) == .typed("2057.09"))
    #expect(try sum("payment", of: months) == .typed("12157.09"))
    #expect(months.last?["owed"]?.string == "0.00")
    #expect(months.last?["closing"]?.array?.map(\.string) == Array(repeating: "0.00", count: 4))
    for month in months {
      let payments = try #require(month["payments"]?.array)
      let sum = try payments.compactMap(\.string).map { try Money.typed($0) }.sum(in: .gbp)
      #expect(sum.plain == month["payment"]?.string)
    }
  }

  private func sum(_ name: String, of rows: [JSONValue]) throws -> Money {
    try rows.map { try Money.typed(#require($0[name]?.string)) }.sum(in: .gbp)
  }

  // MARK: - Never

  /// Plan p-19 of the table: the loan's instalment is below its interest.
  @Test func `a plan that never ends has no figures of what is never cleared`() throws {
    let text = try text(
      "balance-1=5000&apr-1=39.9&kind-1=loan&minimum-1=100&balance-2=300&apr-2=19.9"
        + "&order=dearest")
    #expect(
      text.contains(
        #""outcome":"never","months":null,"interest":null,"paid":null,"uncleared":[1],"saving":null"#
      ))
    #expect(
      text.contains(
        #""payment":"100.43","cleared":null,"interest":null,"spent":null,"paid":null}"#))
    #expect(text.contains(#""payment":"7.57","cleared":103,"interest":"263.23""#))
    #expect(
      text.contains(
        #""way":"dearest","outcome":"never","months":null,"interest":null,"paid":null}"#))
    #expect(
      text.contains(
        #""way":"best","outcome":"never","months":null,"interest":null,"paid":null,"of":null,"sequence":null}"#
      ))
    #expect(text.contains(#""unusedLumps":null,"#))
    // Of 120, 130 and 145 a month, those that clear it.
    #expect(text.contains(#""minimumsOwed":[],"offers":["#))
    #expect(text.hasSuffix(#"],"schedule":[]}"#))
  }

  @Test func `the best of orders that never end is the plan of the dearest first`() throws {
    let query = "balance-1=5000&apr-1=39.9&kind-1=loan&minimum-1=100&balance-2=300&apr-2=19.9"
    let (best, dearest) = (try text(query), try text(query + "&order=dearest"))
    #expect(best.replacing(#""order":"best""#, with: #""order":"dearest""#) == dearest)
  }

  // MARK: - Orders

  /// Plans p-04 and p-05 of the table.
  @Test func `an order of one's own is compared with the others`() throws {
    let query = "balance-1=3000&apr-1=29.9&promo-months-1=6&balance-2=2000&apr-2=19.9&budget=250"
    let good = try json(query + "&own=1,2")
    #expect(good["order"]?.string == "best")
    #expect(
      good["ways"]?.array?.compactMap { $0["way"]?.string }
        == ["minimums", "dearest", "smallest", "best", "own"])
    #expect(good["ways"]?.array?.last?["interest"]?.string == "781.22")
    let slow = try json(query + "&order=own&own=2")
    #expect(slow["interest"]?.string == "911.21")
    #expect(slow["ways"]?.array?.last?["interest"]?.string == "911.21")
  }

  // MARK: - Numbers, names and currencies

  /// The debts of p-14 in the table under other numbers.
  @Test func `numbers may be left out, and stay as typed`() throws {
    let response = try json(
      "balance-1=900&apr-1=34.9&minimum-1=25&balance-3=3500&apr-3=22.9&minimum-3=70"
        + "&kind-7=loan&balance-7=5600&apr-7=9.9&minimum-7=126&budget=321&order=own&own=3+1")
    let debts = try #require(response["debts"]?.array)
    #expect(debts.compactMap { $0["number"]?.number } == ["1", "3", "7"])
    #expect(response["schedule"]?.array?.first?["payments"]?.array?.count == 3)
    #expect(debts.compactMap { $0["payment"]?.string } == ["25.00", "170.00", "126.00"])
    let dearest = try json(
      "balance-1=900&apr-1=34.9&minimum-1=25&balance-3=3500&apr-3=22.9&minimum-3=70"
        + "&kind-7=loan&balance-7=5600&apr-7=9.9&minimum-7=126&budget=321&order=dearest")
    #expect(dearest["interest"]?.string == "2409.12")
    #expect(
      dearest["debts"]?.array?.compactMap { $0["interest"]?.string }
        == ["105.91", "1175.81", "1127.40"])
  }

  /// The first debt gets nothing but its minimum until it is the last; 3 before 1 costs least.
  @Test func `the sequence of the best order has the numbers as typed`() throws {
    let response = try json(
      "balance-1=1&apr-1=1&balance-4=3000&apr-4=29.9&promo-months-4=6&balance-6=2000"
        + "&apr-6=19.9&budget=250&order=own&own=4,6,1")
    let own = try #require(response["ways"]?.array?.last)
    #expect(own["way"]?.string == "own")
    let best = try #require(response["ways"]?.array?.first { $0["way"]?.string == "best" })
    let sequence = best["sequence"]?.array?.compactMap(\.number)
    #expect(sequence.map { Set($0) } == ["1", "4", "6"])
  }

  @Test func `names are as typed`() throws {
    let text = try text("balance-1=900&apr-1=20&name-1=%20%22Amex%22%20%3Cb%3E&balance-2=5&apr-2=0")
    #expect(text.contains(#""number":1,"name":"\"Amex\" <b>","kind":"card""#))
    #expect(text.contains(#""number":2,"name":null,"kind":"card""#))
  }

  @Test func `gives JSON by the Accept header too`() throws {
    let query = "balance-1=1000&apr-1=20&add=debt"
    let asked = try TestSite.get("/plan?\(query)", accept: "application/json")
    #expect(try asked.text == text(query))
    #expect(try asked.text == text("balance-1=1000&apr-1=20"))
  }
}
