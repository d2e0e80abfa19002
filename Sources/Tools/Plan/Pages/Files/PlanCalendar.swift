package import Finance
import PlanFormulas

/// The payments of a plan as reminders: the first twelve of each debt, and its last.
///
/// Twelve months of payments, because a plan should be looked at again after that. Debts without a
/// due day share an event a month. No event has a balance: calendars are shared and shown on locked
/// screens.
package struct PlanCalendar: Sendable {
  private let result: PlanResult
  private let today: CalendarDate
  private let start: CalendarDate

  private static let payments = 12

  /// The reminders of a plan that is cleared.
  ///
  /// - Parameters:
  ///   - result: The plan.
  ///   - today: The day; the first payment of a debt with a due day is on the next one.
  ///   - start: The day from which the months of all other debts count; nil for today.
  package init(_ result: PlanResult, today: CalendarDate, from start: CalendarDate? = nil) {
    self.result = result
    self.today = today
    self.start = start ?? today
  }

  /// The calendar.
  ///
  /// - Parameters:
  ///   - host: The name of the site, which ends the ids of events.
  ///   - stamp: The time of writing, in seconds since 1970.
  ///   - page: The address of the plan; nil when no address without figures shows it.
  /// - Returns: The calendar, with at most 13 events a debt.
  package func calendar(host: String, stamp: Int64, page: String?) -> Calendar {
    let dated = result.debts.filter { $0.entry.dueDay != nil }
    let shared = result.debts.filter { $0.entry.dueDay == nil }
    let events =
      dated.flatMap { debt in
        numbers(of: debt).compactMap { event([debt], inMonth: $0, host: host, page: page) }
      }
      + Set(shared.flatMap(numbers)).sorted().compactMap { number in
        event(
          shared.filter { numbers(of: $0).contains(number) }, inMonth: number, host: host,
          page: page)
      }
    return Calendar(name: "Debt plan", stamp: Int(stamp), events: events)
  }

  /// The months with a reminder.
  private func numbers(of debt: PlanResult.Debt) -> [Int] {
    guard let last = debt.cleared, last > 0 else { return [] }
    return Array(1...min(last, Self.payments)) + (last > Self.payments ? [last] : [])
  }

  /// The day of a payment: the month's due date, or the first of the month.
  private func date(of debt: PlanEntry, payment number: Int) -> CalendarDate {
    guard let dueDay = debt.dueDay else {
      return start.firstOfMonth.addingMonths(number)
    }
    let first = debt.firstDue ?? dueDay.next(from: today)
    return dueDay.date(inMonthOf: first.firstOfMonth.addingMonths(number - 1))
  }

  /// The reminder of what these debts get in a month; nil when they get nothing.
  private func event(
    _ debts: [PlanResult.Debt], inMonth number: Int, host: String, page: String?
  ) -> Calendar.Event? {
    let paid = debts.map { (debt: $0, amount: $0.repayment.months[number - 1].payment) }
      .filter(\.amount.isPositive)
    guard let first = paid.first else { return nil }
    let day = date(of: first.debt.entry, payment: number)
    let key =
      first.debt.entry.dueDay == nil
      ? "all" : first.debt.entry.id ?? "\(first.debt.entry.number)"
    return Calendar.Event(
      uid: "plan-\(key)-\(day.iso.prefix(7))@\(host)", date: day,
      summary: paid.count == 1
        ? summary(of: first.debt, first.amount, isLast: number == first.debt.cleared)
        : summary(of: paid),
      url: page)
  }

  private func summary(
    of debt: PlanResult.Debt, _ amount: Money, isLast: Bool
  ) -> CalendarText {
    let (name, payment) = (CalendarText(debt.entry.label), amount.formatted)
    return isLast ? "Last payment to \(name): \(payment)" : "Pay \(payment) to \(name)"
  }

  /// All payments of a day: "Pay £315.00: Amex £213.88, Monzo Flex £101.12".
  private func summary(of paid: [(debt: PlanResult.Debt, amount: Money)]) -> CalendarText {
    let sum = paid.map(\.amount).sum(in: result.currency)
    let each = paid.map { debt, amount -> CalendarText in
      "\(CalendarText(debt.entry.label)) \(amount.formatted)"
    }
    let list = each.dropFirst().reduce(each[0]) { "\($0), \($1)" }
    return "Pay \(sum.formatted): \(list)"
  }
}
