package import PlanFormulas

/// A kept plan beside what was owed: month by month, and where one stands.
package struct KeptStanding: Sendable {
  /// A month of the plan, with what was owed in it.
  package struct Row: Sendable {
    package let number: Int
    package let month: CalendarMonth
    package let planned: Money
    /// What was owed; nil where nobody noted it.
    package let owed: Money?
    package let isCheckedIn: Bool

    package var difference: Money? { owed.map { $0 - planned } }
  }

  /// Where one stands in a word.
  package enum Standing: String, CaseIterable, Sendable {
    case ahead, level, behind
    /// Nothing was noted since the plan was kept.
    case kept
    /// Nothing was noted for a whole month, or of a due date that passed.
    case unknown
  }

  /// A debt of the plan beside what is owed on it today.
  package struct Debt: Sendable {
    /// What became of it.
    package enum State: String, CaseIterable, Sendable {
      case open, clear, gone
    }

    package let id: CardID
    /// The debt in the wallet; nil when it was deleted.
    package let card: Card?
    package let state: State
    /// What was planned to be owed at the end of the newest finished month; nil for one that is gone.
    package let planned: Money?
    package let owed: Money?
  }

  package let plan: KeptPlan
  /// The plan month by month, as kept.
  package let run: PlanSchedule
  /// The months until all is cleared, and the interest of them, as kept.
  package let months: Int
  package let interest: Money
  /// What was planned to be owed, at the start and at the end of each month.
  package let planned: [Money]
  /// From the start to the month of today, or that of a newer record.
  package let rows: [Row]
  /// The newest finished month that has a record.
  package let at: Row
  package let debts: [Debt]
  /// The debts of the wallet that owe something and are not in the plan, as listed.
  package let added: [Card]
  /// Its debts of which a due date passed since, and nobody marked it as paid, as planned.
  package let missed: [Card]
  /// The month of today.
  package let today: CalendarMonth

  /// The standing of a wallet's kept plan on a day; nil without one, and for a plan that never ends.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init?(_ wallet: Wallet, on day: CalendarDate) throws(MoneyOverflow) {
    let today = CalendarMonth(of: day)
    guard let plan = wallet.kept else { return nil }
    let run = try plan.comparison().chosen
    guard let months = run.outcome.months, let interest = run.outcome.interest else { return nil }
    (self.plan, self.run) = (plan, run)
    (self.months, self.interest, self.today) = (months, interest, today)
    planned = run.together.balances
    let last = max(
      0, plan.since.months(until: today),
      plan.records.last.map { plan.since.months(until: $0.month) } ?? 0)
    let rows = (0...min(last, Self.mostRows)).map { Self.row($0, of: plan, run) }
    self.rows = rows
    let at =
      rows.last { row in
        row.owed != nil && (row.isCheckedIn || row.month.months(until: today) > 0)
      } ?? rows[0]
    self.at = at
    debts = plan.debts.enumerated().map { place, debt in
      Debt(debt, in: wallet, planned: Self.balance(of: place, after: at.number, in: run))
    }
    missed = plan.debts.compactMap { wallet[$0.id] }.filter { card in
      card.missed(on: day).map { at.month.months(until: CalendarMonth(of: $0)) > 0 } ?? false
    }
    // A debt that owed nothing when the plan was kept is not in it.
    let counted = Set(plan.debts.filter(\.balance.isPositive).map(\.id))
    added = wallet.ordered.filter { $0.balance.isPositive && !counted.contains($0.id) }
  }

  /// More rows than any plan has months, as a bound on what a file may ask for.
  private static let mostRows = 2_400

  private static func row(_ number: Int, of plan: KeptPlan, _ run: PlanSchedule) -> Row {
    let month = plan.since.addingMonths(number)
    let planned = plan.debts.indices.filter { plan.debts[$0].isPlanned(in: month) }
      .map { balance(of: $0, after: number, in: run) }
    let record = plan.records.first { $0.month == month }
    return Row(
      number: number, month: month, planned: planned.sum(in: plan.budget.currency),
      owed: record?.owed, isCheckedIn: record?.isCheckedIn ?? false)
  }

  private static func balance(of place: Int, after number: Int, in run: PlanSchedule) -> Money {
    let balances = run.debts[place].balances
    return number < balances.count ? balances[number] : .zero(balances[0].currency)
  }
}

extension KeptStanding {
  /// The payment of the plan as kept on a debt in a month; nil if it has no such debt or month.
  package func payment(on id: CardID, in month: CalendarMonth) -> Money? {
    let number = plan.since.months(until: month)
    guard number > 0, let place = plan.debts.firstIndex(where: { $0.id == id }) else { return nil }
    return run.months(at: number - 1)[place].payment
  }

  /// The planned balance of a debt at the end of a month; nil if the plan has no such debt or month.
  package func planned(_ id: CardID, at month: CalendarMonth) -> Money? {
    let number = plan.since.months(until: month)
    guard number >= 0, let place = plan.debts.firstIndex(where: { $0.id == id }) else { return nil }
    return Self.balance(of: place, after: number, in: run)
  }

  /// The month in which all is cleared, as kept.
  package var end: CalendarMonth { plan.since.addingMonths(months) }

  /// What is owed beyond the plan, below zero when it is less; nil while that is not known.
  package var difference: Money? {
    isTold ? at.difference ?? .zero(plan.budget.currency) : nil
  }

  /// True when what is owed was told for a month that says where one stands.
  package var isTold: Bool { standing != .kept && standing != .unknown }

  /// True while today's balances are those of the newest finished month, so that each debt can be held
  /// against what was planned for its end.
  package var holdsFinishedMonth: Bool {
    at.owed == debts.compactMap(\.owed).sum(in: plan.budget.currency)
  }

  /// True when nothing was noted for a whole month.
  package var lacksMonth: Bool { at.month.months(until: today) > 1 }

  /// Ahead or behind by more than one unit of the currency, where enough is known for that.
  package var standing: Standing {
    if lacksMonth || !missed.isEmpty { return .unknown }
    guard plan.records.count > 1 else { return .kept }
    let unit = Money.whole(1, plan.budget.currency)
    let difference = at.difference ?? .zero(plan.budget.currency)
    if difference > unit { return .behind }
    return difference < -unit ? .ahead : .level
  }

  /// The month whose balances the plan goes on from.
  ///
  /// It is the newest finished one that is known, else the one before that of today: so the first
  /// payment is never in a month that is over.
  package var base: CalendarMonth { standing == .unknown ? today.addingMonths(-1) : at.month }
}

extension KeptPlan.Debt {
  /// True unless it was deleted in this month or before, while it owed something.
  fileprivate func isPlanned(in month: CalendarMonth) -> Bool {
    guard case .deleted(let since)? = gone else { return true }
    return month.months(until: since) > 0
  }
}

extension KeptStanding.Debt {
  fileprivate init(_ debt: KeptPlan.Debt, in wallet: Wallet, planned: Money) {
    let card = wallet[debt.id]
    var state = State.open
    if case .deleted? = debt.gone { state = .gone }
    if debt.gone == .clear || card?.owed.isZero == true { state = .clear }
    self.init(
      id: debt.id, card: card, state: state, planned: state == .gone ? nil : planned,
      owed: state == .gone ? nil : card?.owed ?? .zero(planned.currency))
  }
}
