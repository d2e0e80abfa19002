import Components
import PlanPages
import Web

@testable import CardsPages

/// The pages of the plan for all cards.
@Suite struct CardsPlanPageTests {
  private let questions = CardsPlanQuestions(Wallet(cards: CardsPageTests.cards))

  private func reading(_ query: [(String, String)]) -> FormReading {
    questions.reading(Submission(query), today: CardsTestValues.today)
  }

  private func invalid(_ reading: FormReading) throws -> InvalidForm {
    try #require(
      thrown(InvalidForm.self) {
        var reading = reading
        return try questions.result(in: &reading)
      })
  }

  /// The pages of a wallet without cards, for their stamp.
  private var pages: CardsPage {
    CardsPage(book: CardsBook(), today: CardsTestValues.today, stamp: CardsTestValues.stamp)
  }

  @Test func `looks as approved`() throws {
    let site = try TestSite.site()
    var answered = reading([
      ("apr-00000004", "19.9"), ("promo-months-00000001", "6"), ("spend-00000004", "20"),
      ("budget", "300"), ("own", "00000002,00000004"), ("basis", "effective"),
    ])
    let wrong = reading([
      ("apr-00000004", "<b>"), ("promo-months-00000001", "soon"), ("budget", "lots"),
      ("lump-1", "100"), ("order", "own"), ("own", "1"), ("extra", "x"), ("basis", "x"),
    ])
    for (name, page) in [
      (
        "plan-wrong",
        CardsPlanPage.form(FormState(wrong, errors: try invalid(wrong).errors), questions)
      ),
      (
        "plan",
        CardsPlanPage.answered(
          answered, questions, try questions.fullResult(in: &answered), site, pages)
      ),
    ] {
      expectApprovedMain(of: CardsPageTests().document(page), as: "Cards/\(name).html")
    }
  }

  @Test func `there is nothing to plan where nothing is owed`() throws {
    let empty = CardsPlanQuestions(Wallet())
    var nothing = empty.reading(Submission(), today: CardsTestValues.today)
    let page = CardsPlanPage.answered(
      nothing, empty, try empty.fullResult(in: &nothing), try TestSite.site(), pages)
    #expect(
      CardsPageTests().document(page).contains(
        "You owe nothing here, so there’s nothing to plan."))
  }

  private func visitor() throws -> (visitor: Visitor, card: String) {
    let visitor = Visitor()
    return (visitor, try visitor.card("Blue", "900", apr: "24.9"))
  }

  @Test func `asks for what the wallet does not say, and no more`() throws {
    let (visitor, card) = try visitor()
    let names = { (page: String) in Set(PageElements(page).names) }
    let asked = names(try visitor.get("/cards/plan").text)
    #expect(
      asked == [
        "promo-months-\(card)", "promo-apr-\(card)", "spend-\(card)", "lump-1", "lump-month-1",
        "order", "own", "budget", "shown", "amount", "due", "debts", "operation", "rev",
        "debt-name-1", "debt-balance-1", "currency", "add",
      ])
    let more = names(try visitor.get("/cards/plan?apr-\(card)=20&lump-2=5&lump-month-2=3").text)
    #expect(
      more.subtracting(asked) == [
        "apr-\(card)", "lump-2", "lump-month-2", "lump-3", "lump-month-3",
      ])
  }

  @Test func `many cards have a button each beside the answer, which opens their questions`() throws
  {
    let visitor = Visitor()
    for number in 1...4 { _ = try visitor.card("Card \(number)", "\(number)00", apr: "2\(number)") }
    let ids = try visitor.cardIDs()
    let query = "promo-months-\(ids[0])=12"
    let page = try visitor.get("/cards/plan?\(query)")
    #expect(page.body.count < 25 * 1_024)
    #expect(page.text.contains("0% until November 2027"))
    #expect(
      page.text.contains("<input type=\"hidden\" name=\"promo-months-\(ids[0])\" value=\"12\">"))
    #expect(!page.text.contains("<select id=\"promo-months"))
    for id in ids {
      #expect(page.text.contains("name=\"add\" value=\"\(id)\""))
      let open = try visitor.get("/cards/plan?\(query)&add=\(id)").text
      #expect(
        open.contains("<select id=\"promo-months-\(id)\" name=\"promo-months-\(id)\" autofocus"))
      #expect(open.contains("<option value=\"12\" selected>November 2027"))
    }
  }

  @Test func `no form has more than a hundred fields`() throws {
    let visitor = Visitor()
    for number in 1...20 { _ = try visitor.card("Card \(number)", "100") }
    let ids = try visitor.cardIDs()
    let cards = ids.map {
      "apr-\($0)=20&promo-months-\($0)=6&promo-apr-\($0)=1&spend-\($0)=1"
    }
    let oneOffs = (1...5).map { "lump-\($0)=1&lump-month-\($0)=1" }
    let query =
      (cards + oneOffs).joined(separator: "&")
      + "&order=own&own=\(ids[0])&basis=nominal&extra=5"
    let page = try visitor.get("/cards/plan?\(query)")
    #expect(page.status == 200)
    let forms = page.page.parts("form")
    #expect(!forms.isEmpty && forms.allSatisfy { Set($0.names).count <= 100 })
  }

  @Test func `what only links send is carried, and shown when it is wrong`() throws {
    let (visitor, _) = try visitor()
    let right = try visitor.get("/cards/plan?extra=10&basis=nominal")
    #expect(right.status == 200)
    for name in ["extra", "basis"] {
      #expect(right.text.contains("<input type=\"hidden\" name=\"\(name)\""))
    }
    let wrong = try visitor.get("/cards/plan?extra=ten&basis=daily")
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("<input id=\"extra\""))
    #expect(wrong.text.contains("<input type=\"radio\" id=\"basis\""))
  }

  @Test func `an order that was sent stays when the form is sent again`() throws {
    let (visitor, blue) = try visitor()
    let gold = try visitor.card("Gold", "500", apr: "19.9")
    let page = try visitor.get("/cards/plan?order=own&own=\(gold),\(blue)").text
    #expect(page.contains("<option value=\"\(gold),\(blue)\" selected>Gold, Blue\n"))
    let one = try visitor.get("/cards/plan?order=own&own=\(gold)").text
    #expect(one.contains("<option value=\"\(gold)\" selected>Gold\n"))
  }

  @Test func `a wrong sum keeps the answer that was shown`() throws {
    let (visitor, card) = try visitor()
    let page = try visitor.get("/cards/plan?spend-\(card)=5&shown=60&budget=lots")
    #expect(page.status == 422)
    #expect(page.text.contains("id=\"answer\""))
    #expect(page.text.contains("Payment each month must be an amount, like 1,250 or 99.50"))
    #expect(page.text.contains("value=\"lots\""))
    #expect(page.text.contains("£60 a month"))
  }

  @Test func `on paper, many cards are in several tables, the sum in the last`() throws {
    let cards = (1...20).map { number in
      CardsTestValues.card(number, CardsTestValues.details("Card \(number)", 100_00, apr: 20))
    }
    let questions = CardsPlanQuestions(Wallet(cards: cards))
    var reading = questions.reading(Submission(), today: CardsTestValues.today)
    let result = try questions.result(in: &reading)
    let tables = PlanPDF(result, at: nil, on: try TestSite.site()).report.tables
      .filter { $0.title.hasPrefix("Payments") }
    #expect(
      tables.map(\.title)
        == (1...3).map {
          "Payments of the first 12 months, in pounds (\($0) of 3)"
        })
    let titles = tables.map { $0.columns.map(\.title) }
    #expect(titles.flatMap { $0 }.filter { $0.hasPrefix("Card ") } == (1...20).map { "Card \($0)" })
    #expect(titles.map(\.last) == ["Card 6", "Card 13", "In all"])
  }
}
