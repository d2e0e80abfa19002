import Finance
import GroupsFormulas
import LoanFormulas
import PlanFormulas

/// The middle of many runs, in microseconds.
func microseconds(runs: Int, _ work: () throws -> Bool) rethrows -> Double {
  let clock = ContinuousClock()
  let taken = try (0..<runs).map { _ in
    let start = clock.now
    guard try work() else { preconditionFailure("a wrong answer") }
    return clock.now - start
  }
  return Double(taken.sorted()[runs / 2].components.attoseconds) / 1e12
}

/// $300,000 at 7 % over 30 years.
func schedule() throws -> Double {
  let nothing = Money.zero(.usd)
  let terms = LoanTerms(
    principal: Money(minorUnits: 30_000_000, .usd), rate: Percentage(7),
    term: Term(months: 360), start: .earliest,
    extras: LoanExtras(each: nothing, yearly: nothing, once: nothing))
  return try microseconds(runs: 20_001) {
    try LoanSchedule(terms).totalInterest.minorUnits == 41_852_405
  }
}

/// Nineteen lend the twentieth sums of which no two cancel out, so that nothing shortens the search.
func settlement() -> Double {
  let last = MemberID(20)
  let payments = (0..<19).map { number in
    let lender = MemberID(UInt32(number + 1))
    let amount = Int64(1_000_000 + (1 << number))
    return GroupPayment(
      title: "", date: .earliest, amount: Money(minorUnits: amount, .eur), conversion: nil,
      payers: [Share(member: lender, value: Money(minorUnits: amount, .eur))],
      split: .evenly([last]),
      serial: 0)
  }
  return microseconds(runs: 101) {
    let settlement = Settlement(of: payments)
    return settlement.transfers.count == 19 && settlement.plans.allSatisfy(\.isMinimal)
  }
}

/// Five debts that a hundred years do not clear, with all their orders tried.
///
/// The budget is a little more than the minimums and these less than the interest, so that few
/// orders are given up early.
func plan() throws -> Double {
  let debts = try (0..<5).map { number in
    PlanDebt(
      balance: .pounds(1_000),
      rate: try .effective(Percentage(tenThousandths: 250_000 + 1_000 * number)),
      promotion: nil, minimum: .fixed(.pounds(18)), spend: .zero(.gbp))
  }
  let terms = PlanTerms(debts: debts, budget: .pounds(93), oneOffs: [], order: .best, own: nil)
  return try microseconds(runs: 101) {
    let comparison = try PlanComparison(terms)
    return comparison.chosen.outcome == .never && comparison.tried.orders == 120
  }
}

print("360-row schedule: \(try schedule())")
print("settlement of 20 balances: \(settlement())")
print("plan of 5 debts in every order: \(try plan())")
