import Calendars
import Components
import CreditCardFormulas
import Finance
import Markup

/// The answer year by year, with a link to every month.
struct CreditCardYearTable {
  private let comparison: CreditCardComparison
  private let start: CalendarMonth
  private let link: CreditCardLink

  init(_ comparison: CreditCardComparison, today: CalendarDate, _ link: CreditCardLink) {
    self.comparison = comparison
    start = CalendarMonth(of: today)
    self.link = link
  }

  var html: HTML? {
    guard let plan = comparison.fixed.plan ?? comparison.minimum.plan else { return nil }
    return details(
      "Year by year",
      """
      \(Table(
        "years", caption: caption, columns: columns, dropped: [5], decisive: 4,
        rows: rows(plan.years(from: start))).html)
      <p class="tools"><a\(href: link.schedule)>See every month</a></p>
      """)
  }

  private var caption: String {
    comparison.fixed.plan == nil
      ? "Paying only the minimum" : "Paying \(comparison.payment.short) every month"
  }

  private var columns: [String] {
    ["Year", "You pay", "Interest", "Still owed"] + (showsMinimum ? ["With the minimum"] : [])
  }

  private var showsMinimum: Bool { comparison.fixed.plan != nil && comparison.minimum.plan != nil }

  private func rows(_ years: [CreditCardYear]) -> HTML {
    let minimum = showsMinimum ? comparison.minimum.plan?.months : nil
    var rows = HTML(reserving: years.count * 128)
    for year in years {
      rows.append(rowUpTo: 5 * 64) { row in
        row.header(year.year)
        row.cell(year.paid)
        row.cell(year.interest)
        row.cell(year.closing)
        guard let minimum else { return }
        row.cell(minimum[min(year.months.upperBound, minimum.count) - 1].closing)
      }
    }
    return rows
  }
}
