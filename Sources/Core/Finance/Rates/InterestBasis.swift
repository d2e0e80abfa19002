/// A way to turn the yearly rate of a card into a monthly one.
package enum InterestBasis: String, Sendable, CaseIterable {
  /// The monthly rate grows to the yearly one in twelve months, as on British cards.
  case effective
  /// The monthly rate is a twelfth of the yearly one, as on American cards.
  case nominal

  /// The monthly rate of a yearly one.
  ///
  ///     try InterestBasis.nominal.monthlyRate(Percentage(24))  // 2% a month
  ///
  /// - Throws: ``MoneyOverflow`` when the rate is too large to work out.
  package func monthlyRate(_ apr: Percentage) throws(MoneyOverflow) -> MonthlyRate {
    switch self {
    case .effective: try .effective(apr)
    case .nominal: .nominal(apr)
    }
  }
}
