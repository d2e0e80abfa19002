import CreditCardFormulas
import Components
import Finance
import Markup

/// Both ways of paying, month by month.
struct CreditCardTables {
  private let comparison: CreditCardComparison
  private let link: CreditCardLink

  init(_ comparison: CreditCardComparison, _ link: CreditCardLink) {
    self.comparison = comparison
    self.link = link
  }

  var html: HTML {
    details(
      "Month by month",
      """
      \(comparison.fixed.plan.map {
        table("fixed", "Paying \(comparison.payment.short) every month", $0)
      })\
      \(comparison.minimum.plan.map { table("minimum", "Paying only the minimum", $0) })
      """)
  }

  private func table(
    _ id: StaticString, _ caption: String, _ plan: CreditCardPlan
  ) -> HTML {
    """
    \(Table(
      id, caption: caption,
      columns: ["Month", "Opening balance", "Interest", "Payment", "Closing balance"],
      dropped: [2], decisive: 5, rows: rows(plan)).html)
    <p class="tools"><a\(href: link.csv(of: id))>Save this table as CSV</a>
    <a\(href: link.json)>Save both as JSON</a></p>

    """
  }

  /// The rows, written straight into the page because there may be hundreds.
  private func rows(_ plan: CreditCardPlan) -> HTML {
    var rows = HTML(reserving: plan.months.count * 112)
    guard var opening = plan.months.first.map({ AmountText($0.opening) }) else { return rows }
    for (index, month) in plan.months.enumerated() {
      let closing = AmountText(month.closing)
      rows.append(rowUpTo: 5 * 64) { row in
        row.header(index + 1)
        row.cell(opening)
        row.cell(month.interest)
        row.cell(month.payment)
        row.cell(closing)
      }
      opening = closing
    }
    return rows
  }
}
