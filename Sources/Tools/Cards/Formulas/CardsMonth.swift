package import Calendars
package import Finance

/// The payments of the month that begins today: the next one of each card or debt that asks for one,
/// and those already made for a due date that has not passed.
package struct CardsMonth: Sendable {
  /// The payment of one card.
  package struct Payment: Sendable {
    package let card: Card
    /// The date on which it is due; nil without a due day.
    package let due: CalendarDate?
    package let isPaid: Bool
  }

  /// The payments in order of due date, those without one last; those of one day in the order of the
  /// wallet.
  package let payments: [Payment]
  private let currency: Currency

  /// The payments of a wallet.
  package init(_ wallet: Wallet, today: CalendarDate) {
    currency = wallet.currency
    payments = wallet.ordered.compactMap { Payment($0, today: today) }.enumerated()
      .sorted { ($0.element.due.inOrder, $0.offset) < ($1.element.due.inOrder, $1.offset) }
      .map(\.element)
  }

  /// The payments still to be made.
  package var unpaid: [Payment] { payments.filter { !$0.isPaid } }

  /// The sum of the minimum payments still to be made.
  package var toPay: Money { unpaid.map(\.card.minimum.amount).sum(in: currency) }
}

extension CardsMonth.Payment {
  /// The payment of a card; nil when it asks for nothing, as it does when it owes nothing, and none
  /// was made.
  fileprivate init?(_ card: Card, today: CalendarDate) {
    if card.isPaid(on: today), let paid = card.paidFor {
      self.init(card: card, due: paid, isPaid: true)
    } else if card.minimum.amount.isZero {
      return nil
    } else {
      self.init(card: card, due: card.nextDue(on: today), isPaid: false)
    }
  }
}

extension CalendarDate? {
  /// The date as it counts in an order, in which those without one come last.
  package var inOrder: CalendarDate { self ?? .latest }
}
