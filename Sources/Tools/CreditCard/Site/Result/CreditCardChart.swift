import Calendars
import Charts
import Components
import CreditCardFormulas
import Finance
import Markup

/// The chart of a card: what is owed in both ways of paying.
struct CreditCardChart {
  private let comparison: CreditCardComparison
  private let start: CalendarMonth?

  /// `today` is nil on a page that is kept for longer than a day: it counts in years from now.
  init(_ comparison: CreditCardComparison, today: CalendarDate?) {
    self.comparison = comparison
    start = today.map { CalendarMonth(of: $0) }
  }

  /// The chart; nil when neither way clears the card.
  var html: HTML? {
    balances.map { chart in
      """
      <figure class="chart sheet-chart">
      <figcaption><b class="wider">\(Self.title).</b> The bigger the shape, the more interest.\
      </figcaption>
      \(chart.html)
      </figure>

      """
    }
  }

  /// The title of the chart.
  static let title = "What you’ll owe"

  /// The lines of the chart; nil when neither way clears the card.
  var balances: BalanceChart? {
    let lines = lines
    guard !lines.isEmpty else { return nil }
    return BalanceChart(from: start, in: comparison.payment.currency, lines: lines)
  }

  private typealias Way = (name: String, plan: CreditCardPlan?, look: BalanceChart.Look)

  /// The ways that clear the card, the costly one first, so that the other is drawn over it.
  private var ways: [Way] {
    let amount = comparison.payment.short
    let minimum: Way = ("Only the minimum", comparison.minimum.plan, .costly)
    if let kept = comparison.minimumKeptUp {
      return [minimum, ("\(comparison.firstMinimum.short) a month", kept.plan, .better)]
    }
    let look: BalanceChart.Look = comparison.isBelowMinimum ? .plain : .better
    return [minimum, ("\(amount) a month", comparison.fixed.plan, look)]
  }

  private var lines: [BalanceChart.Line] {
    let growing = growing
    let cleared = ways.compactMap { name, plan, look -> BalanceChart.Line? in
      guard let plan, growing == nil || look != .costly else { return nil }
      return BalanceChart.Line(look, name, end: clear(plan), balances: plan.balances)
    }
    return (growing.map { [$0] } ?? []) + cleared
  }

  /// The line of a payment that never clears the card, as long as that of the minimum kept up.
  private var growing: BalanceChart.Line? {
    guard let kept = comparison.minimumKeptUp?.plan else { return nil }
    let balances = comparison.balancesOfPayment(months: kept.months.count)
    guard let last = balances.last else { return nil }
    return BalanceChart.Line(
      .costly, "\(comparison.payment.short) a month", end: "still \(last.short) owed",
      balances: balances)
  }

  /// The end of a plan in words; its first payment is next month.
  private func clear(_ plan: CreditCardPlan) -> String {
    guard let start else { return plan.term.inShort }
    return "clear \(start.addingMonths(plan.months.count).shortWords)"
  }
}
