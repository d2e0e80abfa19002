/// The rule by which card companies write about persistent debt.
///
/// A debt is persistent when more is paid in interest and charges than off the balance in 18 months
/// in which £200 or more is owed throughout (FCA Handbook, CONC 6.7.27R). The card company writes
/// after 18 months, about 9 months later and after 36 months.
package enum PersistentDebtRule {
  /// The number of months in the rule.
  package static let length = 18

  /// The months of the letters, each the last of its 18.
  package static let letterMonths = [18, 27, 36]

  /// The least balance that a card company writes about.
  package static let leastBalance = Money.pounds(200)
}
