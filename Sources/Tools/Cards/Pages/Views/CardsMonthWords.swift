import Calendars
import CardsFormulas
import Finance

/// What is still to be paid on the cards, in words.
struct CardsMonthWords {
  private let month: CardsMonth

  init(_ month: CardsMonth) {
    self.month = month
  }

  /// The sum and the last day for it, of those to come: "Still to pay by 14 December: £170.91".
  var heading: String {
    let sum = month.toPay
    guard let last = month.unpaid.filter({ $0.state == .open }).compactMap(\.due).max() else {
      guard month.unpaid.isEmpty else { return "Still to pay: \(sum.short)" }
      return month.payments.isEmpty ? "No payment is due" : "Every payment is made"
    }
    return "Still to pay by \(last.dayAndMonth(in: sum.currency)): \(sum.short)"
  }

  /// How many minimums the sum has, and how many of them are estimates; nil when there are none.
  var detail: String? {
    let unpaid = month.unpaid
    guard !unpaid.isEmpty else { return nil }
    guard !month.isPlanned else {
      return "\(unpaid.count == 1 ? "1 payment" : "\(unpaid.count) payments"), by your plan."
    }
    let cards =
      unpaid.map(\.card).areCards
      ? unpaid.count == 1 ? "The minimum on 1 card." : "The minimums on \(unpaid.count) cards."
      : unpaid.count == 1 ? "1 payment." : "\(unpaid.count) payments."
    switch unpaid.count(where: \.isEstimated) {
    case 0: return cards
    case unpaid.count:
      let ask = unpaid.count == 1 ? "statement asks" : "statements ask"
      return "\(cards) We’ve guessed: add what your \(ask) for."
    case 1: return "\(cards) We’ve guessed one: add it from your statement."
    case let guessed: return "\(cards) We’ve guessed \(guessed): add them from your statements."
    }
  }
}
