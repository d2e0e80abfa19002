import Calendars
import CardsFormulas
import Components
import Finance
import Forms
import Markup
import Web

/// The payments of this month by date, each with its button.
struct CardsMonthView {
  private let month: CardsMonth
  private let today: CalendarDate
  private let stamp: FormStamp
  private let undoable: CardID?

  /// A month on a day; `undoable` is the card whose payment can be undone, nil for none.
  init(_ month: CardsMonth, undoable: CardID?, today: CalendarDate, stamp: FormStamp) {
    self.month = month
    self.undoable = undoable
    self.today = today
    self.stamp = stamp
  }

  /// The list; nil when there is nothing to pay.
  var list: HTML? {
    guard !month.payments.isEmpty else { return nil }
    return """
      <ul class="dues">
      \(each: month.payments, row)\
      </ul>
      """
  }

  private func row(_ payment: CardsMonth.Payment) -> HTML {
    """
    <li\(payment.isPaid ? " class=\"paid\"" : " data-swipe" as HTML)>
    <time class="date" datetime="\(payment.due.iso)"><b>\(payment.due.day)</b> \
    \(payment.due.shortMonthName)</time>
    <p class="what">\(payment.card.details.style.face)<b><a\(href: CardsPage.address(of: payment.card))>\
    \(own(payment.card.details.name))</a></b> <span>\(words(of: payment))</span>\(reminder(of: payment))</p>
    \(payment.isPaid ? undoing(payment.card) : paying(payment.card))\
    </li>

    """
  }

  /// The reminder of a payment that is still to be made.
  private func reminder(of payment: CardsMonth.Payment) -> HTML? {
    payment.isPaid ? nil : payment.card.reminder(on: today).map { " \($0)" }
  }

  private func words(of payment: CardsMonth.Payment) -> String {
    guard !payment.isPaid else {
      return
        "paid. Next due \(payment.card.nextDue(on: today).dayAndMonth(in: payment.card.balance.currency))"
    }
    let due =
      switch today.days(until: payment.due) {
      case 0: "today"
      case 1: "by tomorrow"
      case let days: "in \(days) days"
      }
    guard payment.card.minimum.isEstimated else { return due }
    return "\(due). Our estimate: add the minimum from your statement"
  }

  /// The button that takes the payment back, when it was the last change.
  private func undoing(_ card: Card) -> HTML? {
    guard card.id == undoable else { return nil }
    return """
      <form method="post"\(action: CardsPath.undo.address)>
      \(hiddenInputs(stamp.values))\
      <button class="link">Undo<span class="unseen">: marking \(card.name) as paid</span></button>
      </form>

      """
  }

  /// The minimum payment and the button that marks it as paid.
  private func paying(_ card: Card) -> HTML {
    let amount = card.minimum.amount
    let paid = amount.isZero ? [] : [(CardsRequests.paidAmount.name, amount.typed)]
    return """
      <p class="sum">\(amount.formatted)</p>
      <form method="post"\(action: CardsPath.paid.address(card.id))>
      \(hiddenInputs(paid))\(hiddenInputs(stamp.values))\
      <button class="second" data-swiped>Mark as paid\
      <span class="unseen">: \(amount.formatted) on \(card.name)</span></button>
      </form>

      """
  }
}

extension CalendarDate {
  fileprivate var shortMonthName: String { Self.shortMonthNames[month - 1] }
}
