package import Finance

/// Extras that are easy to remember, in steps of about a twentieth of the payment.
package struct ExtraSteps: Sendable, Equatable {
  /// 1, 2, 5, 10, 20, 50 … whole units.
  package let step: Money

  package init(for payment: Money) {
    let units = payment.minorUnits / payment.currency.minorUnitsPerUnit / 20
    var power: Int64 = 1
    while power <= units / 10 { power *= 10 }
    let multiple: Int64 = units >= power * 5 ? 5 : units >= power * 2 ? 2 : 1
    step = Money(
      minorUnits: multiple * power * payment.currency.minorUnitsPerUnit, payment.currency)
  }

  package var choices: [Money] {
    [1, 2, 4].map { Money(minorUnits: step.minorUnits * $0, step.currency) }
  }

  /// The step below an extra, or nil where there is none.
  package func below(_ extra: Money) -> Money? {
    guard extra.minorUnits > 0 else { return nil }
    return Money(
      minorUnits: (extra.minorUnits - 1) / step.minorUnits * step.minorUnits, step.currency)
  }

  /// The step above an extra, as long as a field can hold it.
  package func above(_ extra: Money) -> Money? {
    let above = Money(
      minorUnits: (extra.minorUnits / step.minorUnits + 1) * step.minorUnits, step.currency)
    return above <= .most(step.currency) ? above : nil
  }
}
