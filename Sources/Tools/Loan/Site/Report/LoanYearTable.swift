import LoanFormulas
import Components
import Finance
import Markup

/// The loan year by year, with a link to every payment.
struct LoanYearTable {
  private let schedule: LoanSchedule
  private let link: LoanLink

  init(_ schedule: LoanSchedule, _ link: LoanLink) {
    self.schedule = schedule
    self.link = link
  }

  var html: HTML {
    details(
      "Year by year",
      """
      \(Table(
        "by-year", caption: "What you pay and owe, year by year",
        columns: ["Year", "Paid", "Interest", "Still owed"], decisive: 4, rows: rows
      ).html)
      <p class="tools"><a\(href: link.report)>See every payment</a></p>
      """)
  }

  private var rows: HTML {
    let years = schedule.years
    var rows = HTML(reserving: years.count * 128)
    for year in years {
      rows.append(rowUpTo: 4 * 64) { row in
        row.header(year.number)
        row.cell(year.paid)
        row.cell(year.interest)
        row.cell(year.closing)
      }
    }
    return rows
  }
}
