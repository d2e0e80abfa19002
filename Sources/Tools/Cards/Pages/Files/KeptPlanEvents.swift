import CardsFormulas
import PlanFormulas
import PlanPages

/// What a kept plan says of the months to come, as events: payments that change, the ends of offers,
/// and letters that may come.
///
/// Each is on the first of its month, or today, as the days of payments follow. Payments are told of
/// twelve months, because a plan is looked at again after that; of later ones, where a debt is cleared
/// and in the month after.
struct KeptPlanEvents: Sendable {
  let kept: KeptPlanNow
  let cards: [Card]
  let today: CalendarDate

  /// Makes the events.
  ///
  /// - Parameters:
  ///   - page: The address of the plan.
  ///   - host: The name of the site, which ends the ids of events.
  /// - Returns: The events, the earliest first.
  func events(page: String, host: String) -> [Calendar.Event] {
    (changes + offers + letters).sorted { $0.month.months(until: $1.month) > 0 }.map { event in
      Calendar.Event(
        uid: "\(event.id)@\(host)", date: max(event.month.firstDay, today), summary: event.summary,
        description: "\(event.description)\nYour plan: \(page)", url: page)
    }
  }

  /// An event of a month.
  private struct Event {
    let id: String
    let month: CalendarMonth
    let summary: CalendarText
    let description: CalendarText
  }

  private var thisMonth: CalendarMonth { CalendarMonth(of: today) }
}

// MARK: - Payments

extension KeptPlanEvents {
  /// A payment that differs from the one before it.
  private struct Change {
    let card: Card
    let date: CalendarDate
    let amount: Money

    var month: CalendarMonth { CalendarMonth(of: date) }

    /// The debt with its payment: "Blue: £25.00 on 5 December".
    var words: String {
      let sum = amount.isZero ? "nothing" : amount.formatted
      guard card.details.dueDay != nil else { return "\(card.name): \(sum)" }
      return "\(card.name): \(sum) on \(date.dayAndMonth(in: amount.currency))"
    }
  }

  /// The months in which payments change, with those that do.
  private var changes: [Event] {
    let payments = cards.map { (card: $0, dates: kept.payments(of: $0, on: today)) }
    let ends = payments.filter { kept.monthsUntilClear($0.card) != nil }
      .compactMap { $0.dates.last.map { CalendarMonth(of: $0.date) } }
    let told = Set(
      (0..<CardsReminders.months).map(thisMonth.addingMonths)
        + ends.flatMap { [$0, $0.addingMonths(1)] })
    let changes = payments.flatMap { card, dates in Self.changes(in: dates, of: card) }
      .filter { told.contains($0.month) }
    return Dictionary(grouping: changes, by: \.month).map { month, changes in
      let lines = changes.map(\.words).joined(separator: "\n")
      return Event(
        id: "\(scope)plan-\(month.iso)", month: month,
        summary: "New payments by your plan in \(month.words)",
        description: CalendarText(lines))
    }
  }

  /// The debt that ids begin with, in a calendar of one alone.
  private var scope: String { cards.count == 1 ? "\(cards[0].id.text)-" : "" }

  private static func changes(in payments: [KeptPlanNow.Payment], of card: Card) -> [Change] {
    let before = [Money.zero(card.balance.currency)] + payments.map(\.amount)
    return zip(payments, before).compactMap { payment, before in
      payment.amount == before
        ? nil : Change(card: card, date: payment.date, amount: payment.amount)
    }
  }
}

// MARK: - Offers and letters

extension KeptPlanEvents {
  /// The months in which offers end on debts that are still open then.
  private var offers: [Event] {
    cards.compactMap { card in
      guard let entry = kept.entry(of: card), let offer = entry.promotionAPR,
        let end = entry.promotionEnd, kept.monthsUntilClear(card).map({ $0 > end }) ?? true
      else { return nil }
      let month = kept.standing.base.addingMonths(end)
      guard thisMonth.months(until: month) >= 0 else { return nil }
      return Event(
        id: "\(card.id.text)-offer", month: month,
        summary: "An offer ends in \(month.words): \(card.name)",
        description:
          "The \(offer.formatted) ends this month. After that it’s \(entry.apr.formatted).")
    }
  }

  /// The months in which letters about persistent debt may come, by the plan as it was kept: their
  /// months then stay the same however the plan goes on.
  private var letters: [Event] {
    let plan = kept.standing.plan
    return plan.debts.enumerated().flatMap { place, debt -> [Event] in
      guard debt.kind == .card, let card = cards.first(where: { $0.id == debt.id }) else {
        return []
      }
      let clear = kept.monthsUntilClear(card).map(kept.standing.base.addingMonths)
      return kept.standing.run.letters(about: place).compactMap { number in
        let month = plan.since.addingMonths(number)
        guard thisMonth.months(until: month) >= 0,
          clear.map({ month.months(until: $0) >= 0 }) ?? true
        else { return nil }
        return Event(
          id: "\(card.id.text)-letter-\(number)", month: month,
          summary: "A letter may come in \(month.words): \(card.name)",
          description: """
            By your plan, most of what you pay on it until then goes on interest. You may get a letter \
            to offer help.
            """)
      }
    }
  }
}
