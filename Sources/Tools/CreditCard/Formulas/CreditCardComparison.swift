/// A card paid off in two ways: by its minimum, and by the same amount every month.
package struct CreditCardComparison: Sendable {
  package let terms: CreditCardTerms
  package let firstInterest: Money
  package let firstMinimum: Money
  /// The same payment every month: the wanted one, or the first minimum in whole units.
  package let payment: Money
  /// The card paid off by its minimum.
  package let minimum: Repayment
  /// The card paid off by the same payment every month.
  package let fixed: Repayment
  /// The payment that clears the card in the wanted time; nil when no time was wanted.
  package let target: CreditCardTarget?
  /// The card paid off by its first minimum every month; nil if the fixed payment clears it.
  package let minimumKeptUp: Repayment?
  /// The payments that clear the card in one, two and three years.
  package let goals: [CreditCardTarget]
  /// Larger payments that clear the card sooner: the next round one, and those of the goals.
  package let offers: [PaymentOffer]
  /// The letters about persistent debt; nil outside Britain and below £200.
  package let persistentDebt: PersistentDebt?

  /// Both ways of paying off a card.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ terms: CreditCardTerms) throws(MoneyOverflow) {
    let (balance, rate) = (terms.balance, terms.monthlyRate)
    let firstInterest = try rate.interest(on: balance)
    let firstMinimum = try terms.minimum.payment(on: balance, interest: firstInterest)
    let payment: Money
    if let chosen = terms.payment {
      payment = chosen
    } else {
      payment = try firstMinimum.roundedUpToWholeUnits
    }
    func clearing(inMonths months: Int) throws(MoneyOverflow) -> CreditCardTarget {
      try CreditCardTarget(clearing: balance, monthlyRate: rate, inMonths: months)
    }
    target = try terms.months.map { months throws(MoneyOverflow) in
      try clearing(inMonths: months)
    }
    let inThreeYears = try clearing(inMonths: 36)
    goals = [try clearing(inMonths: 12), try clearing(inMonths: 24), inThreeYears]
    minimum = try Repayment(
      of: balance, monthlyRate: rate, payingMinimum: terms.minimum)
    fixed = try Repayment(of: balance, monthlyRate: rate, paying: payment)
    minimumKeptUp =
      !fixed.isCleared
      ? try Repayment(of: balance, monthlyRate: rate, paying: firstMinimum) : nil
    let next = PaymentSteps(payment, atLeast: firstMinimum).more
    let reachable = goals.map(\.payment).filter { $0 >= firstMinimum }
    offers = try PaymentOffer.sooner(
      than: fixed.cleared?.months.count, paying: payment,
      among: ([next].compactMap(\.self) + reachable).sorted()
    ) { payment throws(MoneyOverflow) in
      try Repayment(of: balance, monthlyRate: rate, paying: payment).cleared?.months.count
    }
    // A debt that grows beyond every amount within its months is one that is never paid off.
    persistentDebt = try? PersistentDebt(
      of: terms, paying: payment, minimum: minimum, fixed: fixed, clearsIn36: inThreeYears.payment)
    self.terms = terms
    self.firstInterest = firstInterest
    self.firstMinimum = firstMinimum
    self.payment = payment
  }

  /// The saving of the fixed payment, when both ways clear the card.
  package struct Saving: Sendable, Equatable {
    /// The months by which the card is cleared sooner; negative when it takes longer.
    package let months: Int
    /// The interest that is not paid; negative when it is more.
    package let interest: Money
  }

  /// The saving of the fixed payment; nil when one of both ways never clears the card.
  package var saving: Saving? {
    guard minimum.isCleared, fixed.isCleared else { return nil }
    return Saving(
      months: minimum.months.count - fixed.months.count,
      interest: minimum.interest - fixed.interest)
  }

  /// True when the fixed payment is below the first minimum.
  package var isBelowMinimum: Bool { payment < firstMinimum }

  /// True when the payment for the wanted time is below the minimum.
  package var targetIsBelowMinimum: Bool { target.map { $0.payment < firstMinimum } ?? false }
}

extension CreditCardComparison {
  /// The balances while the fixed payment never clears the card: at the start and after each month.
  ///
  /// They go on for as long as the first minimum, kept up, takes to clear the card, or until one does
  /// not fit in a `Money`. Nil where the fixed payment clears the card, or not even that minimum does.
  package var growth: [Money]? {
    guard let keptUp = minimumKeptUp?.cleared else { return nil }
    var balances = [terms.balance]
    for _ in keptUp.months {
      guard let last = balances.last, let interest = try? terms.monthlyRate.interest(on: last),
        let due = try? last.adding(interest), due > payment
      else { break }
      balances.append(due - payment)
    }
    return balances
  }
}
