package import PlanFormulas

/// The answer to a form: the debts as they were described, and what paying them off comes to.
package struct PlanResult: CalculatorResult {
  package typealias Form = PlanForm

  /// The debts, in the order of the plan's.
  package let entries: [PlanEntry]
  /// The plan in all orders.
  package let comparison: PlanComparison
  /// The number of debts that were left out, because a plan has no room for them.
  package let leftOut: Int

  package init(_ form: PlanForm) throws(MoneyOverflow) {
    try self.init(form.entries, form.terms)
  }

  /// The answer for debts from elsewhere.
  ///
  /// - Parameters:
  ///   - entries: The debts.
  ///   - terms: The plan of the same debts, in the same order.
  ///   - leftOut: The number of debts that were left out.
  /// - Throws: ``MoneyOverflow`` when an amount of the answer does not fit in a `Money`.
  package init(
    _ entries: [PlanEntry], _ terms: PlanTerms, leavingOut leftOut: Int = 0
  ) throws(MoneyOverflow) {
    self.entries = entries
    self.leftOut = leftOut
    comparison = try PlanComparison(terms)
  }
}

/// The answer with larger budgets that pay all off sooner, which files do without.
package struct PlanFullResult: CalculatorResult {
  package let result: PlanResult
  package let offers: [PaymentOffer]

  package init(_ form: PlanForm) throws(MoneyOverflow) {
    try self.init(PlanResult(form))
  }

  /// An answer with its offers.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount of an offer does not fit in a `Money`.
  package init(_ result: PlanResult) throws(MoneyOverflow) {
    self.result = result
    offers = try result.comparison.offers()
  }
}

extension PlanResult {
  /// A debt with what becomes of it.
  struct Debt: Sendable {
    let entry: PlanEntry
    let minimum: Money
    let repayment: Repayment

    /// The month that clears it, 0 when nothing was owed; nil when it is never cleared.
    var cleared: Int? { repayment.cleared?.months.count }
  }

  /// The debts with what becomes of them, as listed.
  var debts: [Debt] {
    zip(entries, zip(comparison.firstMinimums, comparison.chosen.debts)).map {
      Debt(entry: $0, minimum: $1.0, repayment: $1.1)
    }
  }

  /// True where any of the debts is ever charged interest.
  var hasInterest: Bool { comparison.terms.debts.contains(where: \.hasInterest) }

  /// True for cards of the wallet, which the address of the page does not hold.
  var isOfCards: Bool { entries.contains { $0.id != nil } }

  var run: PlanSchedule { comparison.chosen }

  var currency: Currency { comparison.terms.budget.currency }

  var budget: Money { comparison.terms.budget }

  /// True when nobody chose a sum and no debt asks for one, so that nothing is paid.
  var hasNoSum: Bool {
    budget.isZero && comparison.terms.oneOffs.isEmpty && run.outcome == .never
  }

  /// The reason why a plan is never paid off, after a colon.
  package var reasonForNever: String {
    if hasNoSum { return "nothing is paid in" }
    if budget.isZero { return "nothing more is paid in" }
    return Self.reason(
      of: debts.filter { $0.cleared == nil }.map(\.entry.debt),
      isFalling: run.together.months.last.map { $0.closing < $0.opening } ?? false)
  }

  /// The reason why the minimums alone never pay the debts off.
  var reasonForNeverByMinimums: String {
    let owed = comparison.balancesOfMinimums
    return Self.reason(
      of: comparison.terms.debts,
      isFalling: owed.count > 1 && owed[owed.count - 1] < owed[owed.count - 2])
  }

  /// The debts that ask for no minimum, which the minimums alone never pay off; nil where all do.
  var withoutMinimum: String? {
    let names = debts.filter { $0.minimum.isZero && $0.entry.kind != .card }.map(\.entry.label)
    guard !names.isEmpty else { return nil }
    guard names.count < 4 else { return "\(names.count) debts have no minimum" }
    return "\(names.inWords) \(names.count == 1 ? "has" : "have") no minimum"
  }

  /// The reason why debts are never paid off, of which less or more is owed in the end.
  private static func reason(of debts: [PlanDebt], isFalling: Bool) -> String {
    let isSpent = debts.contains { $0.spend.isPositive }
    return switch (isFalling, debts.contains(where: \.hasInterest), isSpent) {
    case (true, _, _), (_, false, false): "it would take over 100 years"
    case (_, false, true): "new spending keeps up with what you pay"
    case (_, true, true): "the interest and new spending keep up with what you pay"
    case (_, true, false): "the interest keeps up with the payments"
    }
  }

  /// The first month's interest, which a sum that is still to be chosen has to exceed; nil where a
  /// sum is chosen.
  var interestToExceed: Money? { hasNoSum ? run.together.months.first?.interest : nil }

  /// The letters about persistent debt.
  ///
  /// They are about what was paid, so there are none while a sum is still to be chosen.
  var letters: [PlanLetters] {
    hasNoSum
      ? [] : comparison.letters(about: entries.indices.filter { entries[$0].kind == .card })
  }

  /// The way of paying in a few words: "£320 a month".
  var way: String {
    let amount = "\(budget.short) a month"
    return comparison.isBelowMinimums ? "The minimums first, then \(amount)" : amount
  }

  /// All that is owed at the start.
  package var owed: Money { comparison.terms.owed }

  /// The calendar years of the plan; none of an example, nor of a plan that is never cleared.
  func years(_ dates: PlanDates) -> YearTable {
    guard let start = dates.start, run.outcome != .never else { return YearTable([]) }
    return YearTable(run.together.months.years(from: start))
  }

  /// The numbers of debts at these places.
  func numbers(at places: [Int]) -> [Int] { places.map { entries[$0].number } }
}

extension PlanDebt {
  /// True when it is ever charged interest.
  fileprivate var hasInterest: Bool {
    balance.isPositive && !(rate.isZero && promotion?.rate.isZero ?? true)
  }
}
