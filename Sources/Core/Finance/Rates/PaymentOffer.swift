/// A larger payment each month, and the months in which it pays everything off.
package struct PaymentOffer: Sendable, Equatable {
  package let payment: Money
  package let months: Int
}

extension PaymentOffer {
  /// Leaves out every payment that is not larger than the one in force, or that does not pay everything
  /// off sooner than it and than each payment before.
  ///
  /// - Parameters:
  ///   - months: The months that the payment in force takes; nil if it never pays everything off.
  ///   - payment: The payment in force.
  ///   - larger: The payments to choose from, from small to large.
  ///   - taken: Works out the months that a payment takes; nil if it never pays everything off.
  /// - Returns: The payments that are left.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func sooner(
    than months: Int?, paying payment: Money, among larger: [Money],
    taking taken: (Money) throws(MoneyOverflow) -> Int?
  ) throws(MoneyOverflow) -> [PaymentOffer] {
    var offers: [PaymentOffer] = []
    var fewest = months ?? .max
    for other in larger where other > payment {
      guard let months = try taken(other), months < fewest else { continue }
      offers.append(PaymentOffer(payment: other, months: months))
      fewest = months
    }
    return offers
  }

  /// 1.1, 1.2 and 1.3 times a payment, each rounded up to a multiple of 5 units, of 50 from 1,000 units
  /// on, of 500 from 10,000, and so on; fewer where no payment may be that large.
  package static func roundPayments(above payment: Money) -> [Money] {
    [11, 12, 13].compactMap { tenths in
      let most = Money.most(payment.currency)
      // In tenths of minor units, so that nothing is lost before the rounding.
      let wanted = Int128(payment.minorUnits) * Int128(tenths)
      var step = Int128(payment.currency.minorUnitsPerUnit) * 5
      while wanted >= step * 200 * 10 { step *= 10 }
      let rounded = (wanted + step * 10 - 1) / (step * 10) * step
      guard rounded > 0, rounded <= Int128(most.minorUnits) else { return nil }
      return Money(minorUnits: Int64(rounded), payment.currency)
    }
  }
}
