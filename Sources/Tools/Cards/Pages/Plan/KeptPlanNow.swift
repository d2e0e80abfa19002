import CardsFormulas
import PlanFormulas
import PlanPages

/// A kept plan today: what it was, what was owed since, and the plan from here on.
struct KeptPlanNow: Sendable {
  let standing: KeptStanding
  /// The questions about the wallet, with what the kept plan took payments for.
  let questions: CardsPlanQuestions
  /// The plan of today's balances by the kept terms, which programs are told; nil while a debt has no
  /// rate.
  ///
  /// It pays its first month whole, even where some of that month's payments are off the balances
  /// already. What people see is ``course``.
  let result: PlanResult?
  /// The payment of each debt in the first month, if some of them are paid in it already; nil if none is.
  ///
  /// A debt that is paid has the amount that was paid. The others share the rest of the month's sum in the
  /// plan's order.
  let paymentsOfRest: [CardID: Money]?
  /// The plan with what is paid in its first month already put back, which the months after it follow
  /// from; ``result`` while nothing is.
  let course: PlanResult?

  /// The kept plan of a wallet; nil without one.
  init?(_ wallet: Wallet, today: CalendarDate) {
    guard let kept = wallet.kept,
      let standing = try? KeptStanding(wallet, on: today)
    else { return nil }
    self.standing = standing
    questions = CardsPlanQuestions(wallet, keeping: kept)
    result = Self.result(of: kept, questions, from: standing.base, today)
    paymentsOfRest = result == nil ? nil : Self.paymentsOfRest(of: wallet, standing, today)
    course =
      paymentsOfRest == nil
      ? result
      : Self.result(
        of: kept, CardsPlanQuestions(wallet.puttingBack(by: standing), keeping: kept),
        from: standing.base, today)
  }

  private static func result(
    of kept: KeptPlan, _ questions: CardsPlanQuestions, from base: CalendarMonth,
    _ today: CalendarDate
  ) -> PlanResult? {
    var reading = questions.reading(submission(of: kept, for: questions, from: base), today: today)
    return try? questions.result(in: &reading)
  }

  /// The terms from the month on whose balances the plan goes on from, as the answer counts them.
  var terms: Submission {
    Self.submission(of: standing.plan, for: questions, from: standing.base)
  }

  /// The terms from the month of today on, as the form asks for them.
  var typed: Submission {
    Self.submission(of: standing.plan, for: questions, from: standing.today)
  }

  /// The debts that are not in the kept plan, and that this one counts.
  var counted: [Card] { standing.added.filter { counts($0) } }

  /// The debts that are not in the kept plan, and for which this one has no room.
  var leftOut: [Card] { standing.added.filter { !counts($0) } }

  private func counts(_ card: Card) -> Bool {
    questions.cards.entries.contains { $0.card.id == card.id }
  }

  /// What is paid on each of its debts in its first month; nil while that is not known.
  var payments: [CardID: Money]? { paymentsOfRest ?? payments(inMonth: 0) }

  private static func paymentsOfRest(
    of wallet: Wallet, _ standing: KeptStanding, _ today: CalendarDate
  ) -> [CardID: Money]? {
    let paid = wallet.cards.compactMap { card in
      standing.made(on: card).map { (card.id, $0) }
    }
    guard !paid.isEmpty else { return nil }
    let made = Dictionary(paid, uniquingKeysWith: +)
    var (others, kept) = (wallet, standing.plan)
    others.cards.removeAll { made[$0.id] != nil }
    kept.spend(made.values.sum(in: wallet.currency), in: standing.first)
    return result(of: kept, CardsPlanQuestions(others, keeping: kept), from: standing.base, today)
      .map { payments(of: $0, inMonth: 0).merging(made) { _, made in made } }
  }

  /// The first of its months.
  var first: CalendarMonth { standing.first }

  /// The month whose payments a list shows.
  func shown(on today: CalendarDate) -> CalendarMonth {
    let month = CalendarMonth(of: today)
    return month.months(until: first) > 0 ? first : month
  }

  /// What it pays each of its debts in one of its months, counted from 0.
  func payments(inMonth place: Int) -> [CardID: Money]? {
    course.map { Self.payments(of: $0, inMonth: place) }
  }

  /// The month in which a debt first gets a payment; nil where none is known.
  func turn(of id: CardID) -> CalendarMonth? {
    (0..<(months ?? 0)).first { payments(inMonth: $0)?[id]?.isPositive == true }
      .map(first.addingMonths)
  }

  private static func payments(of result: PlanResult, inMonth place: Int) -> [CardID: Money] {
    let months = result.comparison.chosen.months(at: place)
    let paid = zip(result.entries, months).compactMap { entry, month in
      entry.id.flatMap { CardID(text: $0) }.map { ($0, month.payment) }
    }
    return Dictionary(paid, uniquingKeysWith: +)
  }

  /// The first day of the month from which the plan counts.
  var start: CalendarDate { standing.base.firstDay }

  /// The months from then until all is cleared; nil when it never is, and while a
  /// rate is missing.
  var months: Int? { course?.comparison.chosen.outcome.months }

  /// The month in which all is cleared.
  var end: CalendarMonth? { end(of: course) }

  /// The month in which a plan that goes on from the same balances clears all; nil when it never does.
  func end(of plan: PlanResult?) -> CalendarMonth? {
    plan?.comparison.chosen.outcome.months.map { standing.base.addingMonths($0) }
  }

  /// True when all was cleared since the month that it goes on from.
  var isOver: Bool {
    result?.comparison.chosen.outcome.months == 0
      && standing.base.months(until: standing.today) > 0
  }

  /// That month for a line about the plan; nil while it is not known where one stands, and once all was
  /// cleared since.
  var endToSay: CalendarMonth? { standing.standing == .unknown || isOver ? nil : end }

  /// The months by which it ends later than planned, below zero when it is sooner; nil while that is not
  /// known.
  var later: Int? { later(end) }

  /// The months by which a month is later than the end that was planned; nil while that is not known.
  func later(_ end: CalendarMonth?) -> Int? {
    standing.isTold ? end.map { standing.end.months(until: $0) } : nil
  }

  private static func submission(
    of plan: KeptPlan, for questions: CardsPlanQuestions, from month: CalendarMonth
  ) -> Submission {
    let entries = questions.cards.entries
    let oneOffs = plan.oneOffs.filter { month.months(until: $0.month) > 0 }
    let lumps = zip(PlanForm.oneOffs.entries, oneOffs).flatMap { fields, oneOff in
      [
        (fields.amount.name, oneOff.amount.plain),
        (fields.month.name, "\(month.months(until: oneOff.month))"),
      ]
    }
    let ids = (plan.own ?? []).filter { id in entries.contains { $0.card.id == id } }
    let own = ids.isEmpty ? entries.map(\.card.id) : ids
    // Without a debt there is no order of one's own, nor any other.
    let order = own.isEmpty ? .best : plan.order
    let ownOrder =
      plan.own == nil || own.isEmpty
      ? [] : [(PlanForm.own.name, own.map(\.text).joined(separator: ","))]
    let canBeTyped = plan.budget.isPositive && plan.budget <= .most(plan.budget.currency)
    return Submission(
      (canBeTyped ? [(PlanForm.budget.name, plan.budget.plain)] : []) + lumps
        + [(PlanForm.order.name, order.rawValue)] + ownOrder
        + [(PlanForm.basis.name, plan.basis.rawValue)]
        + entries.flatMap { $0.texts(in: plan, from: month) })
  }
}

extension KeptPlan {
  /// Takes what is paid in a month off its sum, and what is more than the sum off its one-offs.
  fileprivate mutating func spend(_ paid: Money, in month: CalendarMonth) {
    var more = (paid - budget).atLeastZero
    budget = (budget - paid).atLeastZero
    oneOffs = oneOffs.compactMap { oneOff in
      guard oneOff.month == month else { return oneOff }
      let left = (oneOff.amount - more).atLeastZero
      more = (more - oneOff.amount).atLeastZero
      return left.isZero ? nil : OneOff(month: month, amount: left)
    }
  }
}

extension KeptStanding {
  /// The first month of the plan from here on.
  fileprivate var first: CalendarMonth { base.addingMonths(1) }

  /// What was paid on a debt in that month; nil for nothing.
  ///
  /// Where a later one is paid already, it is what the plan paid: no older sum is kept.
  fileprivate func made(on card: Card) -> Money? {
    guard let made = card.marks.made, card.isPaid(in: first) else { return nil }
    return made.month == first ? made.amount : payment(on: card.id, in: first) ?? made.amount
  }
}

extension Wallet {
  /// The wallet before what was paid in the plan's first month and after it.
  fileprivate func puttingBack(by standing: KeptStanding) -> Wallet {
    var wallet = self
    for card in cards {
      guard let first = standing.made(on: card), let made = card.marks.made else { continue }
      let paid = made.month == standing.first ? first : first + made.amount
      guard let before = try? card.balance.adding(paid), before <= .most(currency) else { continue }
      wallet.change(card.id) { $0.details.balance = before }
    }
    return wallet
  }
}

extension CardsMonth {
  /// The payments of a wallet, by its kept plan where it has one.
  init(_ wallet: Wallet, keeping now: KeptPlanNow?, today: CalendarDate) {
    self.init(
      wallet, today: today,
      by: now.flatMap { now in
        now.payments.map { payments in
          Plan([payments, now.payments(inMonth: 1) ?? [:]], from: now.first) {
            now.standing.payment(on: $0, in: $1)
          }
        }
      })
  }
}

extension CardsPlanQuestions.Entry {
  /// The offer and the purchases that a kept plan has for the debt.
  fileprivate func texts(in plan: KeptPlan, from month: CalendarMonth) -> [(String, String)] {
    guard let debt = plan.debts.first(where: { $0.id == card.id }) else { return [] }
    let left = debt.promotion.map { month.months(until: $0.until) } ?? 0
    let offer =
      left > 0
      ? debt.promotion.map {
        [(fields.promotionMonths.name, "\(left)"), (fields.promotionAPR.name, $0.apr.plain)]
      } : nil
    let spend = debt.spend.isPositive && card.kind.canBeSpent
    return (offer ?? []) + (spend ? [(fields.spend.name, debt.spend.plain)] : [])
  }
}

extension KeptPlan {
  /// The plan that somebody asked to keep.
  ///
  /// - Parameters:
  ///   - result: The plan; it ends at some time.
  ///   - wallet: The debts.
  ///   - basis: How interest is charged.
  ///   - today: The day.
  init(_ result: PlanResult, of wallet: Wallet, _ basis: InterestBasis, on today: CalendarDate) {
    let (terms, since) = (result.comparison.terms, CalendarMonth(of: today))
    let debts = result.entries.compactMap { entry in
      entry.id.flatMap { CardID(text: $0) }.flatMap { wallet[$0] }.map {
        Debt(entry, of: $0, since: since)
      }
    }
    self.init(
      id: .random(), since: since, budget: terms.budget, order: terms.order,
      own: terms.own.map { places in places.map { debts[$0].id } }, basis: basis,
      oneOffs: terms.oneOffs.map {
        OneOff(month: since.addingMonths($0.month), amount: $0.amount)
      },
      debts: debts, records: [])
    put(Record(month: since, owed: owed(in: wallet), isCheckedIn: true))
  }
}

extension KeptPlan.Debt {
  fileprivate init(_ entry: PlanEntry, of card: Card, since: CalendarMonth) {
    var rule: MinimumPreset?
    if card.details.minimum != nil, case .rule(let taken) = entry.debt.minimum {
      rule = MinimumPreset.common.first { $0.rule(in: card.balance.currency) == taken }
    }
    let months = entry.debt.promotion?.months ?? 0
    self.init(
      id: card.id, kind: card.kind, balance: card.balance, apr: entry.apr,
      minimum: card.details.minimum, rule: rule,
      promotion: months > 0
        ? .init(until: since.addingMonths(months), apr: entry.promotionAPR ?? .zero) : nil,
      spend: entry.debt.spend)
  }
}
