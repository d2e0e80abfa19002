import CreditCardFormulas

/// The answer year by year.
struct CreditCardYearTable {
  let comparison: CreditCardComparison
  let start: CalendarMonth

  /// The years of a repayment; those of the fixed payment beside the balances of the minimum.
  func table(of repayment: Repayment) -> YearTable {
    let minimum = comparison.fixed.isCleared ? comparison.minimum.cleared?.months : nil
    let other = minimum.map { YearTable.Column.owed("With the minimum", in: $0) }
    return YearTable(
      repayment.months.years(from: start),
      [.paid, .interest, .owed] + [other].compactMap(\.self))
  }

  /// The table on the page; nil where nothing clears the card.
  var html: HTML? {
    (comparison.fixed.cleared ?? comparison.minimum.cleared).flatMap { repayment in
      table(of: repayment).html(
        caption: comparison.fixed.isCleared
          ? "Paying \(comparison.payment.short) every month" : "Paying only the minimum")
    }
  }
}
