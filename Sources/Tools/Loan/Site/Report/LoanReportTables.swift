import Calendars
import Components
import Finance
import LoanFormulas
import Markup
import RepaymentViews
import Repayments

/// The payments of a loan, in a table for each year below its subtotals.
///
/// Columns of extras are left out when there are none.
struct LoanReportTables {
  private let schedule: LoanSchedule
  private let opensAll: Bool
  private let hasExtras: Bool

  init(_ schedule: LoanSchedule, opensAll: Bool) {
    self.schedule = schedule
    self.opensAll = opensAll
    hasExtras = !schedule.totalExtra.isZero
  }

  var html: HTML {
    let payments = LoanPayment.list(schedule)
    let (usual, style) = (AmountText(schedule.payment), schedule.payment.currency.dateStyle)
    // One payment's closing balance opens the next.
    var opening = AmountText(schedule.terms.principal)
    return tables.html(
      name: { name(of: $0, from: payments[$0.months.lowerBound].date) },
      label: { "Payments of year \($0.number)" },
      row: { row, place in
        let payment = payments[place]
        let closing = AmountText(payment.month.closing)
        row.header(payment.date, in: style)
        row.cell(payment.number)
        row.cell(opening)
        row.cells(
          payment.scheduled == schedule.payment ? usual : AmountText(payment.scheduled),
          payment.extra, payment.month.payment, hasExtras: hasExtras)
        row.cell(payment.month.principal)
        row.cell(payment.month.interest)
        row.cell(closing)
        row.cell(payment.interestSoFar)
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
        row.cell(payments[year.months.upperBound - 1].interestSoFar)
      })
  }

  /// A phone has room for the date, the payment, its interest and the balance after it.
  private var tables: MonthTables {
    let extras: [StaticString] = hasExtras ? ["Extra", "Total paid"] : []
    return MonthTables(
      schedule.years,
      columns: ["Date", "Number", "Opening balance", "Scheduled payment"] + extras
        + ["Principal", "Interest", "Closing balance", "Interest so far"],
      look: hasExtras
        ? "drops-2 drops-3 drops-4 drops-5 drops-7 drops-10 decisive-9"
        : "drops-2 drops-3 drops-5 drops-8 decisive-7",
      opensAll: opensAll)
  }

  private func name(of year: RepaymentYear, from first: CalendarDate) -> HTML {
    "<b>Year \(year.number)</b><span>from \(first.monthAndYear)</span>"
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
