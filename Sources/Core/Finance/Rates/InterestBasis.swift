/// The ways to turn a yearly rate into a monthly one.
package enum InterestBasis: String, Sendable, CaseIterable {
  /// The rate that grows to the yearly one in a year, as on British cards.
  case effective
  /// A twelfth of the yearly rate, as on American cards and loans.
  case nominal

  /// The monthly rate of a yearly one.
  ///
  /// - Throws: ``MoneyOverflow`` when it does not fit, which no rate below 1,000 % brings about.
  package func monthlyRate(_ apr: Percentage) throws(MoneyOverflow) -> MonthlyRate {
    switch self {
    case .effective: try .effective(apr)
    case .nominal: .nominal(apr)
    }
  }
}
