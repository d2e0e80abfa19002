import CardsFormulas

/// What is to be paid on the cards, in words.
struct CardsMonthWords {
  private let month: CardsMonth
  private let planned: CalendarMonth?

  /// The words for a month of payments; `planned` is the month whose plan they follow, if they do.
  init(_ month: CardsMonth, by planned: CalendarMonth?) {
    self.month = month
    self.planned = month.isPlanned ? planned : nil
  }

  private var made: [CardsMonth.Payment] { month.payments.filter { $0.paid != nil } }

  /// The sum to pay; by a plan, all of its month with what is paid already.
  var sum: Money { planned == nil ? month.toPay : month.toPay + month.paid }

  /// The words after the sum: "to pay by 14 December", "to pay in January, by your plan"; "to pay" where
  /// the day of a payment is not known.
  var until: String {
    if let planned { return "to pay in \(planned.name), by your plan" }
    guard let last = month.toGo.compactMap(\.upcoming?.due).max() else {
      guard month.toGo.isEmpty else { return "to pay" }
      return month.payments.isEmpty ? "to pay: nothing is due" : "to pay: every payment is made"
    }
    let isDatedOnly = month.toGo.allSatisfy { $0.due != nil }
    return isDatedOnly ? "to pay by \(last.dayAndMonth(in: sum.currency))" : "to pay"
  }

  /// How much is paid, and how many payments are to come; nil where there are none.
  var progress: String? {
    guard !month.payments.isEmpty else { return nil }
    let count = month.toGo.count
    let payments = count == 1 ? "1 payment" : "\(count) payments"
    guard !made.isEmpty else { return "\(payments), nothing paid yet" }
    let paid = planned == nil ? "\(made.count)" : month.paid.short
    return count == 0 ? "\(paid) paid, nothing to go" : "\(paid) paid, \(payments) to go"
  }

  /// Whose minimums are estimates; nil where none is.
  var guesses: String? {
    let guessed = month.unpaid.filter(\.isEstimated)
    guard let first = guessed.first else { return nil }
    let names =
      guessed.count <= 3
      ? guessed.map(\.card.name).inWords : "\(first.card.name) and \(guessed.count - 1) others"
    return "We’ve guessed the \(guessed.count == 1 ? "minimum" : "minimums") of \(names)."
  }
}
