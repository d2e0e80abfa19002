package import Finance

/// Extras that are easy to remember, in steps of about a twentieth of the payment.
package struct ExtraSteps: Sendable, Equatable {
  /// 1, 2, 5, 10, 20, 50 … whole units.
  package let step: Money

  package init(for payment: Money) {
    let units = payment.wholeUnits / 20
    var power: Int64 = 1
    while power <= units / 10 { power *= 10 }
    let multiple: Int64 = units >= power * 5 ? 5 : units >= power * 2 ? 2 : 1
    step = .whole(Int32(clamping: multiple * power), payment.currency)
  }

  /// One, two and four steps.
  package var choices: [Money] {
    let two = step + step
    return [step, two, two + two]
  }

  /// The step below an extra, or nil where there is none.
  package func below(_ extra: Money) -> Money? {
    guard extra.isPositive else { return nil }
    return (extra - .smallest(step.currency)).roundedDown(to: step)
  }

  /// The step above an extra, as long as a field can hold it.
  package func above(_ extra: Money) -> Money? {
    let above = extra.roundedDown(to: step) + step
    return above <= .most(step.currency) ? above : nil
  }
}
