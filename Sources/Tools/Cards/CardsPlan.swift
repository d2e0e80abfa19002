import Finance

/// How to share out an amount among cards: minimums first, then the shares used, then the rates.
///
/// 1. The minimum payments, at most what is owed, in order of due date.
/// 2. The card with the highest utilisation, down to the target before the next; cards without a
///    limit last.
/// 3. The card with the highest rate, until it is cleared, before the next.
struct CardsPlan: Equatable, Sendable {
  struct Debt: Sendable {
    let utilisation: CardUtilisation
    let minimum: Int64
    let due: CalendarDate
    let apr: Percentage?
  }

  /// What to pay on each card, in minor units, in the order the cards came.
  private(set) var payments: [Int64]
  private var left: Int64

  init(_ debts: [Debt], budget: Int64, target: Percentage) {
    payments = debts.map { _ in 0 }
    left = budget
    for place in debts.indices.sorted(by: { debts[$0].due < debts[$1].due }) {
      pay(debts[place].minimum, on: place, of: debts)
    }
    let shares = debts.indices.map { debts[$0].utilisation.paying(payments[$0]) }
    for place in debts.indices.sorted(by: { shares[$0].isHigher(than: shares[$1]) }) {
      pay(shares[place].payment(toReach: target), on: place, of: debts)
    }
    let rates = debts.map { $0.apr ?? .zero }
    for place in debts.indices.sorted(by: { rates[$0] > rates[$1] }) {
      pay(.max, on: place, of: debts)
    }
  }

  /// Pays no more than is owed on the card, and no more than is left.
  private mutating func pay(_ amount: Int64, on place: Int, of debts: [Debt]) {
    let owed = debts[place].utilisation.used - payments[place]
    let payment = min(amount, owed, left)
    payments[place] += payment
    left -= payment
  }
}
