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
      rows: rows(plan)).html)
    <p><a\(href: link.csv(of: id))>Save this table as CSV</a></p>

    """
  }

  /// Hundreds of rows are written in place, by the same escaper as everything else.
  private func rows(_ plan: CreditCardPlan) -> HTML {
    var rows = HTML(reserving: plan.months.count * 96)
    for (index, month) in plan.months.enumerated() {
      rows.append(raw: "<tr><th scope=\"row\">")
      rows.append(written: { $0.append(decimal: UInt64(index + 1)) })
      rows.append(cell: month.opening)
      rows.append(cell: month.interest)
      rows.append(cell: month.payment)
      rows.append(cell: month.closing)
      rows.append(raw: "\n")
    }
    return rows
  }
}
