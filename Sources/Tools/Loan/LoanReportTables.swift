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
    var html = HTML(reserving: schedule.payments.count * 224 + 4_096)
    html.append(raw: "<div class=\"years\">\n")
    for year in schedule.years { write(year, into: &html) }
    html.append(raw: "</div>\n")
    return html
  }

  private func write(_ year: LoanYear, into html: inout HTML) {
    html.append(summary(of: year))
    html.append(head)
    for index in year.payments { write(index, into: &html) }
    html.append(raw: "</tbody>\n<tfoot>\n<tr><th scope=\"row\">In all<td><td>")
    cells(year.scheduled, year.extra, year.paid, into: &html)
    cells([year.principal, year.interest, year.closing, year.cumulativeInterest], into: &html)
    html.append(raw: "\n</tfoot>\n</table>\n</div>\n</details>\n")
  }

  private func summary(of year: LoanYear) -> HTML {
    let dates =
      schedule.terms.date(ofPayment: year.payments.lowerBound + 1).monthAndYear
    return """
      <details\(flag: "open", opensAll || year.number == 1)>
      <summary><b>Year \(year.number)</b><span>from \(dates)</span>\
      <span>paid <b>\(year.paid.formatted)</b></span>\
      <span>interest <b>\(year.interest.formatted)</b></span>\
      <span>still owed <b>\(year.closing.formatted)</b></span></summary>
      <div class="scroll" role="region" aria-label="Payments of year \(year.number)" tabindex="0">
      <table>

      """
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
    html.append(raw: "<td>")
    html.append(written: { payment.opening.writeFormatted(into: &$0) })
    cells(payment.scheduled, payment.extra, payment.total, into: &html)
    cells(
      [payment.principal, payment.interest, payment.closing, payment.cumulativeInterest],
      into: &html)
    html.append(raw: "\n")
  }

  /// The scheduled payment; with the extra and both together where there are any.
  private func cells(
    _ scheduled: Money, _ extra: Money, _ total: Money, into html: inout HTML
  ) {
    cells(hasExtras ? [scheduled, extra, total] : [scheduled], into: &html)
  }

  private func cells(_ amounts: [Money], into html: inout HTML) {
    for amount in amounts {
      html.append(raw: "<td>")
      html.append(written: { amount.writeFormatted(into: &$0) })
    }
  }
}
