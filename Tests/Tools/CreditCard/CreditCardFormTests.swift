@Suite struct CreditCardFormTests: FormSuite {
  typealias Tested = CreditCardForm
  static let good = ["balance": "2292", "apr": "17.91"]

  @Test func `reports every mistake at once, in page order`() {
    let wrong = [
      "currency": "XXX", "basis": "daily", "months": "0", "payment": "lots", "minimum-floor": "-1",
      "minimum-percent": "101", "rule": "custom", "minimum-interest": "perhaps",
      "minimum-alone-percent": "x", "balance": "", "apr": "",
    ]
    #expect(
      errors(wrong)?.map(\.field) == [
        "balance", "apr", "payment", "months", "minimum-percent", "minimum-interest",
        "minimum-floor", "minimum-alone-percent", "currency", "basis",
      ])
  }

  /// A minimum of one's own that comes to nothing.
  private static let nothing = [
    "rule": "custom", "minimum-percent": "0", "minimum-interest": "no", "minimum-floor": "0",
  ]

  @Test func `a minimum of nothing is reported with the other mistakes`() {
    let found = errors(Self.nothing.merging(["months": "0"]) { $1 })
    #expect(found?.map(\.field) == ["months", "minimum-floor"])
  }

  static let mistakes: [Mistake] = [
    .init("balance", "", "Enter how much you owe on the card"),
    .init("balance", " ", "Enter how much you owe on the card"),
    .init("balance", "lots", "Balance must be an amount, like 1,250 or 99.50"),
    .init("balance", "0", "Balance must be £0.01 or more"),
    .init("balance", "-5", "Balance must not be below zero"),
    .init("balance", "100000000", "Balance must be £99,999,999.99 or less"),
    .init("apr", "", "Enter the interest rate (APR) of the card"),
    .init("apr", "high", "Interest rate must be a number, like 17.9"),
    .init("apr", "1000", "Interest rate must be 999.99% or less"),
    .init("apr", "1.00001", "Interest rate must have no more than 4 decimals, like 17.9"),
    .init("apr", "-1", "Interest rate must not be below zero"),
    .init("rule", "half", "Minimum payment must be one of the choices in the list"),
    .init("payment", "0", "Payment each month must be £0.01 or more"),
    .init("payment", "100000000", "Payment each month must be £99,999,999.99 or less"),
    .init("months", "0", "Months to pay it off in must be between 1 and 1,200"),
    .init("months", "1201", "Months to pay it off in must be between 1 and 1,200"),
    .init("months", "1.5", "Enter a number of months, like 18"),
    .init(
      "minimum-floor", "0", "Least amount must be more than zero when the rest comes to nothing",
      with: nothing),
    .init(
      "minimum-base", "closing", "Before or after interest must be one of the choices in the list",
      with: ["rule": "custom"]),
    .init("basis", "daily", "How interest is charged must be one of the choices in the list"),
    .init("currency", "XXX", "Currency must be a code of three letters, like GBP or USD"),
  ]

  @Test(arguments: mistakes)
  func `says what is wrong with a field`(mistake: Mistake) {
    #expect(errors(mistake.changes) == mistake.errors)
  }

  @Test(arguments: [
    ["balance": "0.01"], ["balance": "99,999,999.99"], ["apr": "0"], ["apr": "999.99%"],
    ["apr": "17.9100"], ["payment": "0.01"], ["payment": "99999999.99"], ["months": "1"],
    ["months": "1,200"], ["balance": "12.50+3*2"], ["currency": "jpy"],
  ])
  func `takes what is at a limit`(changes: [String: String]) throws {
    _ = try Self.form(changes)
  }

  @Test func `fills in the defaults`() throws {
    let form = try Self.form([:])
    #expect(form.currency == .gbp)
    #expect(form.basis == .effective)
    #expect(form.minimum == .interest(plus: "1", floor: 5))
    #expect(form.values[CreditCardForm.payment] == nil)
    #expect(form.values[CreditCardForm.months] == nil)
    #expect(form.by == nil)
  }

  @Test(arguments: [
    ("one-percent", MinimumPaymentRule.interest(plus: "1", floor: 5)),
    ("one-percent-25", .interest(plus: "1", floor: 25)),
    ("two-percent", .interest(plus: "2", floor: 5)),
    ("two-and-a-half-percent", .interest(plus: "2.5", floor: 5)),
    ("three-percent-of-balance", .share("3", floor: 5)),
    ("danske-bank", .interest(plus: "1", floor: 5, ofStatement: "3")),
    ("custom", .interest(plus: "1", floor: 5)),
  ])
  func `knows the common minimum payments`(name: String, rule: MinimumPaymentRule) throws {
    #expect(try Self.form(["rule": name]).minimum == rule)
  }

  @Test func `reads a rule of one's own, and ignores it under another`() throws {
    let own = [
      "minimum-percent": "4", "minimum-interest": "no", "minimum-floor": "10",
      "minimum-alone-percent": "2.5",
    ]
    let custom = try Self.form(own.merging(["rule": "custom"]) { $1 })
    #expect(
      custom.minimum
        == MinimumPaymentRule(
          percent: Percentage(4), addsInterest: false, floor: .pounds(10),
          percentAlone: Percentage(plain: "2.5")))
    let wrong = own.merging(["minimum-floor": "nonsense", "minimum-base": "closing"]) { $1 }
    #expect(try Self.form(wrong).minimum == .interest(plus: "1", floor: 5))
  }

  @Test(arguments: [
    ("statement", MinimumPaymentRule.interest(plus: "1", floor: 5, ofStatement: "3")),
    ("opening", .interest(plus: "1", floor: 5, alone: "3")),
    ("", .interest(plus: "1", floor: 5, alone: "3")),
  ])
  func `a part of the balance alone is of either balance`(
    base: String, rule: MinimumPaymentRule
  ) throws {
    let form = try Self.form(["rule": "custom", "minimum-alone-percent": "3", "minimum-base": base])
    #expect(form.minimum == rule)
  }
}
