@Suite struct CreditCardFormTests {
  static let good = ["balance": "2292", "apr": "17.91"]

  static func submission(_ changes: [String: String]) -> Submission {
    let fields = good.merging(changes) { $1 }
    return Submission(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  @Test func `reports every mistake at once, in page order`() {
    let invalid = thrown(InvalidForm.self) {
      try CreditCardForm(
        Submission([
          ("currency", "XXX"), ("basis", "daily"), ("months", "0"), ("payment", "lots"),
          ("minimum-floor", "-1"), ("minimum-percent", "101"), ("rule", "custom"),
          ("minimum-interest", "perhaps"), ("minimum-alone-percent", "x"),
        ]))
    }
    #expect(
      invalid?.errors.map(\.field) == [
        "balance", "apr", "payment", "months", "minimum-percent", "minimum-interest",
        "minimum-floor", "minimum-alone-percent", "currency", "basis",
      ])
  }

  @Test func `a minimum of nothing is reported with the other mistakes`() {
    let invalid = thrown(InvalidForm.self) {
      try CreditCardForm(
        Submission([
          ("balance", "1000"), ("apr", "5"), ("rule", "custom"), ("minimum-percent", "0"),
          ("minimum-interest", "no"), ("minimum-floor", "0"), ("months", "0"),
        ]))
    }
    #expect(invalid?.errors.map(\.field) == ["months", "minimum-floor"])
  }

  struct Mistake: CustomTestStringConvertible {
    let field: String
    let typed: String
    let message: String

    var testDescription: String { "\(field)=\(typed.prefix(40))" }
  }

  static let mistakes: [Mistake] = [
    .init(field: "balance", typed: "", message: "Enter how much you owe on the card"),
    .init(field: "balance", typed: "   ", message: "Enter how much you owe on the card"),
    .init(
      field: "balance", typed: "lots", message: "Balance must be an amount, like 1,250 or 99.50"),
    .init(
      field: "balance", typed: "1e5", message: "Balance must be an amount, like 1,250 or 99.50"),
    .init(
      field: "balance", typed: "<script>", message: "Balance must be an amount, like 1,250 or 99.50"
    ),
    .init(field: "balance", typed: "0", message: "Balance must be £0.01 or more"),
    .init(field: "balance", typed: "-5", message: "Balance must not be below zero"),
    .init(field: "balance", typed: "100000000", message: "Balance must be £99,999,999.99 or less"),
    .init(
      field: "balance", typed: "0.125",
      message: "Balance must have no more than 2 decimals, like 1,250 or 99.50"),
    .init(
      field: "balance", typed: "$5",
      message: "Balance is in pounds here: take out $, or change the currency"),
    .init(field: "balance", typed: "5/0", message: "Balance is a sum that divides by zero"),
    .init(
      field: "balance", typed: String(repeating: "1", count: 10_000),
      message: "Balance must be a shorter amount or sum, of 64 characters at most"),
    .init(field: "apr", typed: "", message: "Enter the interest rate (APR) of the card"),
    .init(field: "apr", typed: "high", message: "Interest rate must be a number, like 17.9"),
    .init(field: "apr", typed: "1000", message: "Interest rate must be 999.99% or less"),
    .init(
      field: "apr", typed: "1000000000000", message: "Interest rate must be 999.99% or less"),
    .init(field: "apr", typed: "999.9901", message: "Interest rate must be 999.99% or less"),
    .init(
      field: "apr", typed: "1.00001",
      message: "Interest rate must have no more than 4 decimals, like 17.9"),
    .init(field: "apr", typed: "-1", message: "Interest rate must not be below zero"),
    .init(
      field: "rule", typed: "half",
      message: "Minimum payment must be one of the choices in the list"),
    .init(field: "payment", typed: "0", message: "Payment each month must be £0.01 or more"),
    .init(
      field: "payment", typed: "100000000",
      message: "Payment each month must be £99,999,999.99 or less"),
    .init(
      field: "months", typed: "0", message: "Months to pay it off in must be between 1 and 1,200"),
    .init(
      field: "months", typed: "1201", message: "Months to pay it off in must be between 1 and 1,200"
    ),
    .init(
      field: "months", typed: "1.5",
      message: "Enter a number of months, like 18"),
    .init(
      field: "basis", typed: "daily",
      message: "How interest is charged must be one of the choices in the list"),
    .init(
      field: "currency", typed: "XXX",
      message: "Currency must be a code of three letters, like GBP or USD"),
  ]

  @Test(arguments: mistakes)
  func `says what is wrong with a field`(mistake: Mistake) {
    let invalid = thrown(InvalidForm.self) {
      try CreditCardForm(Self.submission([mistake.field: mistake.typed]))
    }
    #expect(invalid?.errors == [FieldError(field: mistake.field, message: mistake.message)])
  }

  @Test(arguments: [
    ["balance": "0.01"], ["balance": "99,999,999.99"], ["apr": "0"], ["apr": "999.99%"],
    ["apr": "17.9100"], ["payment": "0.01"], ["payment": "99999999.99"], ["months": "1"],
    ["months": "1,200"], ["balance": "12.50+3*2"], ["currency": "jpy"],
  ])
  func `takes what is at a limit`(changes: [String: String]) throws {
    _ = try CreditCardForm(Self.submission(changes))
  }

  @Test func `fills in the defaults`() throws {
    let form = try CreditCardForm(Self.submission([:]))
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
    #expect(try CreditCardForm(Self.submission(["rule": name])).minimum == rule)
  }

  @Test func `reads a rule of one's own, and ignores it under another`() throws {
    let own = [
      "minimum-percent": "4", "minimum-interest": "no", "minimum-floor": "10",
      "minimum-alone-percent": "2.5",
    ]
    let custom = try CreditCardForm(Self.submission(own.merging(["rule": "custom"]) { $1 }))
    #expect(
      custom.minimum
        == MinimumPaymentRule(
          percent: Percentage(4), addsInterest: false, floor: .pounds(10),
          percentAlone: Percentage(plain: "2.5")))
    let wrong = own.merging(["minimum-floor": "nonsense"]) { $1 }
    #expect(try CreditCardForm(Self.submission(wrong)).minimum == .interest(plus: "1", floor: 5))
  }

  @Test(arguments: [
    ("statement", MinimumPaymentRule.interest(plus: "1", floor: 5, ofStatement: "3")),
    ("opening", .interest(plus: "1", floor: 5, alone: "3")),
    ("", .interest(plus: "1", floor: 5, alone: "3")),
  ])
  func `a part of the balance alone is of either balance`(
    base: String, rule: MinimumPaymentRule
  ) throws {
    let form = try CreditCardForm(
      Self.submission(["rule": "custom", "minimum-alone-percent": "3", "minimum-base": base]))
    #expect(form.minimum == rule)
  }

  @Test func `the balance of a rule of one's own is one of two, and ignored under another rule`()
    throws
  {
    let invalid = thrown(InvalidForm.self) {
      try CreditCardForm(Self.submission(["rule": "custom", "minimum-base": "closing"]))
    }
    #expect(
      invalid?.errors == [
        FieldError(
          field: "minimum-base",
          message: "Before or after interest must be one of the choices in the list")
      ])
    let form = try CreditCardForm(
      Self.submission(["rule": "two-percent", "minimum-base": "closing"]))
    #expect(form.minimum == .interest(plus: "2", floor: 5))
  }

  @Test func `a rule that asks for nothing is a mistake`() {
    let invalid = thrown(InvalidForm.self) {
      try CreditCardForm(
        Self.submission([
          "rule": "custom", "minimum-percent": "0", "minimum-interest": "no", "minimum-floor": "0",
        ]))
    }
    #expect(
      invalid?.errors == [
        FieldError(
          field: "minimum-floor",
          message: "Least amount must be more than zero when the rest comes to nothing")
      ])
  }
}
