@Suite struct StudentLoanFormTests: FormSuite {
  typealias Tested = StudentLoanForm
  static let good = ["principal": "30000", "apr": "5"]

  static let mistakes: [Mistake] = [
    .init("principal", "", "Enter how much you owe when payments start"),
    .init("principal", "lots", "Loan must be an amount, like 1,250 or 99.50"),
    .init("principal", "0", "Loan must be $0.01 or more"),
    .init("principal", "100000000", "Loan must be $99,999,999.99 or less"),
    .init("apr", "", "Enter the interest rate (APR) of the loan"),
    .init("apr", "high", "Interest rate must be a number, like 17.9"),
    .init("apr", "100", "Interest rate must be 99.99% or less"),
    .init("apr", "5.001", "Interest rate must have no more than 2 decimals, like 17.9"),
    .init("proportion", "101", "Part of the interest must be 100% or less"),
    .init("proportion", "-1", "Part of the interest must not be below zero"),
    .init("proportion", "50.5", "Part of the interest must be a whole number, like 36"),
    .init(
      "payment", "125",
      "Payment each month must be $125.01 or more, so that the loan gets smaller"),
    .init("payment", "0", "Payment each month must be $0.01 or more"),
    .init("payment", "100000000", "Payment each month must be $99,999,999.99 or less"),
    .init("compounded", "perhaps", "How interest is added must be one of the choices in the list"),
    .init("baseline", "other", "What to compare with must be one of the choices in the list"),
    .init("least", "-1", "Smallest loan must not be below zero"),
    .init("most", "", "Largest loan must be more than the smallest one", with: ["least": "100000"]),
    .init("most", "0", "Largest loan must be $0.01 or more"),
    .init("most", "100000000", "Largest loan must be $99,999,999.99 or less"),
    .init("increments", "0", "Steps between them must be between 1 and 100,000"),
    .init("increments", "100001", "Steps between them must be between 1 and 100,000"),
    .init("increments", "2.5", "Steps between them must be a whole number, like 36"),
    .init("currency", "XXX", "Currency must be a code of three letters, like GBP or USD"),
    .init("previous", "0", "Payment before must be $0.01 or more"),
    .init("previous", "x", "Payment before must be an amount, like 1,250 or 99.50"),
  ]

  @Test(arguments: mistakes)
  func `says what is wrong with a field`(mistake: Mistake) {
    #expect(errors(mistake.changes) == mistake.errors)
  }

  @Test func `reports the mistakes between fields together`() {
    let found = errors(["payment": "1", "least": "5", "most": "5", "increments": "0"])
    #expect(found?.map(\.field) == ["most", "increments", "payment"])
  }

  @Test(arguments: [
    ["principal": "1"], ["principal": "99,999,999.99"], ["principal": "$30,000"],
    ["principal": "0.01", "payment": "0.02"],
    ["principal": "15000*2"], ["apr": "0"], ["apr": "99.99"], ["apr": "5.00%"],
    ["proportion": "0"], ["proportion": "100%"], ["payment": "125.01"],
    ["payment": "99999999.99"], ["least": "0"], ["least": "99,999.99"], ["most": "0.01"],
    ["increments": "1"], ["increments": "100,000"], ["currency": "jpy"], ["previous": "0.01"],
    ["previous": "99999999.99"],
  ])
  func `takes what is at a limit`(changes: [String: String]) throws {
    _ = try Self.form(changes)
  }

  @Test func `fills in the defaults`() throws {
    let form = try Self.form(["payment": "", "proportion": " "])
    #expect(form.currency == .usd)
    #expect(form.terms.principal == .dollars(30_000))
    #expect(form.terms.proportion == .hundred)
    #expect(form.terms.monthlyRate == .nominal(Percentage(5)))
    #expect(form.payment == nil && form.previous == nil)
    #expect(form.baseline == .tenYear)
    #expect(
      form.range == PrincipalRange(least: .dollars(0), most: .dollars(100_000), increments: 100))
  }

  @Test func `compounds where asked to`() throws {
    let form = try Self.form(["compounded": "yes"])
    #expect(form.terms.monthlyRate.decimal(places: 18) == "0.004175072933719833")
  }
}
