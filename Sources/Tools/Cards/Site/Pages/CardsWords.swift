import CardsFormulas
import Calendars
import Components
import Finance

/// The summary of the list: the card that most needs attention and why, then the next due date.
struct CardsWords {
  private let wallet: Wallet
  private let today: CalendarDate

  init(_ wallet: Wallet, today: CalendarDate) {
    self.wallet = wallet
    self.today = today
  }

  var attention: Sentence {
    nextPayment.map { mostUsed + $0 } ?? mostUsed
  }

  private var mostUsed: Sentence {
    guard let card = wallet.ordered.first, let percent = card.utilisation.percent else {
      return "None of your cards has a limit here, so there is no share to compare."
    }
    if card.isOverLimit {
      return Sentence([
        .words("\(card.name) needs attention first: it is "), .amount(card.excess, .cost),
        .words(" over its limit."),
      ])
    }
    guard card.utilisation.isAbove(Percentage(30)) else {
      return "Every card uses 30% of its limit or less."
    }
    return Sentence([
      .words("\(card.name) needs attention first: \(percent)% of its limit is used.")
    ])
  }

  /// The next payment to make, on a card that owes anything.
  private var nextPayment: Sentence? {
    let owing = wallet.cards.filter { $0.balance.isPositive }
    guard let card = owing.min(by: { $0.nextDue(on: today) < $1.nextDue(on: today) }) else {
      return nil
    }
    let due = card.nextDue(on: today)
    return Sentence([
      .words("The next payment is for \(card.name), \(today.distance(to: due)).")
    ])
  }
}

extension CalendarDate {
  /// A future date as people say it: "today", "tomorrow", "on 5 December 2026, in 14 days".
  func distance(to date: CalendarDate) -> String {
    switch days(until: date) {
    case 0: "today"
    case 1: "tomorrow, \(date.words)"
    case let days: "on \(date.words), in \(days) days"
    }
  }
}

extension UtilisationBand {
  /// The words beside the bar.
  var words: String {
    switch self {
    case .low: "low"
    case .fair: "fair"
    case .raised: "a little high"
    case .high: "high"
    case .severe: "very high"
    case .none: "no limit"
    }
  }
}
