/// The letters about persistent debt that a card of a plan brings.
package struct PlanLetters: Sendable, Equatable {
  /// The place of the debt in the terms.
  package let debt: Int
  /// The months in which the card company writes, at least one.
  package let months: [Int]
  /// The payment a month that brings no letter; nil where an offer or new spending changes the sum.
  package let wayOut: Money?
}

extension PlanComparison {
  /// The letters about debts that are cards; those that bring none are left out.
  ///
  /// - Parameter cards: The places of the cards in the terms.
  /// - Returns: The letters, in the order of the cards.
  package func letters(about cards: [Int]) -> [PlanLetters] {
    cards.compactMap { card in
      let months = chosen.letters(about: card)
      return months.isEmpty
        ? nil : PlanLetters(debt: card, months: months, wayOut: terms.debts[card].wayOut)
    }
  }
}

extension PlanDebt {
  /// The payment a month that brings no letter; nil where an offer or new spending changes the sum,
  /// and where it does not fit in a `Money`, which no debt that brings letters comes near.
  fileprivate var wayOut: Money? {
    guard promotion == nil, spend.isZero else { return nil }
    do throws(MoneyOverflow) {
      return try PersistentDebtRule.wayOut(of: balance, rate)
    } catch {
      return nil
    }
  }
}

extension PlanSchedule {
  /// The months in which a card company writes about persistent debt on a card of the plan.
  ///
  /// The amount paid off is all payments less the interest, without regard to purchases.
  ///
  /// - Parameter debt: The place of the debt in the terms.
  /// - Returns: Some of ``PersistentDebtRule/letterMonths``; none in another currency than pounds.
  package func letters(about debt: Int) -> [Int] {
    PersistentDebtRule.letterMonths.filter { isPersistent(debt, before: $0) }
  }

  private func isPersistent(_ debt: Int, before month: Int) -> Bool {
    let months = debts[debt].months
    guard months.count >= month else { return false }
    let window = months[(month - PersistentDebtRule.length)..<month]
    let least = PersistentDebtRule.leastBalance
    guard let currency = window.first?.opening.currency, currency == least.currency,
      window.allSatisfy({ $0.opening >= least && $0.closing >= least })
    else { return false }
    let interest = window.map(\.interest).sum(in: currency)
    return interest > window.map(\.payment).sum(in: currency) - interest
  }
}
