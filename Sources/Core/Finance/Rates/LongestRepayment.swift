/// The bounds beyond which a debt counts as never cleared.
package enum LongestRepayment {
  /// The most months that a repayment may take: a hundred years.
  package static var months: Int { 1_200 }

  /// The most that may be owed meanwhile: a million million whole units.
  ///
  /// Throws ``MoneyOverflow`` for a currency in which that does not fit in a `Money`.
  package static func mostOwed(in currency: Currency) throws(MoneyOverflow) -> Money {
    try .units(1_000_000_000_000, currency)
  }
}
