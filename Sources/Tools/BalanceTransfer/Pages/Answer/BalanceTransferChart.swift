import BalanceTransferFormulas

/// The chart of a transfer: what is owed when staying and when moving.
struct BalanceTransferChart {
  let transfer: BalanceTransfer
  /// The day; nil on a page that is kept for longer than one: it counts in years from now.
  let today: CalendarDate?

  private var start: CalendarMonth? { today.map { CalendarMonth(of: $0) } }

  /// The chart; nil when neither way is ever clear.
  var html: HTML? { balances?.figure() }

  /// The lines of the chart; nil when neither way is ever clear.
  var balances: BalanceChart? {
    guard transfer.isWorthIt != nil else { return nil }
    return BalanceChart(from: start, in: transfer.payment.currency, lines: lines)
  }

  /// Both ways, the one that costs more first, so that the other is drawn over it.
  private var lines: [BalanceChart.Line] {
    let stay = line("Stay", transfer.stay, isMoving: false)
    let move = line("Move", transfer.move, isMoving: true)
    return transfer.isWorthIt == true ? [stay, move] : [move, stay]
  }

  /// The line of a way, as long as the other's where it is never clear.
  private func line(_ name: String, _ way: Repayment, isMoving: Bool) -> BalanceChart.Line {
    let look = transfer.look(isMoving: isMoving)
    guard !way.isCleared else { return BalanceChart.Line(look, name, way, from: start) }
    let other = isMoving ? transfer.stay : transfer.move
    return BalanceChart.Line(
      look, name, stillOwing: Array(way.balances.prefix(other.months.count + 1)))
  }
}
