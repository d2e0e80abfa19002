/// Larger budgets that clear a plan sooner.
@Suite struct PlanOffersTests {
  private static let debts =
    "balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&rule-2=one-percent-25&promo-months-2=12"
    + "&balance-3=2500&apr-3=19.9&rule-3=two-percent&balance-4=4000&apr-4=7.9&basis-4=nominal"
    + "&minimum-4=125"

  /// Each is a tenth more, rounded up: to a multiple of 5, of 50 from 1,000 on, of 500 from 10,000.
  @Test(arguments: [
    ("500", ["550", "600", "650"]), ("320", ["355", "385", "420"]), ("0.01", ["5", "5", "5"]),
    ("950", ["1050", "1150", "1250"]), ("909.09", ["1000", "1100", "1200"]),
    ("909.10", ["1050", "1100", "1200"]), ("1000", ["1100", "1200", "1300"]),
    ("9000", ["9900", "11000", "12000"]), ("99999", ["110000", "120000", "130000"]),
    ("0", []), ("90000000", ["99000000"]),
  ])
  func `are round`(budget: String, larger: [String]) throws {
    let found = PaymentOffer.roundPayments(above: try .typed(budget))
    #expect(try found == larger.map { try Money.typed($0) })
  }

  @Test(arguments: ["best", "dearest", "smallest", "own&own=3+1+4+2"])
  func `clear in the months that the same plan takes with that budget`(order: String) throws {
    let query = "\(Self.debts)&lump-1=500&lump-month-1=6&order=\(order)"
    let offers = try PlanComparison(PlanTerms(query: query, budget: "320")).offers()
    #expect(try offers.map(\.payment) == ["355", "385", "420"].map { try Money.typed($0) })
    for offer in offers {
      let plan = try PlanComparison(PlanTerms(query: query, budget: offer.payment.plain))
      #expect(plan.chosen.outcome.months == offer.months)
    }
    #expect(offers.map(\.months) == offers.map(\.months).sorted(by: >))
  }

  @Test func `leave out what is no sooner`() throws {
    // 100 owed at no interest: 60 a month takes two months, and so do 66, 72 and 78.
    let two = "balance-1=100&apr-1=0&minimum-1=5"
    #expect(try PlanComparison(PlanTerms(query: two, budget: "60")).offers() == [])
    // 45 takes three months; 50 and more two.
    let three = try PlanComparison(PlanTerms(query: two, budget: "45")).offers()
    #expect(try three.map(\.payment) == [.typed("50")])
    #expect(three.map(\.months) == [2])
  }

  @Test func `begin at the minimums where the budget is below them`() throws {
    let plan = try PlanComparison(
      PlanTerms(query: "balance-1=1000&apr-1=12&minimum-1=100", budget: "40"))
    #expect(try plan.offers().first?.payment == (try Money.typed("110")))
  }

  /// 1,000 at 2% a month: 20 of interest, so that 20 and less never clear it.
  @Test func `of a plan that never ends are those that do`() throws {
    let plan = try PlanComparison(
      PlanTerms(query: "balance-1=1000&apr-1=24&basis-1=nominal&minimum-1=1", budget: "18"))
    #expect(plan.chosen.outcome == .never)
    #expect(try plan.offers().map(\.payment) == (try ["25"].map { try Money.typed($0) }))
  }
}
