import LoanFormulas
import Components
import Finance
import Markup

/// The loan year by year: the figures beside the charts.
struct LoanYearTable {
  private let schedule: LoanSchedule

  init(_ schedule: LoanSchedule) {
    self.schedule = schedule
  }

  var html: HTML {
    details(
      "Year by year",
      Table(
        "by-year", caption: "What you pay and owe, year by year",
        columns: ["Year", "Paid", "Interest", "Pays off the loan", "Still owed"], dropped: [4],
        decisive: 5, rows: rows
      ).html)
  }

  private var rows: HTML {
    schedule.years.map { year -> HTML in
      """
      <tr><th scope="row">\(year.number)<td>\(year.paid.formatted)<td>\(year.interest.formatted)\
      <td>\(year.principal.formatted)<td>\(year.closing.formatted)

      """
    }.joined()
  }
}
