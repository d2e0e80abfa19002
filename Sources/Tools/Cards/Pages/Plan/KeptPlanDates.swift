import CardsFormulas
import PlanFormulas
import PlanPages

/// The payments of a kept plan on their dates.
extension KeptPlanNow {
  /// A payment that is still to be made.
  struct Payment: Equatable, Sendable {
    let date: CalendarDate
    let amount: Money
  }

  /// The payments on a debt from today on, each on its due date, or on the first of its month without a
  /// due day; none where it is not in the plan.
  ///
  /// The first of the plan's payments is in its first month, even where a due date comes before that.
  func payments(of card: Card, on today: CalendarDate) -> [Payment] {
    guard var amounts = repayment(of: card)?.months.map(\.payment), !amounts.isEmpty else {
      return []
    }
    if let rest = paymentsOfRest?[card.id] { amounts[0] = rest }
    let next = card.nextDue(on: today)
    let made =
      next.map { max(0, first.months(until: CalendarMonth(of: $0))) }
      ?? (card.isPaid(in: first) ? 1 : 0)
    let start = first.addingMonths(made).firstDay
    return amounts.dropFirst(made).enumerated().map { place, amount in
      let month = start.addingMonths(place)
      let date = card.details.dueDay.map { DueDay(day: $0).date(inMonthOf: month) }
      return Payment(date: date ?? month, amount: amount)
    }
  }

  /// The months of the plan until a debt is paid off; nil where it never is, or is not in the plan.
  func monthsUntilClear(_ card: Card) -> Int? { repayment(of: card)?.cleared?.months.count }

  /// The debt as the plan has it; nil where it is not in the plan.
  func entry(of card: Card) -> PlanEntry? { course?.entries.first { $0.id == card.id.text } }

  private func repayment(of card: Card) -> Repayment? {
    guard let course, let place = course.entries.firstIndex(where: { $0.id == card.id.text }) else {
      return nil
    }
    return course.comparison.chosen.debts[place]
  }
}
