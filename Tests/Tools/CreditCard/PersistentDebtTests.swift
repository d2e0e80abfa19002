/// Windows and payments worked out by an independent program in exact fractions; where a bank
/// prints the card, it is named.
@Suite struct PersistentDebtTests {
  /// The months and the interest of the two ways; interest and principal at 18, 27 and 36 months,
  /// and if the debt is persistent; the way out, and what clears the card in 36 and 48 months.
  static let cases = Row.table(
    """
    source                                                                                                                           | card                                                                                                                           | first  | minimum way | fixed way  | minimum                                                  | fixed                                                     | payments
    worked out exactly                                                                                                               | balance=3000&apr=24                                                                                                            | 84.26  | 339 5214.22 | 57 1823.34 | 897.96 496.45 yes, 820.30 453.53 yes, 749.37 414.31 yes  | 882.86 647.14 yes, 769.57 760.43 yes, 636.44 893.56 no    | 94.78, 114.12, 94.04
    published by Nationwide: first minimum 71.45, 41.45 of it interest; 100 saves 2,325 and 10 years 8 months (floor of 25 inferred) | balance=3000&apr=17.9&payment=100&rule=one-percent-25                                                                          | 71.45  | 168 3226.01 | 40 900.97  | 685.95 496.45 yes, 626.63 453.53 yes, 572.43 414.31 yes  | 612.74 1187.26 no, 456.67 1343.33 no, 280.07 1519.93 no   | 74.53, 106.34, 85.92
    worked out exactly; the example of the pages                                                                                     | balance=2292&apr=17.91                                                                                                         | 54.60  | 302 2984.62 | 63 1146.11 | 524.32 379.30 yes, 478.98 346.51 yes, 437.55 316.54 yes  | 517.17 472.83 yes, 455.00 535.00 no, 384.63 605.37 no     | 56.97, 81.25, 65.65
    worked out exactly; just below the edge of 12.6825%                                                                              | balance=3000&apr=12.68                                                                                                         | 59.99  | 317 2847.74 | 70 1179.33 | 496.37 496.45 no, 453.45 453.53 no, 414.23 414.31 no     | 491.46 588.54 no, 436.33 643.67 no, 376.04 703.96 no      | 55.43, 99.64, 79.00
    worked out exactly; just above it                                                                                                | balance=3000&apr=12.69                                                                                                         | 60.02  | 317 2850.02 | 69 1150.69 | 496.77 496.45 yes, 453.79 453.53 yes, 414.52 414.31 yes  | 490.26 607.74 no, 433.27 664.73 no, 370.96 727.04 no      | 55.47, 99.66, 79.02
    worked out exactly; falls below 200                                                                                              | balance=210&apr=24.9                                                                                                           | 6.03   | 76 177.21   | 45 101.07  | 64.99 34.77 no, 59.30 33.35 no, 53.52 36.51 no           | 60.96 65.04 no, 49.16 76.84 no, 35.21 90.79 no            | 6.84, 8.07, 6.67
    worked out exactly; a penny below the way out                                                                                    | balance=2292&apr=17.91&payment=56.96                                                                                           | 54.60  | 302 2984.62 | 60 1079.01 | 524.32 379.30 yes, 478.98 346.51 yes, 437.55 316.54 yes  | 512.70 512.58 yes, 445.29 579.99 no, 369.01 656.27 no     | 56.97, 81.25, 65.65
    worked out exactly; the way out                                                                                                  | balance=2292&apr=17.91&payment=56.97                                                                                           | 54.60  | 302 2984.62 | 60 1078.70 | 524.32 379.30 yes, 478.98 346.51 yes, 437.55 316.54 yes  | 512.67 512.79 no, 445.25 580.21 no, 368.95 656.51 no      | 56.97, 81.25, 65.65
    published by Danske Bank: minimum 24 years, 5,120; 120 a month 4 years, 2,020                                                    | balance=4000&apr=22.9&payment=120&rule=custom&minimum-percent=1&minimum-floor=5&minimum-alone-percent=3&minimum-base=statement | 122.08 | 290 5121.69 | 51 2020.68 | 1117.38 850.23 yes, 991.55 754.46 yes, 879.85 669.51 yes | 1100.25 1059.75 yes, 923.02 1236.98 no, 716.14 1443.86 no | 121.70, 150.29, 123.43
    published by finder.com: 24 years, costs around 4,850 (paid in all)                                                              | balance=2000&apr=19.9                                                                                                          | 50.48  | 292 2853.89 | 61 1069.87 | 504.35 330.97 yes, 460.75 302.34 yes, 420.91 276.18 yes  | 496.66 421.34 yes, 435.21 482.79 no, 364.82 553.18 no     | 54.27, 72.60, 59.06
    published by Barclaycard: 14 months, 122                                                                                         | balance=1200&apr=18&payment=100                                                                                                | 28.67  | 237 1482.15 | 14 121.94  | 275.79 198.58 yes, 251.94 181.41 yes, 230.15 165.73 yes  | - - no, - - no, - - no                                    | 29.96, 42.59, 34.42
    worked out exactly; interest and principal are equal, which is not persistent                                                    | balance=406.51&apr=18.9&payment=10.57                                                                                          | 9.98   | 131 401.65  | 57 193.17  | 97.76 67.28 yes, 89.30 61.45 yes, 81.57 56.15 yes        | 95.13 95.13 no, 81.94 108.32 no, 66.92 123.34 no          | 10.57, 14.59, 11.83
    """)

  @Test(arguments: cases)
  func `foretells the letters as worked out`(card: Row) throws {
    let typed: String = card["card"]
    let fields = try FormDecoding.submission(from: typed.utf8)
    let comparison = try CreditCardComparison(CreditCardForm(fields).terms)
    let debt = try #require(comparison.persistentDebt)
    #expect(comparison.firstMinimum.plain == card["first"])
    let ways = [comparison.minimum, comparison.fixed].compactMap(\.written)
    #expect(ways == card["minimum way", "fixed way"])
    #expect(debt.minimum.map(\.month) == [18, 27, 36])
    let (minimum, fixed) = (debt.minimum.map(\.written), debt.fixed.map(\.written))
    let payments = [debt.wayOut, debt.clearsIn36, debt.clearsIn48].map(\.plain)
    #expect(
      [minimum, fixed, payments].map { $0.joined(separator: ", ") }
        == card["minimum", "fixed", "payments"])
    #expect(debt.bringsLetters == (minimum + fixed).contains { $0.hasSuffix("yes") })
  }

  @Test(arguments: [
    [("balance", "199.99"), ("apr", "24.9")],
    [("balance", "3000"), ("apr", "24.9"), ("currency", "EUR")],
  ])
  func `tells nothing of a small balance or of another currency`(card: [(String, String)]) throws {
    #expect(try Self.comparison(card).persistentDebt == nil)
  }

  @Test func `tells of a balance of £200`() throws {
    #expect(try Self.comparison([("balance", "200"), ("apr", "24.9")]).persistentDebt != nil)
  }

  /// At no interest there is none to outweigh: the least payment is a penny.
  @Test func `a card without interest is never persistent`() throws {
    let debt = try #require(
      try Self.comparison([("balance", "1000"), ("apr", "0"), ("payment", "1")]).persistentDebt)
    #expect(!debt.bringsLetters)
    #expect(debt.wayOut.plain == "0.01")
  }

  /// £1,000 at 2% a month, of which £10 is paid: the balance grows.
  @Test func `follows a payment that never clears the card`() throws {
    let debt = try #require(
      try Self.comparison([
        ("balance", "1000"), ("apr", "24"), ("basis", "nominal"), ("payment", "10"),
      ]).persistentDebt)
    #expect(
      debt.fixed.map(\.written) == [
        "394.11 -214.11 yes", "435.89 -255.89 yes", "485.83 -305.83 yes",
      ])
  }

  @Test func `one penny less than the way out is persistent, and the way out is not`() throws {
    var random = SeededGenerator(seed: 18)
    for _ in 0..<200 {
      let balance = Money(minorUnits: .random(in: 1_000_00...20_000_00, using: &random), .gbp)
      let apr = Percentage(tenThousandths: .random(in: 50_000...600_000, using: &random))
      let rate = try MonthlyRate.effective(apr)
      func debt(paying payment: Money?) throws -> PersistentDebt {
        let terms = CreditCardTerms(
          balance: balance, monthlyRate: rate, minimum: .usual(in: .gbp), payment: payment,
          months: nil)
        return try #require(try CreditCardComparison(terms).persistentDebt)
      }
      let wayOut = try debt(paying: nil).wayOut
      let enough = try debt(paying: wayOut)
      #expect(enough.fixed.allSatisfy { !$0.isPersistent }, "\(balance) at \(apr)")
      let less = try debt(paying: wayOut - .smallest(.gbp))
      #expect(less.fixed[0].isPersistent, "\(balance) at \(apr)")
      #expect(less.clearsIn36 >= less.clearsIn48)
    }
  }

  /// At such rates the way out clears the card within the 18 months.
  @Test(arguments: ["200", "400", "999.99"])
  func `one penny less than the way out takes all 18 months`(apr: String) throws {
    let card = [("balance", "5000"), ("apr", apr)]
    let wayOut = try #require(try Self.comparison(card).persistentDebt).wayOut
    let less = try Self.comparison(card + [("payment", (wayOut - .smallest(.gbp)).plain)])
    let window = try #require(less.persistentDebt?.fixed[0])
    let (interest, principal) = (try #require(window.interest), try #require(window.principal))
    #expect(interest > principal)
    let enough = try Self.comparison(card + [("payment", wayOut.plain)])
    #expect((enough.fixed.cleared?.months.count ?? .max) < 18)
  }

  private static func comparison(_ card: [(String, String)]) throws -> CreditCardComparison {
    try CreditCardComparison(CreditCardForm(Submission(card)).terms)
  }
}

extension Repayment {
  /// The months and the interest, as the table writes them.
  fileprivate var written: String? {
    cleared.map { "\($0.months.count) \($0.interest.plain)" }
  }
}

extension PersistentDebt.Window {
  /// The window as the table writes it.
  fileprivate var written: String {
    "\(interest?.plain ?? "-") \(principal?.plain ?? "-") \(isPersistent ? "yes" : "no")"
  }
}
