/// The payments of the month that begins today: of each card or debt that asks for one a missed one, else
/// the next, and those already made for a due date that has not passed.
///
/// This is the one place that says what to pay: by a kept plan where there is one, else the minimums.
package struct CardsMonth: Sendable {
  /// The payment of one card.
  package struct Payment: Sendable {
    package let card: Card
    /// The date on which it is, or was, due; nil without a due day.
    package let due: CalendarDate?
    /// The amount of the payment, by the kept plan or the minimum.
    package let amount: Money
    /// True when the amount is the minimum and its holder gave none.
    package let isEstimated: Bool
    /// What marking it as paid takes off the balance.
    ///
    /// A last payment of a plan has interest in it, of which the balance that is kept knows nothing yet. A
    /// balance that was told after the due date may hold the payment already, and stays.
    package let marked: Money
    package let state: State
    /// True for a payment of a month before the first of the kept plan, which is not in its sum.
    package let isOfEarlierMonth: Bool
    /// The sum of the card's payments that were made in the month; nil for none.
    package let paid: Money?
    /// True for a payment of the month after one that is paid, which is near.
    package var isOfLaterMonth: Bool { state == .open && paid != nil }
    /// The payment that is to be made besides one that was missed, or that is due before the plan's first
    /// month; nil where none is.
    package let next: Next?

    /// The date and the amount of what is still to come of it: its own, or those of the next where its date
    /// has passed; nil where no payment of it is near.
    package var upcoming: (due: CalendarDate?, amount: Money)? {
      state == .open ? (due, amount) : next.map { ($0.due, $0.amount) }
    }

    /// A payment that is due today or in the month, that of a kept plan or of today, whatever comes before.
    package struct Next: Sendable {
      package let due: CalendarDate
      package let amount: Money
    }
  }

  /// What is known of a payment.
  package enum State: Sendable {
    case open, paid
    /// Its due date passed, and nobody has said whether it was paid.
    case missed
    /// Its due date passed, and it is known not to be paid yet.
    case late
  }

  /// The payments in order of due date, those without one last; those of one day in the order of the
  /// wallet.
  package let payments: [Payment]
  /// The payments still to be made.
  package let unpaid: [Payment]
  /// The payments of the month that are still to be made.
  package let toGo: [Payment]
  /// True when the amounts are those of a kept plan.
  package let isPlanned: Bool
  private let currency: Currency

  /// What a kept plan pays.
  package struct Plan {
    private let amounts: [[CardID: Money]]
    fileprivate let first: CalendarMonth
    private let earlier: (CardID, CalendarMonth) -> Money?

    /// A plan from a month on.
    ///
    /// - Parameters:
    ///   - amounts: What it pays each debt in that month and in those after it.
    ///   - first: The month.
    ///   - earlier: What it paid a debt in a month before, as it was kept; nil where it had none.
    package init(
      _ amounts: [[CardID: Money]], from first: CalendarMonth,
      before earlier: @escaping (CardID, CalendarMonth) -> Money?
    ) {
      (self.amounts, self.first, self.earlier) = (amounts, first, earlier)
    }

    /// True for a date in a month before its first.
    fileprivate func isEarlier(_ due: CalendarDate?) -> Bool {
      due.map { CalendarMonth(of: $0).months(until: first) > 0 } ?? false
    }

    /// The plan's payment on a debt for a due date; nil for a debt that is not in the plan, and for dates
    /// before the plan was kept.
    ///
    /// The payment of a month before its first is at most what is owed now.
    fileprivate func amount(for card: Card, due: CalendarDate?) -> Money? {
      if isEarlier(due), let due {
        return earlier(card.id, CalendarMonth(of: due)).map { min($0, card.owed) }
      }
      let place = due.map { first.months(until: CalendarMonth(of: $0)) } ?? 0
      return amounts[min(place, amounts.count - 1)][card.id]
    }
  }

  /// The payments of a wallet.
  ///
  /// - Parameters:
  ///   - wallet: The cards and debts.
  ///   - today: The day.
  ///   - plan: The kept plan, of whose month a payment stays paid until three days before the next is due;
  ///     nil for the minimums, of which one stays paid until its due date has passed.
  package init(_ wallet: Wallet, today: CalendarDate, by plan: Plan? = nil) {
    currency = wallet.currency
    isPlanned = plan != nil
    payments = wallet.ordered.compactMap { Payment($0, plan, today: today) }
      .sorted { $0.due.inOrder < $1.due.inOrder }
    unpaid = payments.filter { $0.state != .paid }
    toGo = unpaid.filter { !$0.isOfLaterMonth }
  }

  /// The sum of the payments that were made in the month.
  package var paid: Money { payments.compactMap(\.paid).sum(in: currency) }

  /// The payments of which somebody is asked whether they were made, the oldest first.
  package var missed: [Payment] { payments.filter { $0.state == .missed } }

  /// The payments that are known to be late, the oldest first.
  package var late: [Payment] { payments.filter { $0.state == .late } }

  /// The sum of the payments still to be made.
  package var toPay: Money {
    (toGo.filter { !$0.isOfEarlierMonth }.map(\.amount) + toGo.compactMap(\.next?.amount))
      .sum(in: currency)
  }
}

extension CardsMonth.Plan {
  /// The payment that is to be made besides one of another date; nil where none is.
  ///
  /// A date before the plan's first month is none of the plan's own; without a plan, one before this month
  /// is none of this month.
  fileprivate static func next(
    _ card: Card, besides date: CalendarDate?, _ plan: Self?, _ today: CalendarDate
  ) -> CardsMonth.Payment.Next? {
    guard let date, let due = card.nextDue(on: max(today, date.addingDays(1))) else { return nil }
    let first = plan?.first ?? CalendarMonth(of: today)
    guard due == today || CalendarMonth(of: date).months(until: first) > 0 else { return nil }
    let planned = plan?.amount(for: card, due: due)
    let amount = min(planned ?? card.minimum.amount, card.owed)
    return amount.isZero ? nil : .init(due: due, amount: amount)
  }

  /// True when the payment of its month is made and no next one is due within three days.
  fileprivate func isPaid(_ card: Card, _ today: CalendarDate) -> Bool {
    guard card.isPaid(in: first) else { return false }
    return card.owed.isZero || card.nextDue(on: today).map { today.days(until: $0) > 3 } ?? true
  }

  /// The sum of a card's payments in the plan's first month; nil for none.
  ///
  /// Once a later month is paid, only the plan's own payment of the first month is known.
  fileprivate func made(on card: Card) -> Money? {
    guard let made = card.marks.made, card.isPaid(in: first) else { return nil }
    return made.month == first ? made.amount : amounts.first?[card.id]
  }
}

extension CardsMonth.Payment {
  /// The payment of a card; nil when it asks for nothing and none was made.
  ///
  /// A passed due date that is open is asked about whatever the card asks for.
  fileprivate init?(_ card: Card, _ plan: CardsMonth.Plan?, today: CalendarDate) {
    let minimum = card.minimum
    let missed = card.missed(on: today)
    // A payment for a date before the plan's first month does not settle the payment of that month.
    let isPaidOnDate = card.isPaid(on: today) && plan?.isEarlier(card.marks.paid) != true
    let isPaid = missed == nil && (isPaidOnDate || plan?.isPaid(card, today) == true)
    var due = isPaid ? nil : card.firstDue(on: today)
    if missed == nil, let date = due, plan?.isEarlier(date) == true,
      (plan?.amount(for: card, due: date) ?? minimum.amount).isZero
    {
      due = card.nextDue(on: date.addingDays(1))
    }
    let isOfEarlierMonth = plan?.isEarlier(due) ?? false
    let planned = plan?.amount(for: card, due: due)
    let made = plan?.made(on: card)
    let amount = (isPaid ? made : nil) ?? planned ?? minimum.amount
    let isLater = missed == nil && plan.map { card.isPaid(in: $0.first) } ?? false
    guard missed != nil || isPaid || !amount.isZero else { return nil }
    let state: CardsMonth.State =
      isPaid ? .paid : missed == nil ? .open : card.isLate(on: today) ? .late : .missed
    self.init(
      card: card, due: isPaid ? card.marks.paid : due,
      amount: amount, isEstimated: planned == nil && minimum.isEstimated,
      marked: card.mayHold(paymentOf: today) ? .zero(amount.currency) : min(amount, card.owed),
      state: state, isOfEarlierMonth: isOfEarlierMonth,
      paid: isPaid ? amount : isLater ? made : nil,
      next: CardsMonth.Plan.next(card, besides: isOfEarlierMonth ? due : missed, plan, today))
  }
}

extension CalendarDate? {
  /// The date as it counts in an order, in which those without one come last.
  package var inOrder: CalendarDate { self ?? .latest }
}
