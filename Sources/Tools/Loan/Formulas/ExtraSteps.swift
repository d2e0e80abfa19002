/// Round extra payments, in steps of up to a twentieth of the loan's payment.
package struct ExtraSteps: Sendable, Equatable {
  /// The size of a step in whole units: 1, 2, 5, 10, 20, 50 and so on.
  package let step: Money

  /// The steps for a loan's payment.
  ///
  /// The step is the largest in its series of at most a twentieth of the payment, and at least 1
  /// unit.
  package init(for payment: Money) {
    let units = payment.wholeUnits / 20
    var power: Int64 = 1
    while power <= units / 10 { power *= 10 }
    let multiple: Int64 = units >= power * 5 ? 5 : units >= power * 2 ? 2 : 1
    step = .whole(Int32(clamping: multiple * power), payment.currency)
  }

  /// Three extras to offer: one, two and four steps, counted from another extra rounded down; fewer
  /// where a field would not accept them.
  package func choices(above extra: Money? = nil) -> [Money] {
    let start = extra?.roundedDown(to: step) ?? .zero(step.currency)
    let two = step + step
    return [step, two, two + two].map { start + $0 }.filter { $0 <= .most(step.currency) }
  }

  /// The next smaller multiple of the step, or nil when the extra is zero.
  package func below(_ extra: Money) -> Money? {
    guard extra.isPositive else { return nil }
    return (extra - .smallest(step.currency)).roundedDown(to: step)
  }

  /// The next larger multiple of the step, or nil when it is more than a field accepts.
  package func above(_ extra: Money) -> Money? {
    let above = extra.roundedDown(to: step) + step
    return above <= .most(step.currency) ? above : nil
  }
}
