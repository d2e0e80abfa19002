import Components
import Finance
import Markup

/// Every payment of a loan, a table for each year below its subtotals.
///
/// There may be thousands of rows, so they are written in place, by the same escaper as everything
/// else. Columns of extras that nobody pays are left out.
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
    for index in year.payments { write(index, into: &html) }
    html.append(raw: "</tbody>\n<tfoot>\n<tr><th scope=\"row\">In all<td><td>")
    cells(year.scheduled, year.extra, year.paid, into: &html)
    html.append(cell: year.principal)
    html.append(cell: year.interest)
    html.append(cell: year.closing)
    html.append(cell: year.cumulativeInterest)
    html.append(raw: "\n</tfoot>\n</table>\n</div>\n</details>\n")
  }

  private func writeSummary(of year: LoanYear, into html: inout HTML) {
    let first = schedule.terms.date(ofPayment: year.payments.lowerBound + 1)
    html.append(raw: "<details")
    if opensAll || year.number == 1 { html.append(raw: " open") }
    html.append(raw: ">\n<summary><b>Year ")
    html.append(written: { $0.append(decimal: UInt64(year.number)) })
    html.append(raw: "</b><span>from ")
    html.append(written: { first.writeMonthAndYear(into: &$0) })
    html.append(raw: "</span><span>paid <b>")
    html.append(written: { year.paid.writeFormatted(into: &$0) })
    html.append(raw: "</b></span><span>interest <b>")
    html.append(written: { year.interest.writeFormatted(into: &$0) })
    html.append(raw: "</b></span><span>still owed <b>")
    html.append(written: { year.closing.writeFormatted(into: &$0) })
    html.append(raw: "</b></span></summary>\n")
    html.append(
      raw: "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"Payments of year ")
    html.append(written: { $0.append(decimal: UInt64(year.number)) })
    html.append(raw: "\">\n<table>\n")
  }

  private var head: HTML {
    """
    <thead>
    <tr><th scope="col">Payment<th scope="col">Date<th scope="col">Opening balance\
    <th scope="col">Scheduled payment\
    \(hasExtras ? "<th scope=\"col\">Extra<th scope=\"col\">Total paid" : HTML())\
    <th scope="col">Principal<th scope="col">Interest<th scope="col">Closing balance\
    <th scope="col">Interest so far
    </thead>
    <tbody>

    """
  }

  private func write(_ index: Int, into html: inout HTML) {
    let payment = schedule.payments[index]
    let date = schedule.terms.date(ofPayment: index + 1)
    html.append(raw: "<tr><th scope=\"row\">")
    html.append(written: { $0.append(decimal: UInt64(index + 1)) })
    html.append(raw: "<td>")
    html.append(written: { date.writeWords(into: &$0) })
    html.append(cell: payment.opening)
    cells(payment.scheduled, payment.extra, payment.total, into: &html)
    html.append(cell: payment.principal)
    html.append(cell: payment.interest)
    html.append(cell: payment.closing)
    html.append(cell: payment.cumulativeInterest)
    html.append(raw: "\n")
  }

  /// The scheduled payment; with the extra and both together where there are any.
  private func cells(
    _ scheduled: Money, _ extra: Money, _ total: Money, into html: inout HTML
  ) {
    html.append(cell: scheduled)
    guard hasExtras else { return }
    html.append(cell: extra)
    html.append(cell: total)
  }
}
