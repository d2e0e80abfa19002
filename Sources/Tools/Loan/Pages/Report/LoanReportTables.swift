import LoanFormulas

/// The payments of a loan, in a table for each year below its subtotals.
///
/// Columns of extras are left out when there are none.
struct LoanReportTables {
  let schedule: LoanSchedule
  let opensAll: Bool

  private var hasExtras: Bool { !schedule.totalExtra.isZero }

  var html: HTML {
    let hasExtras = hasExtras
    let (terms, payments) = (schedule.terms, schedule.payments)
    let (usual, style) = (AmountText(schedule.payment), schedule.payment.currency.dateStyle)
    // One payment's closing balance opens the next.
    var opening = AmountText(terms.principal)
    let nothing = Money.zero(schedule.payment.currency)
    var interest = nothing
    return tables.html(
      from: { CalendarMonth(of: terms.date(ofPayment: $0.months.lowerBound + 1)) },
      row: { row, place in
        let payment = payments[place]
        let closing = AmountText(payment.closing)
        let extra = hasExtras ? schedule.extra(at: place) : nothing
        let scheduled = hasExtras ? payment.payment - extra : payment.payment
        interest += payment.interest
        row.header(terms.date(ofPayment: place + 1), in: style)
        row.cell(place + 1)
        row.cell(opening)
        row.cells(
          scheduled == schedule.payment ? usual : AmountText(scheduled), extra, payment.payment,
          hasExtras: hasExtras)
        row.cell(payment.principal)
        row.cell(payment.interest)
        row.cell(closing)
        row.cell(interest)
        opening = closing
      },
      totals: { row, year in
        let extra = schedule.extra(in: year)
        row.header("Totals")
        row.emptyCell()
        row.emptyCell()
        row.cells(AmountText(year.paid - extra), extra, year.paid, hasExtras: hasExtras)
        row.cell(year.principal)
        row.cell(year.interest)
        row.cell(year.closing)
        row.cell(interest)
      })
  }

  /// On a phone the date and the balance stay in view, and the rest scrolls sideways between them.
  private var tables: MonthTables {
    let extras: [HTML] = hasExtras ? ["Extra", "Total paid"] : []
    return MonthTables(
      schedule.years, named: "Year ", label: "Payments of year ",
      columns: ["Date", "Number", "Opening balance", "Scheduled payment"] + extras
        + ["Principal", "Interest", "Closing balance", "Interest so far"],
      look: hasExtras ? "decisive-9" : "decisive-7",
      openMonths: opensAll ? .max : 1)
  }
}

extension TableRow {
  /// Writes the cells of a payment; extras and totals only when there are extras.
  fileprivate mutating func cells(
    _ scheduled: AmountText, _ extra: Money, _ total: Money, hasExtras: Bool
  ) {
    cell(scheduled)
    guard hasExtras else { return }
    cell(extra)
    cell(total)
  }
}
