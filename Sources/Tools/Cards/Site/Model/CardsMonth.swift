import CardsFormulas
import Calendars
import Finance

/// The payments of the month that begins today: the next one of each card that owes anything, and
/// those already made for a due date that has not passed.
struct CardsMonth: Sendable {
  /// The payment of one card.
  struct Payment: Sendable {
    let card: Card
    let due: CalendarDate
    /// True when the payment was made.
    let isPaid: Bool
  }

  /// The payments in order of due date; those of one day in the order of the wallet.
  let payments: [Payment]
  private let currency: Currency

  init(_ wallet: Wallet, today: CalendarDate) {
    currency = wallet.currency
    payments = wallet.ordered.compactMap { Payment($0, today: today) }.enumerated()
      .sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }
      .map(\.element)
  }

  /// The payments still to be made.
  var unpaid: [Payment] { payments.filter { !$0.isPaid } }

  /// The sum of the minimum payments still to be made.
  var toPay: Money { unpaid.map(\.card.minimum.amount).sum(in: currency) }
}

extension CardsMonth.Payment {
  /// The payment of a card; nil when it owes nothing and none was made.
  init?(_ card: Card, today: CalendarDate) {
    if card.isPaid(on: today), let paid = card.paidFor {
      self.init(card: card, due: paid, isPaid: true)
    } else if card.owed.isZero {
      return nil
    } else {
      self.init(card: card, due: card.nextDue(on: today), isPaid: false)
    }
  }
}
