import BalanceTransferFormulas

/// The way of a transfer that ends, year by year.
struct BalanceTransferYears {
  let transfer: BalanceTransfer
  let start: CalendarMonth

  /// The years of moving beside the balances of staying, where both end; nil where neither does.
  var html: HTML? {
    let staying = transfer.stay.cleared?.months
    guard let months = transfer.move.cleared?.months ?? staying else { return nil }
    let other = staying.map { YearTable.Column.owed("If you stay", in: $0) }
    let isMoving = transfer.move.isCleared
    return YearTable(
      months.years(from: start),
      [.paid, .interest, .owed] + (isMoving ? [other].compactMap(\.self) : [])
    ).html(
      caption: "\(isMoving ? "Moving" : "Staying"), paying \(transfer.payment.short) a month")
  }
}
