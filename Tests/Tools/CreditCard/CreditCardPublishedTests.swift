/// Figures that banks and others print for cards, each with its source and how near it is met: the
/// nearest £5 or £2 where a publisher rounds so, and to the penny where an independent program in
/// exact fractions has worked the same case out.
@Suite struct CreditCardPublishedTests {
  struct Minimum: CustomTestStringConvertible {
    let source: String
    let balance: String
    let apr: String
    let rule: String
    let months: Int
    let interest: String
    let first: String
    /// What is printed for the interest, in pounds, and how far off that may be.
    let printed: (pounds: Int64, within: Int64)

    var testDescription: String { source }
  }

  static let minimums: [Minimum] = [
    Minimum(
      source: "Danske Bank, persistent debt: 24 years, £5,120", balance: "4000", apr: "22.9",
      rule: "danske-bank", months: 290, interest: "5121.69", first: "122.08", printed: (5120, 5)),
    Minimum(
      source: "finder, persistent debt: 24 years, £4,850 in all", balance: "2000", apr: "19.9",
      rule: "one-percent", months: 292, interest: "2853.89", first: "50.48", printed: (2850, 5)),
  ]

  @Test(arguments: minimums)
  func `the minimum alone takes and costs what is printed`(card: Minimum) throws {
    let comparison = try Self.comparison([
      ("balance", card.balance), ("apr", card.apr), ("rule", card.rule),
    ])
    let plan = try #require(comparison.minimum.cleared)
    #expect(plan.months.count == card.months)
    #expect(plan.months.count / 12 == 24)
    #expect(plan.interest.plain == card.interest)
    #expect(plan.firstPayment.plain == card.first)
    let printed = Money(minorUnits: card.printed.pounds * 100, .gbp)
    #expect((plan.interest - printed).absolute.minorUnits <= card.printed.within * 100)
  }

  struct Fixed: CustomTestStringConvertible {
    let source: String
    let balance: String
    let apr: String
    let payment: String
    let months: Int
    let interest: String
    let printed: (pounds: Int64, within: Int64)

    var testDescription: String { source }
  }

  static let fixed: [Fixed] = [
    Fixed(
      source: "Danske Bank, persistent debt: £120 a month, 4 years, £2,020", balance: "4000",
      apr: "22.9", payment: "120", months: 51, interest: "2020.68", printed: (2020, 5)),
    Fixed(
      source: "Danske Bank, persistent debt: £150 a month, 3 years, £1,415", balance: "4000",
      apr: "22.9", payment: "150", months: 37, interest: "1414.45", printed: (1415, 5)),
    Fixed(
      source: "Barclaycard, balance transfers: £100 a month, 14 months, £122", balance: "1200",
      apr: "18", payment: "100", months: 14, interest: "121.94", printed: (122, 1)),
    Fixed(
      source: "a British press example: £119 a month, 5 years and 1 month, £2,612",
      balance: "4476", apr: "21.9", payment: "119", months: 60, interest: "2613.68",
      printed: (2612, 2)),
  ]

  @Test(arguments: fixed)
  func `a fixed payment takes and costs what is printed`(card: Fixed) throws {
    let comparison = try Self.comparison([
      ("balance", card.balance), ("apr", card.apr), ("payment", card.payment),
    ])
    let plan = try #require(comparison.fixed.cleared)
    #expect(plan.months.count == card.months)
    #expect(plan.interest.plain == card.interest)
    let printed = Money(minorUnits: card.printed.pounds * 100, .gbp)
    #expect((plan.interest - printed).absolute.minorUnits <= card.printed.within * 100)
  }

  /// A consumer finance article: £2,500 in 60 level payments, each month a twelfth of the rate.
  @Test(arguments: [("16.8", "61.87", "1211.59", 1212), ("7.8", "50.46", "526.97", 527)])
  func `level payments cost what is printed, to a pound`(
    apr: String, payment: String, interest: String, printed: Int64
  ) throws {
    let comparison = try Self.comparison([
      ("balance", "2500"), ("apr", apr), ("basis", "nominal"), ("months", "60"),
    ])
    let target = try #require(comparison.target)
    #expect(target.payment.plain == payment)
    #expect(target.repayment.interest.plain == interest)
    let difference = target.repayment.interest.minorUnits - printed * 100
    #expect(difference.magnitude <= 100)
  }

  /// Nationwide, persistent debt: £3,000 at 17.9 % asks for £71.45 at first, of which £41.45 is
  /// interest; £100 a month instead saves £2,325 and 10 years 8 months.
  @Test func `Nationwide's card saves what Nationwide prints`() throws {
    let comparison = try Self.comparison([
      ("balance", "3000"), ("apr", "17.9"), ("rule", "one-percent-25"), ("payment", "100"),
    ])
    let minimum = try #require(comparison.minimum.cleared)
    #expect(minimum.firstPayment.plain == "71.45")
    #expect(minimum.months.first?.interest.plain == "41.45")
    #expect(minimum.months.count == 168)
    #expect(comparison.fixed.cleared?.months.count == 40)
    let saving = try #require(comparison.saving)
    #expect(saving.interest.plain == "2325.04")
    #expect(saving.months == 10 * 12 + 8)
  }

  private static func comparison(
    _ fields: [(String, String)]
  ) throws -> CreditCardComparison {
    try CreditCardComparison(CreditCardForm(Submission(fields)).terms)
  }
}
