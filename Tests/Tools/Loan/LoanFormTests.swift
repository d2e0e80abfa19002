@Suite struct LoanFormTests: FormSuite {
  typealias Tested = LoanForm
  static let good = ["amount": "300000", "rate": "7", "years": "30"]

  @Test func `a deposit above the price is reported with the other mistakes`() {
    let found = errors([
      "amount": "1000", "rate": "5", "years": "1", "down-payment": "1000", "lump-sum": "5",
    ])
    #expect(found?.map(\.field) == ["down-payment", "lump-sum-payment"])
    #expect(found?.first?.message == "Deposit must be less than the amount")
  }

  @Test func `reports every mistake at once, in page order`() {
    let found = errors([
      "currency": "XXX", "lender": String(repeating: "x", count: 81), "start": "soon",
      "lump-sum-payment": "0", "lump-sum": "-1", "extra-yearly-month": "13",
      "extra-yearly": "x", "extra": "x", "frequency": "daily", "kind": "x", "months": "601",
      "years": "51", "rate": "", "down-payment": "x", "amount": "",
    ])
    #expect(
      found?.map(\.field) == [
        "amount", "currency", "down-payment", "rate", "years", "months", "kind", "frequency",
        "extra", "extra-yearly", "extra-yearly-month", "lump-sum", "lump-sum-payment", "start",
        "lender",
      ])
  }

  static let mistakes =
    Mistake.table(
      """
      amount             |               | Enter how much you’re borrowing |
      amount             | lots          | Loan must be an amount, like 1,250 or 99.50 |
      amount             | 0             | Loan must be £0.01 or more |
      amount             | 100000000     | Loan must be £99,999,999.99 or less |
      down-payment       | some          | Deposit must be an amount, like 1,250 or 99.50 |
      down-payment       | -1            | Deposit must not be below zero |
      down-payment       | 300000        | Deposit must be less than the amount |
      rate               |               | Enter the interest rate of the loan |
      rate               | low           | Interest rate must be a number, like 17.9 |
      rate               | -1            | Interest rate must not be below zero |
      rate               | 999.9901      | Interest rate must be 999.99% or less |
      rate               | 6.00001       | Interest rate must have no more than 4 decimals, like 17.9 |
      years              |               | Enter how many years or months the loan is for |
      years              | 0             | Years and months must come to 1 month or more |
      years              | 2.1           | Years must come to whole months, like 25 or 25.5 |
      years              | many          | Years must be a number, like 25 or 25.5 |
      years              | -1            | Years must be between 0 and 50 |
      years              | 50.5          | Years must be between 0 and 50 |
      years              | 50            | Years and months must come to 50 years or less | months=1
      months             | 601           | Months must be between 0 and 600 |
      months             | some          | Enter a number of months, like 18 |
      kind               | balloon       | Kind of loan must be one of the choices in the list |
      frequency          | daily         | How often you pay must be one of the choices in the list |
      extra              | x             | Extra with every payment must be an amount, like 1,250 or 99.50 |
      extra              | -1            | Extra with every payment must not be below zero |
      extra-yearly       | -1            | Extra once a year must not be below zero |
      extra-yearly-month | 0             | Payment of the year must be between 1 and 12 |
      extra-yearly-month | 13            | Payment of the year must be between 1 and 12 |
      extra-yearly-month | 27            | Payment of the year must be between 1 and 26 | frequency=fortnightly
      lump-sum           | -1            | One-off payment must not be below zero | lump-sum-payment=1
      lump-sum-payment   |               | Enter when you make the one-off payment | lump-sum=100
      lump-sum-month     |               | Date of the one-off payment must include a month | lump-sum=100 lump-sum-year=2030
      lump-sum-month     | 13            | Date of the one-off payment must have a month from 1 to 12 | lump-sum=100 lump-sum-year=2030
      lump-sum-month     | May           | Date of the one-off payment must have a month from 1 to 12 | lump-sum=100 lump-sum-year=2030
      lump-sum-year      | soon          | Date of the one-off payment must have a real year, like 2027 | lump-sum=100 lump-sum-month=3
      lump-sum-year      | 2026          | Date of the one-off payment must be between January 2027 and December 2056 | lump-sum=100 lump-sum-month=12
      lump-sum-year      | 2057          | Date of the one-off payment must be between January 2027 and December 2056 | lump-sum=100 lump-sum-month=1
      lump-sum-payment   | 0             | Number of the payment must be between 1 and 360 | lump-sum=100
      lump-sum-payment   | 361           | Number of the payment must be between 1 and 360 | lump-sum=100
      lump-sum-payment   | 1561          | Number of the payment must be between 1 and 1,560 | lump-sum=100 frequency=weekly
      start              | 2027-02-29    | Start date must be a real date, written like 2027-03-31 |
      start              | 31/3/2027     | Start date must be a real date, written like 2027-03-31 |
      start              | 1899-12-31    | Start date must be between 1 January 1900 and 31 December 2199 |
      start              | 2200-01-01    | Start date must be between 1 January 1900 and 31 December 2199 |
      start-day          | 31            | Start date must be a real date, like 31 3 2027 | start-month=2 start-year=2027
      start-month        | 13            | Start date must be a real date, like 31 3 2027 | start-day=1 start-year=2027
      start-year         |               | Start date must include a year | start-day=1 start-month=2
      start-year         | 27            | Start date must be between 1 January 1900 and 31 December 2199 | start-day=1 start-month=2
      currency           | XXX           | Currency must be a code of three letters, like GBP or USD |
      """) + [
      Mistake(
        "lump-sum-year", " ", "Date of the one-off payment must include a year",
        with: ["lump-sum": "100", "lump-sum-month": "3"]),
      Mistake(
        "lender", String(repeating: "Ŵ", count: 81), "Lender’s name must be 80 characters or fewer"),
    ]

  /// The loan has 360 payments.
  static let mistakesInTerms = Mistake.table(
    """
    payment       | 2000      | Enter how long the loan is for or what you pay each time, and leave the other blank |
    payment       | 2000      | Enter how long the loan is for or what you pay each time, and leave the other blank | years= months=1
    payment       | 0         | What you pay each time must be £0.01 or more | years=
    payment       | lots      | What you pay each time must be an amount, like 1,250 or 99.50 | years=
    payment       | 2000      | Enter how long an interest-only loan is for, and leave what you pay blank | years= kind=interest-only
    years         |           | Enter how many years or months the loan is for | payment=
    years         | many      | Years must be a number, like 25 or 25.5 | payment=2000
    rate-2        |           | Enter the second rate | from-2=25
    rate-2        | 1000      | The second rate must be 999.99% or less | from-2=25
    rate-3        | low       | The third rate must be a number, like 17.9 | from-3=25
    rate-6        | -1        | The sixth rate must not be below zero | from-6=25
    from-2        |           | Enter the number of the payment with which the second rate begins | rate-2=6
    from-2        | 1         | First payment of the second rate must be between 2 and 360 | rate-2=6
    from-2        | 361       | First payment of the second rate must be between 2 and 360 | rate-2=6
    from-2        | 1561      | First payment of the second rate must be between 2 and 1,560 | rate-2=6 frequency=weekly
    from-2        | 66        | First payment of the second rate must be between 2 and 65 | rate-2=6 amount=8000 years= payment=150
    from-2        | 2         | A loan with a single payment has no later rate | rate-2=6 years= months=1
    from-3        | 25        | The third rate must begin after the second rate, which begins with payment 25 | rate-2=6 from-2=25 rate-3=5
    from-4        | 24        | The fourth rate must begin after the second rate, which begins with payment 25 | rate-2=6 from-2=25 rate-4=5
    interest-only | 361       | Payments of interest alone must be between 0 and 360 |
    interest-only | 601       | Payments of interest alone must be between 0 and 600 | years= payment=2000
    balloon       | 300000.01 | Lump sum at the end must be £300,000 or less, which is the loan |
    balloon       | 250001    | Lump sum at the end must be £250,000 or less, which is the loan | down-payment=50000
    balloon       | -1        | Lump sum at the end must not be below zero |
    """)

  @Test(arguments: mistakesInTerms)
  func `says what is wrong with the terms of a loan`(mistake: Mistake) {
    #expect(errors(mistake.changes) == mistake.errors)
  }

  @Test func `reports every mistake in the terms at once, in page order`() {
    let found = errors([
      "kind": "x", "balloon": "x", "interest-only": "x", "from-3": "x", "rate-3": "x",
      "from-2": "", "rate-2": "7", "payment": "x", "years": "x",
    ])
    #expect(
      found?.map(\.field) == [
        "years", "payment", "from-2", "rate-3", "from-3", "interest-only", "balloon", "kind",
      ])
  }

  @Test(arguments: [
    ["rate-2": "0", "from-2": "2"], ["rate-2": "6", "from-2": "360"],
    ["rate-6": "999.99", "from-6": "360"], ["interest-only": "360"], ["balloon": "300000"],
    ["rate-2": "6", "from-2": "65", "amount": "8000", "years": "", "payment": "150"],
    ["years": "0", "months": "0", "payment": "2000"], ["rate-2": "", "from-2": ""],
  ])
  func `takes terms that are at a limit`(changes: [String: String]) throws {
    _ = try LoanSchedule(Self.form(changes).terms)
  }

  @Test(arguments: mistakes)
  func `says what is wrong with a field`(mistake: Mistake) {
    #expect(errors(mistake.changes) == mistake.errors)
  }

  @Test(arguments: [
    ["amount": "0.01"], ["amount": "99,999,999.99"], ["down-payment": "299999.99"],
    ["rate": "0"], ["rate": "999.99%"], ["years": "50"], ["years": "", "months": "600"],
    ["years": "", "months": "1"], ["years": "0", "months": "1"], ["years": "49", "months": "12"],
    ["years": "49.5", "months": "6"], ["years": "0.25"], ["years": "25,5 years"],
    ["lump-sum": "1", "lump-sum-month": "12", "lump-sum-year": "2056"],
    ["lump-sum": "1", "lump-sum-month": "1", "lump-sum-year": "2027"],
    ["extra": "0"], ["extra": "99999999.99"], ["extra-yearly-month": "12"],
    ["extra-yearly-month": "52", "frequency": "weekly"],
    ["lump-sum": "0"], ["lump-sum": "1", "lump-sum-payment": "360"],
    ["lump-sum-payment": "5"], ["start": "1900-01-01"], ["start": "2199-12-31"],
    ["lender": String(repeating: "Ŵ", count: 80)], ["currency": "jpy"], ["rate": "6.8755"],
  ])
  func `takes what is at a limit`(changes: [String: String]) throws {
    _ = try LoanSchedule(Self.form(changes).terms)
  }

  @Test(arguments: [("USD", "Down payment"), ("CAD", "Down payment"), ("EUR", "Deposit")])
  func `names what one pays oneself as the currency does`(currency: String, name: String) {
    let found = errors(["currency": currency, "down-payment": "300000"])
    #expect(
      found == [
        FieldError(field: "down-payment", message: "\(name) must be less than the amount")
      ])
  }

  @Test func `fills in the defaults`() throws {
    let form = try Self.form([:])
    #expect(form.currency == .gbp)
    #expect(form.downPayment.isZero)
    #expect(form.terms.principal == .whole(300_000, .gbp))
    #expect(form.terms.term == Term(months: 360))
    #expect(form.terms.kind == .repayment)
    #expect(form.terms.frequency == .monthly)
    #expect(form.terms.start.iso == "2026-12-01")
    #expect(form.terms.extras == .none(.gbp))
    #expect(form.lender == nil)
  }

  @Test(arguments: [
    ("25.5", "", 306), ("25,5", "", 306), ("25.25", "3", 306), ("0.75", "", 9), ("25", "6", 306),
    ("25.0", "", 300),
  ])
  func `takes half a year, and whatever else comes to whole months`(
    years: String, months: String, term: Int
  ) throws {
    #expect(try Self.form(["years": years, "months": months]).terms.term == Term(months: term))
  }

  /// Payments fall on the day of the start, or every 14 or 7 days after it.
  @Test(arguments: [
    (["lump-sum-month": "1", "lump-sum-year": "2027"], 1),
    (["lump-sum-month": "03", "lump-sum-year": "2030"], 39),
    (["lump-sum-month": "2", "lump-sum-year": "2027", "start": "2027-01-31"], 1),
    (["lump-sum-month": "1", "lump-sum-year": "2027", "frequency": "fortnightly"], 3),
    (["lump-sum-month": "12", "lump-sum-year": "2026", "frequency": "fortnightly"], 1),
    (["lump-sum-month": "1", "lump-sum-year": "2027", "frequency": "weekly"], 5),
    (["lump-sum-month": "3", "lump-sum-year": "2027", "frequency": "weekly"], 13),
  ])
  func `a one-off extra comes with the first payment of its month`(
    typed: [String: String], payment: Int
  ) throws {
    let extras = try Self.form(typed.merging(["lump-sum": "100"]) { $1 }).terms.extras
    #expect(extras.oncePayment == payment)
  }

  @Test func `the number of the payment wins over a month`() throws {
    let form = try Self.form([
      "lump-sum": "100", "lump-sum-payment": "24", "lump-sum-month": "x", "lump-sum-year": "1",
    ])
    #expect(form.terms.extras.oncePayment == 24)
  }

  @Test(arguments: [["start": "soon"], ["years": "x"], ["years": "51"]])
  func `a month is not judged by dates that cannot be read`(mistake: [String: String]) throws {
    let found = errors(
      mistake.merging(["lump-sum": "1", "lump-sum-month": "1", "lump-sum-year": "1900"]) { $1 })
    #expect(found?.map(\.field) == Array(mistake.keys))
  }

  @Test(arguments: [
    ("  Ŵ  Bank\n& Sons ", "Ŵ Bank & Sons"), ("=cmd()", "=cmd()"), ("Τράπεζα", "Τράπεζα"),
    ("مصرف", "مصرف"), ("<b>", "<b>"),
  ])
  func `takes any name of a lender, in one line`(typed: String, name: String) throws {
    #expect(try Self.form(["lender": typed]).lender == name)
  }
}
