import LoanFormulas

/// The chart of a loan's payments: how much of them pays it off, and how much is interest.
struct LoanPartsChart {
  let schedule: LoanSchedule

  private struct Span {
    let principal: Money
    let interest: Money

    var total: Money { principal + interest }
  }

  /// A bar for each year, or for each payment when there are few.
  var html: HTML {
    let isShort = schedule.payments.count <= Self.mostSinglePayments
    let unit = isShort ? "payment" : "year"
    let spans =
      isShort
      ? schedule.payments.map { Span(principal: $0.principal, interest: $0.interest) }
      : schedule.years.map { Span(principal: $0.principal, interest: $0.interest) }
    let highest = spans.map(\.total).max() ?? .zero(schedule.payment.currency)
    return StackedBarChart(
      label: label(spans, unit),
      bars: spans.map {
        .init(lower: $0.principal.coordinate, upper: $0.interest.coordinate)
      },
      lower: "Pays off the loan", upper: "Interest",
      axes: .init(
        highest: "\(highest.short) a \(unit)", start: "\(unit) 1", end: "\(unit) \(spans.count)")
    ).html
  }

  private func label(_ spans: [Span], _ unit: String) -> String {
    let title = "Bar chart of what you pay each \(unit)."
    guard let first = spans.first, let last = spans.last else { return title }
    return """
      \(title) In the first \(unit), \(first.interest.short) is interest and \
      \(first.principal.short) pays off the loan; in the last, it’s \(last.interest.short) and \
      \(last.principal.short).
      """
  }

  private static let mostSinglePayments = 24
}
