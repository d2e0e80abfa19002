import LoanFormulas
import Components
import Finance
import Markup

/// The charts of a loan: the parts of its payments, and the balance over time.
struct LoanCharts {
  private let schedule: LoanSchedule
  private let plain: LoanSchedule

  init(_ comparison: LoanComparison) {
    schedule = comparison.schedule
    plain = comparison.plain
  }

  var html: HTML {
    """
    <h2>Where your payments go</h2>
    \(parts)
    <h2>What you owe over time</h2>
    \(balance)
    """
  }

  private struct Span {
    let principal: Money
    let interest: Money

    var total: Money { principal + interest }
  }

  /// A bar for each year, or for each payment when there are few.
  private var parts: HTML {
    let isShort = schedule.payments.count <= Self.mostSinglePayments
    let unit = isShort ? "payment" : "year"
    let spans =
      isShort
      ? schedule.payments.map { Span(principal: $0.principal, interest: $0.interest) }
      : schedule.years.map { Span(principal: $0.principal, interest: $0.interest) }
    let highest = spans.map(\.total).max() ?? .zero(plain.payment.currency)
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

  private var balance: HTML {
    let isExtra = !schedule.terms.extras.isNone
    let lines =
      [
        LineChart.Line(
          isExtra ? "With the extra" : "What you owe", look: .better, values: schedule.balances)
      ]
      + (isExtra ? [LineChart.Line("Without it", look: .costly, values: plain.balances)] : [])
    let ends =
      isExtra
      ? """
      With the extra, nothing is owed after \(schedule.duration). Without it, nothing is owed \
      after \(plain.duration).
      """
      : "Nothing is owed after \(schedule.duration)."
    return LineChart(
      label: "Line chart of what is owed. \(ends)", lines: lines,
      highest: schedule.terms.principal.short, end: "after \(plain.duration)"
    ).html
  }

  private static let mostSinglePayments = 24
}

extension LoanSchedule {
  fileprivate var balances: [Int64] {
    [terms.principal.coordinate] + payments.map(\.closing.coordinate)
  }

  /// How long it takes in words, to the month.
  fileprivate var duration: String {
    terms.frequency.term(of: payments.count).words
  }
}
