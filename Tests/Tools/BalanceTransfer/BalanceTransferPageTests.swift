@Suite struct BalanceTransferPageTests {
  @Test func `with a limit, what is owed when the offer ends is that of the new card`() throws {
    let address = "/balance-transfer?balance=3000&apr=20&payment=100&promo-months=6"
    let some = try TestSite.get(address + "&limit=1000").text
    #expect(some.contains("Still owed on the new card when it ends"))
    #expect(some.contains("on what’s left there."))
    #expect(try TestSite.get(address).text.contains("Still owed when it ends"))
  }

  @Test func `no fee is spoken of where none can be or is`() throws {
    let free = try TestSite.get("/balance-transfer?balance=3000&apr=0&payment=100&promo-months=6")
    #expect(free.status == 200 && !free.text.contains("if the fee is under"))
    let dear = try TestSite.get(
      "/balance-transfer?balance=3000&apr=20&payment=300&promo-months=6&promo-apr=25"
    ).text
    #expect(dear.contains("more than staying.") && !dear.contains("with the fee of"))
  }

  private static let example = BalanceTransferTests.example

  @Test(arguments: [
    ("blank", "", 200), ("begun", "?balance=2292&apr=17.91", 200),
    ("asked for nothing", "?balance=2292&apr=17.91&promo-months=", 422),
    ("begun wrongly", "?balance=lots&apr=17.91", 422), ("answered", "?\(example)", 200),
  ])
  func `asks for the new card before it finds fault`(
    name: String, query: String, status: Int
  ) throws {
    let response = try TestSite.get("/balance-transfer\(query)")
    #expect(response.status == status)
    #expect(response.text.contains("id=\"error-summary\"") == (status == 422))
  }

  @Test(arguments: [
    (example, "Moving costs £948.18 less"),
    ("balance=1000&apr=18.9&payment=500&fee=4&promo-months=12", "Moving costs £17.67 more<"),
    ("balance=1000&apr=24.9&payment=18.70&promo-months=24", "Only moving pays it off"),
  ])
  func `says what moving costs`(query: String, words: String) throws {
    #expect(try TestSite.get("/balance-transfer?\(query)").text.contains(words))
  }

  @Test func `lists the years of the only way that ends`() throws {
    let staying = "balance=1000&apr=24.9&payment=25&promo-months=1&apr-after=60"
    let years = try #require(
      try TestSite.get("/balance-transfer?\(staying)").page.fold("Year by year"))
    #expect(years.part("caption", saying: "Staying, paying £25 a month") != nil)
    #expect(years.rows.first == ["Year", "You pay", "Interest", "Still owed"])
    let never = "balance=1000&apr=24.9&payment=18&promo-months=1&apr-after=60"
    #expect(try TestSite.get("/balance-transfer?\(never)").page.fold("Year by year") == nil)
  }

  @Test func `a single payment is nothing to automate`() throws {
    let asked = "/balance-transfer?balance=3000&apr=24.9&promo-months=12&fee=3&payment="
    let words = "A fixed amount by Direct Debit is on time every month"
    #expect(try TestSite.get(asked + "150").text.contains(words))
    #expect(!(try TestSite.get(asked + "5000").text.contains(words)))
  }

  @Test func `says what a limit leaves behind`() throws {
    let page = try TestSite.get("/balance-transfer?\(Self.example)&limit=2500").text
    #expect(page.contains("So <b>£2,186.59</b> moves. The other <b>£813.41</b> stays where it is."))
    let none = try TestSite.get("/balance-transfer?\(Self.example)&limit=5").text
    #expect(none.contains("A limit of <b>£5</b> takes none of it."))
    #expect(none.contains("Nothing would move"))
  }

  @Test(arguments: [
    (example, false), ("balance=1000&apr=24.9&payment=18&promo-months=24", true),
    ("balance=1000&apr=24.9&payment=20&promo-months=1&apr-after=300&limit=500", true),
  ])
  func `offers help more strongly where it matters`(query: String, isStrong: Bool) throws {
    let page = try TestSite.get("/balance-transfer?\(query)").text
    #expect(page.contains("class=\"help strong\"") == isStrong)
  }

  /// The card has £2,292 at 17.91% and is paid £55 a month.
  @Test func `a card's answer leads here with its figures`() throws {
    let page = try TestSite.get("/credit-card?balance=2292&apr=17.91").text
    let address =
      "/balance-transfer?balance=2292.00&amp;apr=17.91&amp;payment=55.00&amp;currency=GBP"
    #expect(page.contains("<a href=\"\(address)\">Would a 0% card cost less?</a>"))
    let begun = try TestSite.get(address.replacing("&amp;", with: "&"))
    #expect(begun.status == 200)
    #expect(begun.text.contains("value=\"2292.00\""))
    for query in ["payment=40", "payment=20", "payment=3000"] {
      let page = try TestSite.get("/credit-card?balance=2292&apr=17.91&\(query)").text
      #expect(!page.contains("/balance-transfer?"), "\(query)")
    }
    let dollars = try TestSite.get("/credit-card?balance=99&apr=9&basis=nominal&currency=USD").text
    let link = "&amp;basis=nominal&amp;currency=USD\">Would a 0% card cost less?"
    #expect(dollars.contains(link))
  }
}
