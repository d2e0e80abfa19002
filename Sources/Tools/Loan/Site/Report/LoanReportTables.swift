import LoanFormulas
import Calendars
import Components
import Finance
import Markup

/// The payments of a loan, in a table for each year below its subtotals.
///
/// There may be thousands of rows, so they are written straight into the page. Columns of extras
/// are left out when there are none.
struct LoanReportTables {
  private let schedule: LoanSchedule
  private let opensAll: Bool
  private let hasExtras: Bool
  /// The regular payment.
  private let usual: AmountText
  private let style: DateStyle

  init(_ schedule: LoanSchedule, opensAll: Bool) {
    self.schedule = schedule
    self.opensAll = opensAll
    hasExtras = !schedule.totalExtra.isZero
    usual = AmountText(schedule.payment)
    style = schedule.payment.currency.dateStyle
  }

  var html: HTML {
    let head = head
    var html = HTML(reserving: schedule.payments.count * 256 + 4_096)
    html.append(raw: "<div class=\"years\">\n")
    for year in schedule.years { write(year, head, into: &html) }
    html.append(raw: "</div>\n")
    return html
  }

  private func write(_ year: LoanYear, _ head: HTML, into html: inout HTML) {
    writeSummary(of: year, into: &html)
    html.append(head)
    var opening = AmountText(year.opening)
    for index in year.payments {
      let closing = AmountText(schedule.payments[index].closing)
      write(index, from: opening, to: closing, into: &html)
      opening = closing
    }
    html.append(raw: "</tbody>\n<tfoot>\n")
    html.append(rowUpTo: 10 * 64) { row in
      row.header("Totals")
      row.emptyCell()
      row.emptyCell()
      row.cells(AmountText(year.scheduled), year.extra, year.paid, hasExtras: hasExtras)
      row.cell(year.principal)
      row.cell(year.interest)
      row.cell(year.closing)
      row.cell(year.cumulativeInterest)
    }
    html.append(raw: "</tfoot>\n</table>\n</div>\n</details>\n")
  }

  private func writeSummary(of year: LoanYear, into html: inout HTML) {
    let first = schedule.terms.date(ofPayment: year.payments.lowerBound + 1)
    html.append(raw: "<details")
    if opensAll || year.number == 1 { html.append(raw: " open") }
    html.append(raw: ">\n<summary><b>Year ", year.number)
    html.append(raw: "</b><span>from ")
    html.append(raw: first.monthName)
    html.append(raw: " ", first.year)
    html.append(raw: "</span><span>paid <b>", year.paid)
    html.append(raw: "</b></span><span>interest <b>", year.interest)
    html.append(raw: "</b></span><span>still owed <b>", year.closing)
    html.append(raw: "</b></span></summary>\n")
    html.append(
      raw: "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"Payments of year ",
      year.number)
    html.append(raw: "\">\n<table class=\"")
    html.append(raw: look)
    html.append(raw: "\">\n")
  }

  /// The style of the table.
  ///
  /// A phone has room for the date, the payment, its interest and the balance after it.
  private var look: StaticString {
    hasExtras
      ? "drops-2 drops-3 drops-4 drops-5 drops-7 drops-10 decisive-9"
      : "drops-2 drops-3 drops-5 drops-8 decisive-7"
  }

  private var head: HTML {
    """
    <thead>
    <tr><th scope="col">Date<th scope="col">Number<th scope="col">Opening balance\
    <th scope="col">Scheduled payment\
    \(hasExtras ? "<th scope=\"col\">Extra<th scope=\"col\">Total paid" : HTML())\
    <th scope="col">Principal<th scope="col">Interest<th scope="col">Closing balance\
    <th scope="col">Interest so far
    </thead>
    <tbody>

    """
  }

  private func write(
    _ index: Int, from opening: AmountText, to closing: AmountText, into html: inout HTML
  ) {
    let payment = schedule.payments[index]
    html.append(rowUpTo: 10 * 64) { row in
      row.header(schedule.terms.date(ofPayment: index + 1), in: style)
      row.cell(index + 1)
      row.cell(opening)
      row.cells(
        payment.scheduled == schedule.payment ? usual : AmountText(payment.scheduled),
        payment.extra, payment.total, hasExtras: hasExtras)
      row.cell(payment.principal)
      row.cell(payment.interest)
      row.cell(closing)
      row.cell(payment.cumulativeInterest)
    }
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
