@testable import PlanPages

@Suite struct PlanFormTests: FormSuite {
  typealias Tested = PlanForm
  static let good = ["balance-1": "2292", "apr-1": "17.91"]

  // MARK: - Messages

  @Test func `reports every mistake at once, in page order`() {
    let wrong = [
      "currency", "basis", "order", "extra", "lump-month-2", "lump-2", "lump-month-1", "lump-1",
      "budget", "due-day-3", "basis-3", "spend-3", "promo-apr-3", "promo-months-3", "minimum-3",
      "rule-3", "kind-3", "apr-3", "balance-3", "apr-1", "balance-1",
    ]
    let found = errors(
      Dictionary(uniqueKeysWithValues: wrong.map { ($0, "-x") }).merging([
        "own": "1 2", "name-3": String(repeating: "a", count: 41),
      ]) { $1 })
    #expect(
      found?.map(\.field) == [
        "balance-1", "apr-1", "name-3", "kind-3", "balance-3", "apr-3", "minimum-3", "rule-3",
        "promo-months-3", "promo-apr-3", "spend-3", "basis-3", "due-day-3", "budget", "lump-1",
        "lump-month-1", "lump-2", "lump-month-2", "extra", "order", "own", "basis", "currency",
      ])
  }

  static let mistakes =
    Mistake.table(
      """
      balance-1      |           | Enter how much you owe on debt 1 |
      balance-1      | lots      | Balance of debt 1 must be an amount, like 1,250 or 99.50 |
      balance-1      | 0         | Balance of debt 1 must be £0.01 or more |
      balance-1      | 100000000 | Balance of debt 1 must be £99,999,999.99 or less |
      apr-1          |           | Enter the interest rate (APR) of debt 1 |
      apr-1          | high      | Interest rate of debt 1 must be a number, like 17.9 |
      apr-1          | 1000      | Interest rate of debt 1 must be 999.99% or less |
      apr-1          | 1.00001   | Interest rate of debt 1 must have no more than 4 decimals, like 17.9 |
      kind-1         | house     | Kind of debt 1 must be one of the choices in the list |
      rule-1         | custom    | Minimum of debt 1 must be one of the choices in the list |
      minimum-1      |           | Enter the monthly payment of debt 1, a loan | kind-1=loan
      minimum-1      | x         | Monthly payment of debt 1 must be an amount, like 1,250 or 99.50 |
      minimum-1      | -1        | Monthly payment of debt 1 must not be below zero |
      promo-months-1 | 121       | Months of the offer on debt 1 must be between 0 and 120 |
      promo-months-1 | -1        | Months of the offer on debt 1 must be between 0 and 120 |
      promo-months-1 | 1.5       | Enter a number of months for the offer on debt 1, like 18 |
      promo-months-1 |           | Choose when the offer on debt 1 ends | promo-apr-1=0
      promo-apr-1    | 999.9901  | Rate of the offer on debt 1 must be 999.99% or less | promo-months-1=6
      spend-1        | -1        | Spending on debt 1 must not be below zero |
      basis-1        | daily     | How interest is charged on debt 1 must be one of the choices in the list |
      due-day-1      | 0         | Due day of debt 1 must be between 1 and 31 |
      due-day-1      | 32        | Due day of debt 1 must be between 1 and 31 |
      due-day-1      | x         | Due day of debt 1 must be a whole number, like 24 |
      budget         | lots      | Payment each month must be an amount, like 1,250 or 99.50 |
      budget         | 0         | Payment each month must be £0.01 or more |
      budget         | 100000000 | Payment each month must be £99,999,999.99 or less |
      extra          | -1        | Amount on top of the minimums must not be below zero |
      lump-1         | 0         | One-off payment 1 must be £0.01 or more |
      lump-month-5   |           | Choose when you’ll make one-off payment 5 | lump-5=100
      lump-month-5   | 0         | Month of one-off payment 5 must be between 1 and 1,200 | lump-5=100
      lump-month-5   | 1201      | Month of one-off payment 5 must be between 1 and 1,200 | lump-5=100
      lump-month-5   | in spring | Enter a number of months for one-off payment 5, like 18 | lump-5=100
      order          | cheapest  | Which debt first must be one of the choices in the list |
      own            |           | Type the debt numbers, first one first, like 2, 1, 3 | order=own
      own            | one       | Your order must be debt numbers, first one first, like 2, 1, 3 |
      own            | 1,2       | Your order has debt 2 in it, which isn’t in the plan |
      own            | 0         | Your order has debt 0 in it, which isn’t in the plan |
      own            | 1 1       | Your order has debt 1 in it twice |
      own            | 3         | Your order has debt 3 in it, which isn’t in the plan | order=own kind-3=card
      basis          | daily     | How interest is charged must be one of the choices in the list |
      currency       | XXX       | Currency must be a code of three letters, like GBP or USD |
      """) + [
      Mistake(
        "name-1", String(repeating: "a", count: 41), "Name of debt 1 must be 40 characters or fewer"
      ),
      Mistake("own", " , ", "Your order must be debt numbers, first one first, like 2, 1, 3"),
    ]

  @Test(arguments: mistakes)
  func `says what is wrong with a field`(mistake: Mistake) {
    #expect(errors(mistake.changes) == mistake.errors)
  }

  @Test func `messages name the debt by its number, and a missing payment by its name`() {
    #expect(
      errors(["name-9": "Car", "kind-9": "loan"]) == [
        FieldError(field: "balance-9", message: "Enter how much you owe on debt 9"),
        FieldError(field: "apr-9", message: "Enter the interest rate (APR) of debt 9"),
        FieldError(
          field: "minimum-9",
          message: "Enter what you pay on Car each month. Your agreement says it"),
      ])
    #expect(
      errors(["name-2": "Klarna", "kind-2": "pay-later", "balance-2": "240"])?.last
        == FieldError(
          field: "minimum-2",
          message: "Enter how much Klarna takes each month. Its app or its emails say it"))
  }

  @Test(arguments: [
    ["balance-1": "0.01"], ["balance-1": "99,999,999.99"], ["balance-1": "12.50+3*2"],
    ["apr-1": "0"], ["apr-1": "999.99%"], ["minimum-1": "0"], ["promo-months-1": "0"],
    ["promo-months-1": "120"], ["promo-apr-1": "5", "promo-months-1": "0"], ["spend-1": "0"],
    ["due-day-1": "1"], ["due-day-1": "31"], ["budget": "0.01"], ["extra": "0"],
    ["lump-5": "0.01", "lump-month-5": "1200"], ["own": "1"], ["own": " 1, "],
    ["currency": "jpy"], ["name-1": String(repeating: "é", count: 40)],
  ])
  func `takes what is at a limit`(changes: [String: String]) throws {
    _ = try Self.form(changes)
  }

  // MARK: - Debts that are there

  @Test(arguments: ["name-4", "balance-4", "apr-4", "minimum-4"])
  func `a debt is there when one of its main fields is filled in`(field: String) {
    let found = errors([field: "5"])?.map(\.field)
    #expect(found == ["balance-4", "apr-4"].filter { $0 != field })
  }

  @Test func `a debt is not there for its other fields, nor for empty ones`() throws {
    let form = try Self.form([
      "kind-2": "loan", "rule-2": "nonsense", "promo-months-2": "x", "promo-apr-2": "5",
      "spend-2": "-1", "basis-2": "daily", "due-day-2": "99", "balance-3": "", "name-3": "  ",
      "balance-10": "x",
    ])
    #expect(form.entries.map(\.number) == [1])
  }

  @Test func `the first debt is always there`() throws {
    let today = try #require(TestSite.today)
    let fields = thrown(InvalidForm.self) {
      _ = try PlanForm(Submission([("balance-2", "100"), ("apr-2", "5")]), today: today)
    }?.errors.map(\.field)
    #expect(fields == ["balance-1", "apr-1"])
  }

  @Test func `numbers that are left out stay left out`() throws {
    let form = try Self.form([
      "balance-3": "5", "apr-3": "5", "balance-7": "7", "apr-7": "7", "own": "7",
    ])
    #expect(form.entries.map(\.number) == [1, 3, 7])
    #expect(form.terms.own == [2, 0, 1])
  }

  // MARK: - One debt

  @Test func `fills in the defaults`() throws {
    let form = try Self.form([:])
    let entry = try #require(form.entries.first)
    #expect(entry.name == nil)
    #expect(entry.label == "Debt 1")
    #expect(entry.kind == .card)
    #expect(entry.isEstimated)
    #expect(entry.dueDay == nil)
    let debt = PlanDebt(
      balance: .pounds(2_292), rate: try .of("17.91"), promotion: nil,
      minimum: .rule(.interest(plus: "1", floor: 5)), spend: .pounds(0))
    #expect(entry.debt == debt)
    #expect(form.terms.order == .best)
    #expect(form.terms.own == nil)
    #expect(form.terms.oneOffs == [])
  }

  @Test func `a fixed minimum replaces the rule of a card`() throws {
    let entry = try #require(
      try Self.form(["rule-1": "two-percent", "minimum-1": "40"]).entries.first)
    #expect(entry.debt.minimum == .fixed(.pounds(40)))
    #expect(!entry.isEstimated)
  }

  @Test func `a loan has its instalment, and no purchases`() throws {
    for spend in ["50", "-1", "nonsense"] {
      let entry = try #require(
        try Self.form(["kind-1": "loan", "minimum-1": "40", "spend-1": spend]).entries.first)
      #expect(entry.debt.minimum == .fixed(.pounds(40)))
      #expect(entry.debt.spend == .pounds(0))
      #expect(!entry.isEstimated)
    }
    #expect(try Self.form(["spend-1": "50"]).entries.first?.debt.spend == .pounds(50))
  }

  @Test func `an offer has a rate of zero unless it is typed`() throws {
    let free = try #require(try Self.form(["promo-months-1": "6"]).entries.first)
    #expect(try free.debt.promotion == .init(months: 6, rate: .of("0")))
    #expect(free.promotionAPR == .zero)
    let dear = try #require(
      try Self.form(["promo-months-1": "6", "promo-apr-1": "5.9"]).entries.first)
    #expect(try dear.debt.promotion == .init(months: 6, rate: .of("5.9")))
    #expect(try Self.form(["promo-months-1": "0"]).entries.first?.debt.promotion == nil)
  }

  @Test func `both rates of a debt follow its own basis, else that of all`() throws {
    let form = try Self.form([
      "basis": "nominal", "promo-months-1": "6", "promo-apr-1": "5.9",
      "balance-2": "100", "apr-2": "17.91", "basis-2": "effective", "promo-months-2": "3",
      "promo-apr-2": "5.9",
    ])
    let debts = form.terms.debts
    #expect(try debts[0].rate == .of("17.91", isNominal: true))
    #expect(try debts[0].promotion?.rate == .of("5.9", isNominal: true))
    #expect(try debts[1].rate == .of("17.91"))
    #expect(try debts[1].promotion?.rate == .of("5.9"))
  }

  // MARK: - The payments

  /// The first minimum is 54.60, as on the page of the credit card calculator.
  @Test(arguments: [
    ([:], "55.00"), (["extra": "0"], "54.60"), (["extra": "25.50"], "80.10"),
    (["budget": "40"], "40.00"), (["budget": "40", "extra": "100"], "40.00"),
    (["budget": " ", "extra": "1"], "55.60"),
  ])
  func `the budget wins over the extra, and the minimums stand for neither`(
    changes: [String: String], budget: String
  ) throws {
    #expect(try Self.form(changes).terms.budget.plain == budget)
  }

  @Test func `one-offs have an amount and a month`() throws {
    let form = try Self.form([
      "lump-1": "100", "lump-month-1": "3", "lump-month-2": "5", "lump-4": "1+1",
      "lump-month-4": "1",
    ])
    #expect(
      form.terms.oneOffs == [
        PlanOneOff(amount: .pounds(100), month: 3), PlanOneOff(amount: .pounds(2), month: 1),
      ])
  }

  @Test(arguments: ["5", "0", "1201", "soon", ""])
  func `a month without an amount counts for nothing`(month: String) throws {
    #expect(try Self.form(["lump-month-1": month]).terms.oneOffs == [])
  }

  // MARK: - Orders

  @Test(arguments: [
    ("3,1,2", [2, 0, 1]), ("3 1 2", [2, 0, 1]), ("2", [1, 0, 2]), (" 3 ,, 2 ", [2, 1, 0]),
    ("1,2", [0, 1, 2]),
  ])
  func `those left out of one's own order follow as typed`(typed: String, places: [Int]) throws {
    let form = try Self.form([
      "balance-2": "5", "apr-2": "5", "balance-3": "5", "apr-3": "5", "own": typed,
    ])
    #expect(form.terms.own == places)
    #expect(form.terms.order == .best)
  }

  // MARK: - Requests

  @Test(arguments: ["add=debt", "add=lump&balance-1=x", "add=debt&balance-2=5&lump-month-1=x"])
  func `a form that grows is not judged`(query: String) throws {
    let page = try TestSite.get("/plan?\(query)")
    #expect(page.status == 200)
    #expect(!page.text.contains("<title>Error: "))
  }
}
