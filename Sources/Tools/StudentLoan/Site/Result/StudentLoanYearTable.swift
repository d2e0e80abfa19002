import Components
import Finance
import Markup
import Web
import StudentLoanFormulas

/// The loan year by year, with a link to every month.
struct StudentLoanYearTable {
  private let repayment: StudentLoanRepayment
  private let link: StudentLoanLink

  init(_ repayment: StudentLoanRepayment, _ link: StudentLoanLink) {
    self.repayment = repayment
    self.link = link
  }

  var html: HTML {
    details(
      "Year by year",
      """
      \(Table(
        "years", caption: "Paying \(repayment.payment.short) every month", columns: columns,
        dropped: setsAside ? [5] : [], decisive: 4, rows: rows).html)
      <p class="tools"><a\(href: link.same(on: StudentLoanPath.schedule.address))>See every \
      month</a></p>
      """)
  }

  private var setsAside: Bool { !repayment.outstandingInterest.isZero }

  private var columns: [String] {
    ["Year", "You pay", "Interest", "Loan still owed"]
      + (setsAside ? ["Interest set aside"] : [])
  }

  private var rows: HTML {
    let years = repayment.years
    var rows = HTML(reserving: years.count * 128)
    for year in years {
      rows.append(rowUpTo: 5 * 64) { row in
        row.header(year.number)
        row.cell(year.paid)
        row.cell(year.interest)
        row.cell(year.closing)
        if setsAside { row.cell(year.outstanding) }
      }
    }
    return rows
  }
}
