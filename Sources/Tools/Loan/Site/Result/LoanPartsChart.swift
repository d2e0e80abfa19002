import Components
import Finance
import LoanFormulas
import Markup
import Repayments

/// The chart of a loan's payments: how much of them pays it off, and how much is interest.
struct LoanPartsChart {
  private let schedule: LoanSchedule

  init(_ schedule: LoanSchedule) {
    self.schedule = schedule
  }

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
    let ends = [("first", spans.first), ("last", spans.last)].compactMap { name, span in
      span.map {
        "In the \(name) \(unit), \($0.interest.short) is interest and \($0.principal.short) pays "
          + "off the loan."
      }
    }
    return "Bar chart of what you pay each \(unit). \(ends.joined(separator: " "))"
  }

  private static let mostSinglePayments = 24
}
