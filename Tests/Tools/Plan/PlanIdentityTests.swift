@testable import PlanFormulas

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
      let months = run.together.months.indices.map { run.months(at: $0) }
      #expect(zip(run.together.months, months).allSatisfy(addsUp))
      #expect(run.debts.map(\.balance) == terms.debts.map(\.balance))
      #expect(months.first?.map(\.opening) == terms.debts.map(\.balance))
      #expect(
        zip(months, months.dropFirst()).allSatisfy { before, after in
          before.map(\.closing) == after.map(\.opening)
        })
      expectTotals(run, terms)
    }
    #expect(cleared > 400)
    #expect(never > 2)
  }

  private func addsUp(_ month: Repayment.Month, _ debts: [Repayment.Month]) -> Bool {
    debts.allSatisfy {
      !$0.spent.isNegative && $0.payment <= $0.opening + $0.interest
        && ($0.closing.isPositive || $0.spent.isZero)
    }
      && debts.map(\.opening).sum(in: .gbp) == month.opening
      && debts.map(\.interest).sum(in: .gbp) == month.interest
      && debts.map(\.payment).sum(in: .gbp) == month.payment
      && debts.map(\.closing).sum(in: .gbp) == month.closing
  }

  private func expectTotals(_ run: PlanSchedule, _ terms: PlanTerms) {
    let spend = terms.debts.map(\.spend)
    for (debt, spend) in zip(run.debts, spend) {
      #expect(debt.months.allSatisfy { $0.opening.isPositive })
      #expect(debt.months.allSatisfy { $0.spent.isZero || $0.spent == spend })
      guard debt.isCleared else {
        #expect(debt.months.count == run.together.months.count)
        #expect(debt.months.last?.closing.isPositive == true)
        continue
      }
      #expect(debt.months.last?.closing.isZero == true)
      #expect(debt.paid == debt.balance + debt.interest + debt.spent)
    }
    guard case .cleared(let count, let interest, let paid) = run.outcome else { return }
    #expect(count == run.together.months.count)
    #expect(count == run.debts.compactMap(\.cleared?.months.count).max())
    #expect(interest == run.debts.map(\.interest).sum(in: .gbp))
    #expect(paid == run.debts.map(\.paid).sum(in: .gbp))
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
      for (place, month) in run.together.months.enumerated() {
        let oneOffs = terms.oneOffs.filter { $0.month == place + 1 }.map(\.amount).sum(in: .gbp)
        let due = terms.budget + oneOffs + (short[place + 1] ?? .zero(.gbp))
        if month.closing.isZero { unused = min(oneOffs, due - month.payment) }
        paidOut = paidOut && (month.closing.isZero ? month.payment <= due : month.payment == due)
      }
      #expect(paidOut)
      guard run.outcome != .never else {
        #expect(run.unusedOneOffs == nil)
        continue
      }
      let late = terms.oneOffs.filter { $0.month > run.together.months.count }.map(\.amount).sum(
        in: .gbp)
      #expect(run.unusedOneOffs == unused + late)
    }
    #expect(shortMonths > 100)
  }

  @Test func `every way is as a plain program has it, and none beats the best`() throws {
    var random = RandomPlan(seed: 3, most: 4)
    var found: [PlanBestOrder.Of: Int] = [:]
    for number in 0..<1_000 {
      let terms = try random.terms(withOwn: number % 3 == 0)
      let comparison = try PlanComparison(terms)
      func expect(_ outcome: PlanOutcome, _ order: PlanReference.Order) throws {
        let reference = try PlanReference(terms, by: order)
        #expect(outcome.months == (reference.isCleared ? reference.months : nil))
        #expect(outcome.interest?.minorUnits == (reference.isCleared ? reference.interest : nil))
      }
      try expect(comparison.dearest, .dearest)
      try expect(comparison.smallest, .smallest)
      try expect(comparison.minimums, .minimums)
      if let own = terms.own, let way = comparison.own { try expect(way, .fixed(own)) }
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
    #expect(found[.own, default: 0] > 1)
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
      let others = terms.debts.count { !$0.isPriority }
      let orders = (0..<others).reduce(1) { $0 * ($1 + 1) }
      #expect(comparison.tried == PlanOrdersTried(orders: orders, all: true))
    }
  }

  @Test func `a larger budget never takes longer nor costs more with one's own order`() throws {
    var random = RandomPlan(seed: 5, most: 4)
    let compared = try (0..<1_000).count { number in
      try endsNoWorse(random.terms(order: .own, withOwn: true), with: number)
    }
    #expect(compared > 850)
  }

  /// It does not hold where two rates are the same, since the order then depends on the amounts.
  @Test func `a larger budget is never worse with the dearest first, of different rates`() throws {
    var random = RandomPlan(seed: 6, most: 3)
    let compared = try (0..<1_500).count { number in
      let terms = try random.terms(order: .dearest)
      let rates = terms.debts.flatMap { [$0.rate] + ($0.promotion.map { [$0.rate] } ?? []) }
      guard Set(rates.map(\.factor)).count == rates.count else { return false }
      return try endsNoWorse(terms, with: number)
    }
    #expect(compared > 700)
  }

  /// Whether the plan ends; a larger budget then has to be no worse.
  private func endsNoWorse(_ terms: PlanTerms, with number: Int) throws -> Bool {
    let more = PlanTerms(
      debts: terms.debts,
      budget: terms.budget + Money(minorUnits: Int64(1 + number * 7 % 5_000), .gbp),
      oneOffs: terms.oneOffs, order: terms.order, own: terms.own)
    let (slow, fast) = (try PlanComparison(terms), try PlanComparison(more))
    guard let months = slow.chosen.outcome.months, let interest = slow.chosen.outcome.interest
    else { return false }
    #expect(try #require(fast.chosen.outcome.months) <= months)
    #expect(try #require(fast.chosen.outcome.interest) <= interest)
    return true
  }
}
