package import CreditCardFormulas
package import Finance
import Forms

/// A card paid off in two ways: by its minimum, and by the same amount every month.
package struct CreditCardComparison: Sendable {
  package let form: CreditCardForm
  package let monthlyRate: MonthlyRate
  package let firstMinimum: Money
  package let payment: Money
  package let minimum: CreditCardRepayment
  package let fixed: CreditCardRepayment
  package let target: CreditCardTarget?
  /// The payments that clear the card in one, two and three years.
  package let goals: [CreditCardTarget]

  package init(_ form: CreditCardForm) throws(MoneyOverflow) {
    self.form = form
    let rate = try form.monthlyRate()
    let interest = try rate.interest(on: form.balance)
    let firstMinimum = try form.minimum.payment(on: form.balance, interest: interest)
    let payment: Money
    if let chosen = form.payment {
      payment = chosen
    } else {
      payment = try firstMinimum.roundedUpToWholeUnits
    }
    var target: CreditCardTarget?
    if let months = form.months {
      target = try CreditCardTarget(
        clearing: form.balance, monthlyRate: rate, inMonths: months)
    }
    var goals: [CreditCardTarget] = []
    for months in [12, 24, 36] {
      goals.append(
        try CreditCardTarget(clearing: form.balance, monthlyRate: rate, inMonths: months))
    }
    minimum = try CreditCardRepayment(
      of: form.balance, monthlyRate: rate, payingMinimum: form.minimum)
    fixed = try CreditCardRepayment(of: form.balance, monthlyRate: rate, paying: payment)
    monthlyRate = rate
    self.firstMinimum = firstMinimum
    self.payment = payment
    self.target = target
    self.goals = goals
  }

  /// The saving of the fixed payment, when both ways clear the card.
  package struct Saving: Sendable, Equatable {
    package let months: Int
    package let interest: Money
  }

  package var saving: Saving? {
    guard let minimum = minimum.plan, let fixed = fixed.plan else { return nil }
    return Saving(
      months: minimum.months.count - fixed.months.count,
      interest: minimum.interest - fixed.interest)
  }

  package var isBelowMinimum: Bool { payment < firstMinimum }

  /// True when the payment for the wanted time is below the minimum.
  package var targetIsBelowMinimum: Bool { target.map { $0.payment < firstMinimum } ?? false }
}
