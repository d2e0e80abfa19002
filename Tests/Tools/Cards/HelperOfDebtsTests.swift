/// What the helper says of debts that are not cards, and of one card alone; it is 21 November 2026.
@Suite struct HelperOfDebtsTests {
  private static let card = [
    ("name", "Blue"), ("balance", "900"), ("limit", "1000"), ("due-day", "5"), ("apr", "19.9"),
    ("minimum", "25"),
  ]
  private static let overdraft = [
    ("kind", "overdraft"), ("name", "Arranged"), ("balance", "600"), ("limit", "750"),
    ("apr", "39.9"),
  ]
  private static let councilTax = filledIn("kind=priority&name=Council tax&balance=320")

  private func page(_ debts: [(String, String)]..., query: String = "") throws -> String {
    try Visitor(owing: debts).get("/cards/helper\(query)").text
  }

  private func text(_ page: String) -> String {
    PageElements(page).words
  }

  /// 25.00 of minimums, and 235.00 for council tax: nothing is left for the overdraft.
  @Test func `what is left goes to the highest rate after priority bills, too`() throws {
    let page = try page(Self.card, Self.overdraft, Self.councilTax, query: "?budget=260")
    #expect(
      page.contains(
        "After the minimums and the priority bills, whatever is left saves the most on Arranged, "
          + "which charges 39.9%."))
  }

  @Test func `says nothing of a total where no limit is known`() throws {
    let card = Self.card.map { $0.0 == "limit" ? ("limit", "0") : $0 }
    let page = try page(card)
    #expect(page.contains("would pay off every card without a limit."))
    #expect(!page.contains("Your total"))
  }

  @Test func `a bill that is the dearest costs the most, whatever comes first`() throws {
    let tax = Self.councilTax + [("apr", "45")]
    let page = try page(Self.card, tax, query: "?budget=260")
    #expect(page.contains("Council tax costs the most: 45% a year."))
  }

  @Test func `of a debt without a share of a limit it says what is owed then`() throws {
    let page = try page(Self.card, Self.overdraft, Self.councilTax, query: "?budget=260")
    let tables = PageElements(page).parts("table")
    let table = try #require(tables.first { $0[id: "plan"] != nil }).words
    #expect(table.contains("Used or owed then"))
    for row in [
      "Arranged pay £0.00 any day minimum £0.00 £600.00 owed then",
      "Council tax pay £235.00 any day minimum £0.00 £85.00 owed then",
      "Blue pay £25.00 by 5 December minimum £25.00 87.5% used then",
    ] {
      #expect(table.contains(row), "\(table)")
    }
    #expect(!table.contains("no limit"))
  }

  /// 600.00 of the 900.00 bring it to 300.00.
  @Test func `tells the payment of one card alone once, and its row`() throws {
    let page = text(try page(Self.card))
    #expect(page.contains("Paying £600 would bring Blue to 30% of its limit."))
    #expect(page.matches(of: /£600/).count == 2)
    #expect(!page.contains("All cards together") && !page.contains("every card to"))
  }

  @Test func `of bills alone it says nothing about cards and limits`() throws {
    for query in ["", "?budget=100"] {
      let words = text(try page(Self.councilTax, query: query))
      for word in ["which card", "fullest card", "Every card", "limit"] {
        #expect(!words.contains(word), "\(word)")
      }
    }
    let asked = text(try page(Self.councilTax))
    #expect(asked.contains("we’ll say how much goes on which debt."))
    #expect(asked.contains("You owe £320 in all."))
    let paid = text(try page(Self.councilTax, query: "?budget=400"))
    #expect(paid.contains("You could pay £320 on Council tax this month."))
    #expect(paid.contains("That pays off every debt, and £80 is left."))
  }

  @Test func `says that every debt is to be paid what it asks for`() throws {
    let page = try page(Self.card, Self.overdraft)
    #expect(page.contains("Pay at least what each debt asks for by its due date."))
    #expect(!page.contains("the minimum on every card"))
    #expect(try !self.page(Self.councilTax).contains("by its due date."))
  }
}
