/// A slightly lower and a slightly higher payment, in steps that fit its size.
///
/// A step is about a tenth of the payment: 1, 5, 10, 50 … whole units. Payments move to the next
/// multiple of it, which is easy to remember. No payment is below the first minimum.
package struct PaymentSteps: Sendable, Equatable {
  /// The next lower payment; nil when this one is the minimum.
  package let less: Money?
  /// The next higher payment; nil when it would be above ``Money/most(_:)``, which no field takes.
  package let more: Money?

  /// The steps from a payment, neither of them below the minimum.
  package init(_ payment: Money, atLeast minimum: Money) {
    let unit = payment.currency.minorUnitsPerUnit
    let step = Self.step(for: payment.minorUnits / unit) * unit
    let amount = payment.minorUnits
    let below = max((amount - 1) / step * step, minimum.minorUnits)
    less = below < amount ? Money(minorUnits: below, payment.currency) : nil
    let above = (Int128(amount / step) + 1) * Int128(step)
    more = Money(stated: max(above, Int128(minimum.minorUnits)), payment.currency)
  }

  /// The largest of 1, 5, 10, 50, 100 … that is no more than a tenth of the payment.
  private static func step(for units: Int64) -> Int64 {
    var step: Int64 = 1
    while step * 10 <= units / 10 { step *= 10 }
    return step * 5 <= units / 10 ? step * 5 : step
  }
}
