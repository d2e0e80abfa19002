import CardsFormulas

/// The answer to a budget in a sentence: how much to pay on which card, and by when.
struct BudgetSplitWords {
  let target: CardsTarget
  let budget: Money

  var sentence: Sentence {
    guard !target.planned.isEmpty else {
      return "You owe nothing, so there is nothing to pay."
    }
    let missing = target.situation.minimumsBeyondBudget.map(shortage)
    guard !budget.isZero else { return missing ?? "You could pay nothing this month." }
    let all = missing.map { $0 + payments } ?? payments
    return outcome.map { all + $0 } ?? all
  }

  private func shortage(_ minimums: Money) -> Sentence {
    guard !budget.isZero else {
      return Sentence("The minimum payments come to ", .amount(minimums, .cost), " this month.")
    }
    return Sentence(
      .amount(budget), " is less than the minimum payments, which come to ",
      .amount(minimums, .cost), ".")
  }

  private var payments: Sentence {
    let paid = target.planned.filter { !$0.amount.isZero }
    let named = paid.prefix(paid.count > Self.mostNamed ? Self.mostNamed - 1 : paid.count)
    var items = named.map { payment -> [Sentence.Part] in
      [
        .amount(payment.amount, .good),
        .words(" on \(payment.card.name) \(payment.deadline(from: target.today))"),
      ]
    }
    let others = paid.dropFirst(named.count)
    if !others.isEmpty { items.append(together(Array(others))) }
    return Sentence(["You could pay "] + Self.list(items) + ["."])
  }

  private func together(_ payments: [CardsTarget.Payment]) -> [Sentence.Part] {
    let sum = payments.map(\.amount).sum(in: target.wallet.currency)
    return [
      .amount(sum, .good),
      .words(" on \(payments.count) others, listed below"),
    ]
  }

  /// The outcome when everything is cleared; nil otherwise.
  private var outcome: Sentence? {
    let left = budget - target.planned.map(\.card.owed).sum(in: target.wallet.currency)
    guard !left.isNegative else { return nil }
    let every = "every \(target.planned.map(\.card).noun)"
    return left.isZero
      ? Sentence(.words("That pays off \(every)."))
      : Sentence(.words("That pays off \(every), and "), .amount(left, .good), " is left.")
  }

  private static func list(_ items: [[Sentence.Part]]) -> [Sentence.Part] {
    items.enumerated().flatMap { index, item in
      (index == 0 ? [] : [index == items.count - 1 ? " and " : ", "]) + item
    }
  }

  private static let mostNamed = 4
}

extension CardsTarget.Payment {
  func deadline(from today: CalendarDate) -> String {
    guard let due else { return "this month" }
    return due == today ? "today" : "by \(due.dayAndMonth(in: amount.currency))"
  }
}
