import Finance
@testable import PlanFormulas
import Testing

/// What holds for every plan, tried on thousands.
@Suite struct PlanIdentityTests {
  @Test func `what is owed, charged, bought and paid adds up for every debt and month`() throws {
    var random = RandomPlan(seed: 1, most: 4)
    var (cleared, never) = (0, 0)
    for number in 0..<500 {
      let order = PlanOrder.allCases[number % 4]
      let terms = try random.terms(order: order, withOwn: order == .own)
      let run = try PlanComparison(terms).chosen
      if run.outcome == .never { never += 1 } else { cleared += 1 }
      #expect(run.months.allSatisfy(addsUp))
      #expect(run.months.first?.debts.map(\.opening) == terms.debts.map(\.balance))
      #expect(
        zip(run.months, run.months.dropFirst()).allSatisfy { before, after in
          before.debts.map(\.closing) == after.debts.map(\.opening)
        })
      expectTotals(run, terms)
    }
    #expect(cleared > 400)
    #expect(never > 2)
  }

  private func addsUp(_ month: PlanMonth) -> Bool {
    month.debts.allSatisfy {
      $0.opening + $0.interest + $0.spend - $0.payment == $0.closing
        && $0.payment <= $0.opening + $0.interest && ($0.closing.isPositive || $0.spend.isZero)
    }
      && month.debts.map(\.interest).sum(in: .gbp) == month.interest
      && month.debts.map(\.payment).sum(in: .gbp) == month.payment
      && month.debts.map(\.closing).sum(in: .gbp) == month.owed
  }

  private func expectTotals(_ run: PlanRun, _ terms: PlanTerms) {
    for (number, debt) in run.debts.enumerated() {
      let months = run.months.map(\.debts[number])
      #expect(debt.firstPayment == months.first?.payment)
      guard let cleared = debt.cleared else {
        #expect(months.last?.closing.isPositive == true)
        #expect(debt.interest == nil && debt.spent == nil && debt.paid == nil)
        continue
      }
      #expect(months[cleared - 1].opening.isPositive)
      #expect(months[(cleared - 1)...].allSatisfy { $0.closing.isZero })
      #expect(debt.interest == months.map(\.interest).sum(in: .gbp))
      #expect(debt.spent == months.map(\.spend).sum(in: .gbp))
      #expect(debt.paid == months.map(\.payment).sum(in: .gbp))
    }
    guard case .cleared(let count, let interest, let paid) = run.outcome else { return }
    #expect(count == run.months.count)
    #expect(count == run.debts.compactMap(\.cleared).max())
    #expect(interest == run.debts.compactMap(\.interest).sum(in: .gbp))
    #expect(paid == run.debts.compactMap(\.paid).sum(in: .gbp))
  }

  @Test func `a month pays out the budget and one-offs, or the minimums when they are more`() throws
  {
    var random = RandomPlan(seed: 2, most: 4)
    var shortMonths = 0
    for _ in 0..<500 {
      let terms = try random.terms()
      let run = try PlanComparison(terms).chosen
      let short = Dictionary(uniqueKeysWithValues: run.short.map { ($0.month, $0.by) })
      shortMonths += short.count
      #expect(run.short.map(\.month) == short.keys.sorted())
      #expect(run.short.allSatisfy { $0.by.isPositive })
      var (unused, paidOut) = (Money.zero(.gbp), true)
      for (place, month) in run.months.enumerated() {
        let lumps = terms.lumps.filter { $0.month == place + 1 }.map(\.amount).sum(in: .gbp)
        let due = terms.budget + lumps + (short[place + 1] ?? .zero(.gbp))
        if month.owed.isZero { unused = min(lumps, due - month.payment) }
        paidOut = paidOut && (month.owed.isZero ? month.payment <= due : month.payment == due)
      }
      #expect(paidOut)
      guard run.outcome != .never else {
        #expect(run.unusedLumps == nil)
        continue
      }
      let late = terms.lumps.filter { $0.month > run.months.count }.map(\.amount).sum(in: .gbp)
      #expect(run.unusedLumps == unused + late)
    }
    #expect(shortMonths > 100)
  }

  @Test func `every way is as a plain program has it, and none beats the best`() throws {
    var random = RandomPlan(seed: 3, most: 4)
    var found: [PlanBest.Of: Int] = [:]
    for number in 0..<1_000 {
      let terms = try random.terms(withOwn: number % 3 == 0)
      let comparison = try PlanComparison(terms)
      func expect(_ outcome: PlanOutcome, _ order: PlanReference.Order) throws {
        let reference = try PlanReference(terms, by: order)
        #expect(outcome.months == (reference.isCleared ? reference.months : nil))
        #expect(
          outcome.interest?.minorUnits == (reference.isCleared ? reference.interest : nil))
      }
      try expect(comparison.dearest.outcome, .dearest)
      try expect(comparison.smallest.outcome, .smallest)
      try expect(comparison.minimums, .minimums)
      if let own = terms.own, let way = comparison.own { try expect(way.outcome, .fixed(own)) }
      let best = try PlanReference.best(of: terms)
      #expect(comparison.best.of == best?.of)
      #expect(comparison.best.sequence == best?.sequence)
      #expect(comparison.best.outcome.months == best?.reference.months)
      #expect(comparison.best.outcome.interest?.minorUnits == best?.reference.interest)
      #expect(comparison.chosen.outcome == comparison.best.outcome)
      #expect(comparison.tried.all)
      if let kind = comparison.best.of { found[kind, default: 0] += 1 }
    }
    // Each kind of order is the best at times, so that the tables are not one-sided.
    #expect(found[.dearest, default: 0] > 100)
    #expect(found[.fixed, default: 0] > 20)
    #expect(found[.own, default: 0] > 5)
  }

  @Test func `five debts are searched as a plain program searches them`() throws {
    var random = RandomPlan(seed: 4, most: 5)
    var searched = 0
    while searched < 20 {
      let terms = try random.terms()
      guard terms.debts.count == 5 else { continue }
      searched += 1
      let comparison = try PlanComparison(terms)
      let best = try PlanReference.best(of: terms)
      #expect(comparison.best.of == best?.of)
      #expect(comparison.best.sequence == best?.sequence)
      #expect(comparison.best.outcome.interest?.minorUnits == best?.reference.interest)
      #expect(comparison.tried == PlanTried(orders: 120, all: true))
    }
  }

  @Test func `a larger budget never takes longer nor costs more with one's own order`() throws {
    var random = RandomPlan(seed: 5, most: 4)
    var compared = 0
    for number in 0..<1_000 {
      let terms = try random.terms(order: .own, withOwn: true)
      let more = PlanTerms(
        debts: terms.debts,
        budget: terms.budget + Money(minorUnits: Int64(1 + number * 7 % 5_000), .gbp),
        lumps: terms.lumps, order: .own, own: terms.own)
      let (slow, fast) = (try PlanComparison(terms), try PlanComparison(more))
      guard let months = slow.chosen.outcome.months, let interest = slow.chosen.outcome.interest
      else { continue }
      compared += 1
      #expect(try #require(fast.chosen.outcome.months) <= months)
      #expect(try #require(fast.chosen.outcome.interest) <= interest)
    }
    #expect(compared > 850)
  }

  /// It does not hold where two rates are the same, since the order then depends on the amounts.
  @Test func `a larger budget is never worse with the dearest first, of different rates`() throws {
    var random = RandomPlan(seed: 6, most: 3)
    var compared = 0
    for number in 0..<1_500 {
      let terms = try random.terms(order: .dearest)
      let rates = terms.debts.flatMap { [$0.rate] + ($0.promotion.map { [$0.rate] } ?? []) }
      guard Set(rates.map(\.factor)).count == rates.count else { continue }
      let more = PlanTerms(
        debts: terms.debts,
        budget: terms.budget + Money(minorUnits: Int64(1 + number * 7 % 5_000), .gbp),
        lumps: terms.lumps, order: .dearest, own: nil)
      let (slow, fast) = (try PlanComparison(terms), try PlanComparison(more))
      guard let months = slow.chosen.outcome.months, let interest = slow.chosen.outcome.interest
      else { continue }
      compared += 1
      #expect(try #require(fast.chosen.outcome.months) <= months)
      #expect(try #require(fast.chosen.outcome.interest) <= interest)
    }
    #expect(compared > 700)
  }
}
