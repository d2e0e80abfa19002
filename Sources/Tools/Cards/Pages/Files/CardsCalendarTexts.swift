import CardsFormulas

/// The texts of the events of one card.
struct CardsCalendarTexts {
  let name: CalendarText
  let description: CalendarText
  /// The address of the cards.
  let page: String
  /// The kind of payment: "Card payment".
  let payment: CalendarText
  private let currency: Currency

  /// The texts, with what a kept plan pays; nil for the minimum.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - planned: What the plan pays.
  ///   - date: The date of that payment, where events of later dates say it, too.
  ///   - page: The address of the cards.
  ///   - today: The day.
  init(
    _ card: Card, _ planned: Money?, on date: CalendarDate? = nil, page: String,
    today: CalendarDate
  ) {
    (name, currency, self.page) = (CalendarText(card.name), card.balance.currency, page)
    payment = card.kind == .card ? "Card payment" : "Payment"
    let words = planned.map { amount in
      let sum = amount.isZero ? "Nothing to pay" : "To pay: \(amount.formatted)"
      let when = date.map { " on \($0.words(in: amount.currency))" } ?? ""
      return "\(sum)\(when), by your plan."
    }
    description = "\(words ?? card.minimumToPay(on: today)) Your cards: \(page)"
  }

  /// "Card payment due on 5 December 2026: Blue".
  func summary(due: CalendarDate) -> CalendarText {
    "\(payment) due on \(due.words(in: currency)): \(name)"
  }
}

extension Card {
  /// The minimum payment in a sentence, for calendars.
  func minimumToPay(on today: CalendarDate) -> String {
    guard kind == .card else {
      return minimum.amount.isZero ? "No payment is fixed." : "To pay: \(minimum.amount.formatted)."
    }
    if let typed = details.minimum {
      return "Pay at least the minimum: it was \(typed.formatted) on your last statement."
    }
    guard minimum.isEstimated else { return "Pay at least the minimum on your statement." }
    return "Pay at least the minimum: about \(minimum.amount.formatted), estimated on "
      + "\(today.words(in: balance.currency)). Your statement has the exact one."
  }
}
