@testable import PlanPages

/// The figures are those of the contract's example, and of rows of the vectors.
@Suite struct PlanPageTests {
  static let example = """
    /plan?name-1=Amex&balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&rule-2=one-percent-25\
    &promo-months-2=12&balance-3=2500&apr-3=19.9&rule-3=two-percent&kind-4=loan&balance-4=4000\
    &apr-4=7.9&basis-4=nominal&minimum-4=125&budget=320
    """
  private static let twoCards = "/plan?balance-1=900&apr-1=39.9&balance-2=3500&apr-2=24.9"

  @Test func `a plan of one debt speaks of it alone`() throws {
    let page = try TestSite.get("/plan?balance-1=900&apr-1=24.9&budget=100").text
    #expect(page.contains("data-say=\"Pay £100 a month and it’s paid off in "))
    #expect(page.contains("1 debt, £900 in all."))
  }

  @Test func `an answer for four debts is small`() throws {
    let size = try TestSite.get(Self.example, tools: ToolList.few).body.count
    #expect(size < 26 * 1_024)
  }

  /// The highest rate of the four is 34.9 on £600.
  @Test func `leads to a balance transfer with the card of the highest rate filled in`() throws {
    let response = try TestSite.get(Self.example)
    let link = try #require(response.page.link("Would a 0% card cost less?"))
    let transfer = try TestSite.get(link)
    #expect(transfer.status == 200)
    #expect(transfer.text.contains("value=\"600.00\"") && transfer.text.contains("value=\"34.9\""))
    let remember = try #require(
      response.page.parts("button").first { $0.words == "Remember this plan" })
    #expect(remember["formaction"] == "/cards/from-plan" && remember["formmethod"] == "post")
  }

  /// The smaller debt has the higher rate; the other order costs £374.68.
  @Test func `ways that come to the same have one row, and are not said to be all`() throws {
    let page = try TestSite.get(
      "/plan?balance-1=1000&apr-1=20&balance-2=2000&apr-2=10&budget=171"
    ).text
    #expect(page.contains("We tried both orders. Paying the highest rate first costs least."))
    #expect(
      page.contains(
        "Highest rate or smallest first <span>your plan, the cheaper of the two</span>"
          + "<td>Jul 2028<td>£282.45"))
    #expect(!page.contains(">Smallest first"))
  }

  @Test func `leads to a budget alone where advice comes first`() throws {
    for address in [
      "\(Self.twoCards)&budget=60", "\(Self.twoCards)&minimum-1=20&minimum-2=10&budget=40",
    ] {
      let page = try TestSite.get(address).page
      let next = try #require(page.parts("section").last { $0[id: "next"] != nil })
      #expect(next.parts("li").count == 1 && next.query(to: "/budget") != nil)
    }
  }

  @Test func `fills in a budget with other debts, and with what was agreed on priority ones`()
    throws
  {
    let query = """
      balance-1=900&apr-1=19.9&kind-2=priority&name-2=Council+tax&balance-2=320&minimum-2=80&budget=200
      """
    let link = """
      /budget?arrears=80.00&amp;debt-balance-1=900.00&amp;debt-terms-1=apr%3D19.9\
      &amp;debt-name-2=Council+tax&amp;debt-balance-2=320.00\
      &amp;debt-terms-2=kind%3Dpriority+apr%3D0+minimum%3D80.00&amp;currency=GBP&amp;add=nothing"
      """
    #expect(try TestSite.get("/plan?\(query)").text.contains(link))
  }

  /// Without interest: £50 of £100 is over after the minimums of £20 and £30, and the smaller debt
  /// gets it.
  @Test func `leads to every month, each debt with its payment until it is paid off`() throws {
    let query =
      "name-1=Amex&balance-1=100&apr-1=0&minimum-1=20&balance-2=300&apr-2=0&minimum-2=30"
      + "&budget=100&order=smallest"
    let response = try TestSite.get("/plan?\(query)").page
    let link = try #require(response.link("January 2027 and every month after it"))
    let page = try TestSite.get(link).page
    let rows = page.rows.filter { ["December", "January", "February", "March"].contains($0.first) }
    #expect(
      rows.map { $0.joined(separator: " ") } == [
        "December £70.00 £30.00 £100.00 £300.00", "January £30.00 £70.00 £100.00 £200.00",
        "February  £100.00 £100.00 £100.00", "March  £100.00 £100.00 £0.00",
      ])
    #expect(page.part("th", saying: "Amex")?["scope"] == "col")
  }

  @Test func `a plan of a single month leads nowhere, and one that never ends has no months`()
    throws
  {
    let once = try TestSite.get("/plan?balance-1=100&apr-1=24&budget=200").text
    #expect(once.contains("Pay in December 2026") && !once.contains("every month after it"))
    let never = "\(Self.twoCards)&minimum-1=20&minimum-2=10&budget=40"
    #expect(try !TestSite.get(never).text.contains("every month after it"))
    let page = try TestSite.get(never.replacing("/plan?", with: "/plan/schedule?")).text
    #expect(page.contains("never pays off") && !page.contains("<table"))
  }

  /// Debt 1 asks for £5, Debt 2 for £66.31 of interest and £30: £198.69 of the £300 is left, and
  /// with a one-off of £100 as much more.
  @Test(
    arguments: Row.pairs(
      """
      balance-1=50&apr-1=20&balance-2=3000&apr-2=30&budget=300&order=smallest | The other <b>£198.69</b> goes first to Debt 1.
      balance-1=50&apr-1=20&balance-2=3000&apr-2=30&budget=300&order=dearest | The other <b>£198.69</b> goes to Debt 2.
      balance-1=50&apr-1=20&balance-2=3000&apr-2=30&budget=300&order=smallest&lump-1=100&lump-month-1=1 | The other <b>£298.69</b> goes first to Debt 1.
      """))
  func `says how much is left after the minimums, and who gets it first`(
    query: String, words: String
  ) throws {
    #expect(try TestSite.get("/plan?\(query)").text.contains(words))
  }

  @Test func `tells of no rest where the minimums take all, or everything is paid at once`() throws
  {
    let page = "/plan?balance-1=50&apr-1=20&balance-2=300&apr-2=30&budget="
    for budget in ["9", "1000"] {
      let text = try TestSite.get(page + budget).text
      #expect(text.contains("Pay in December 2026") && !text.contains("The rest, "))
    }
  }

  /// Minimums of £35.12 and £99.87 this month.
  @Test func `a sum below the minimums is a page that leads to help first`() throws {
    let page = try TestSite.get("\(Self.twoCards)&budget=60").text
    let help = try #require(page.firstRange(of: "class=\"help strong\"")).lowerBound
    let figures = try #require(page.firstRange(of: "class=\"figures\"")).lowerBound
    #expect(help < figures)
    #expect(page.contains("Your debts will ask for <b>£134.99</b> this month."))
    #expect(page.contains("so we’ve still planned for the minimums."))
  }

  /// £500 at 20% and £300 at 10%, by the month: £7.65 and £2.39.
  @Test func `asks for a sum where no debt has a minimum`() throws {
    let page = try TestSite.get(
      "/plan?balance-1=500&apr-1=20&minimum-1=0&balance-2=300&apr-2=10&minimum-2=0"
    ).text
    #expect(
      page.contains(
        """
        None of these debts asks for a minimum, so choose below what you could pay each month. The \
        first month’s interest is <b>£10.04</b>: it has to be more than that.
        """))
    let box = try #require(PageElements(page).inputs("budget").first)
    #expect(box["value"] == nil)
    #expect(!page.contains("class=\"chips\""))
    // The first step is a sum that clears the debts.
    #expect(page.contains("aria-label=\"Pay £11 more: £11 a month\""))
    #expect(!page.contains("id=\"budget-less\"") && !page.contains("went on interest"))
    #expect(page.contains("We tried both orders. Neither of them pays off your debts."))
    #expect(!page.contains("class=\"help strong\"") && !page.contains("never pays off"))
    let free = try TestSite.get("/plan?balance-1=500&apr-1=0&minimum-1=0").text
    #expect(
      free.contains("This debt asks for no minimum") && !free.contains("first month’s interest"))
  }

  @Test func `tells months that are short, and one-offs that are not needed`() throws {
    // A promotion that ends raises the interest that the minimum has to cover: month 7 is short.
    let later = try TestSite.get(
      "/plan?balance-1=3000&apr-1=60&promo-months-1=6&balance-2=100&apr-2=0&minimum-2=0&budget=60"
    ).text
    #expect(later.contains("The minimums come to more than <b>£60</b>"))
    // Row p-20 of the vectors.
    let unused = try TestSite.get(
      "/plan?balance-1=900&apr-1=24.9&budget=100&lump-1=5000&lump-month-1=2&lump-2=70&lump-month-2=9"
    ).text
    #expect(unused.contains("<b>£4,337.89</b> of your one-off payments isn’t needed."))
  }

  /// Row d-03 of the figures about persistent debt: £55 a month brings the first letter, £56.97 none.
  @Test func `tells which letters may come, and the payment that brings none`() throws {
    let card = "/plan?name-1=Amex&balance-1=2292&apr-1=17.91&budget="
    let page = try TestSite.get("\(card)55").text
    #expect(
      page.contains(
        "<b>May 2028</b><span>Most of what you paid on Amex went on interest. You may get a letter"
      ))
    #expect(page.contains("From £56.97 a month on Amex you’d get none."))
    #expect(!page.contains("another letter"))
    #expect(try !TestSite.get("\(card)56.97").text.contains("may get a letter"))
    #expect(
      try !TestSite.get("\(card)55&kind-1=loan&minimum-1=55").text.contains("may get a letter"))
  }

  @Test func `says how many orders there are too many to try`() throws {
    let debts = (1...9).map { "balance-\($0)=\($0)000&apr-\($0)=\(10 + $0)" }
    let page = try TestSite.get("/plan?" + debts.joined(separator: "&")).text
    #expect(
      page.contains("9 debts have too many orders to try them all. We tried the highest rate first")
    )
    #expect(!page.contains("Cheapest of all"))
  }

  @Test func `a button asks for one debt more, and judges nothing`() throws {
    let page = try TestSite.get("/plan?balance-1=lots&add=debt")
    #expect(page.status == 200)
    #expect(page.text.contains("id=\"balance-3\"") && page.text.contains("value=\"lots\""))
    #expect(!page.text.contains("There is a problem"))
    let full = try TestSite.get("/plan?balance-9=1&add=debt").text
    #expect(full.contains("id=\"balance-9\"") && !full.contains("id=\"balance-10\""))
    #expect(!full.contains("id=\"add-debt\""))
  }

  @Test func `names with signs of markup stay words`() throws {
    let page = try TestSite.get("/plan?name-1=%3Cb%3EA%22&balance-1=900&apr-1=24.9").text
    #expect(page.contains("&lt;b&gt;A&quot;") && !page.contains("<b>A\""))
  }
}

@Suite struct PlanPackedFieldsTests {
  private let rare = [("due-day-1", "5"), ("basis-2", "nominal")]

  @Test func `fields stay by themselves where there is room`() {
    let packed = PlanPackedFields.packed([("balance-1", "9")] + rare, beside: 97)
    #expect(packed.map(\.0) == ["balance-1", "due-day-1", "basis-2"])
  }

  @Test func `fields that only links send go into one where there is none`() {
    let packed = PlanPackedFields.packed([("balance-1", "9")] + rare, beside: 98)
    #expect(packed.map(\.0) == ["balance-1", "carried"])
    #expect(packed.last?.1 == "due-day-1=5 basis-2=nominal")
  }

  @Test func `they come out as they went in, and nothing else does`() {
    let typed = Submission([
      ("carried", "due-day-1=5 basis-2=nominal balance-3=7 x due-day-2"), ("due-day-1", "6"),
    ])
    let unpacked = PlanPackedFields.unpacked(typed)
    #expect(unpacked["due-day-1"] == "6")
    #expect(unpacked["basis-2"] == "nominal")
    #expect(unpacked["balance-3"] == nil && unpacked["carried"] == nil)
  }

  @Test func `a plan of nine debts with everything has the same figures from its own form`() throws
  {
    let debts = (1...9).flatMap { k in
      ["balance-\(k)=\(k)00", "apr-\(k)=\(10 + k)", "due-day-\(k)=\(k)", "basis-\(k)=nominal"]
    }
    let whole = try TestSite.get("/plan.json?" + debts.joined(separator: "&")).text
    let others = debts.filter { !$0.hasPrefix("due") && !$0.hasPrefix("basis") }
    let carried = debts.filter { $0.hasPrefix("due") || $0.hasPrefix("basis") }
      .map { $0.replacing("=", with: "%3D") }.joined(separator: "+")
    let packed = try TestSite.get(
      "/plan.json?" + others.joined(separator: "&") + "&carried=\(carried)"
    ).text
    #expect(whole == packed)
  }

  @Test func `lists the debts of a plan whose first payment comes later`() throws {
    let page = try TestSite.get(
      "/plan?kind-1=overdraft&balance-1=500&apr-1=0&extra=0&lump-1=500&lump-month-1=3"
    ).text
    #expect(page.contains("class=\"pay\""))
    #expect(page.contains("<small>Its turn comes in February 2027"))
  }

  @Test(arguments: ["loan", "overdraft", "priority", "pay-later"])
  func `ignores a rule of minimums where it asks for none`(kind: String) throws {
    let debt = "/plan.json?kind-1=\(kind)&balance-1=100&apr-1=5&minimum-1=10"
    #expect(try TestSite.get(debt).status == 200)
    #expect(try TestSite.get("\(debt)&rule-1=custom").text == TestSite.get(debt).text)
  }
}
