import CreditCardFormulas

/// The chart of a card: what is owed in both ways of paying.
struct CreditCardChart {
  let comparison: CreditCardComparison
  /// The day; nil on a page that is kept for longer than one: it counts in years from now.
  let today: CalendarDate?

  private var start: CalendarMonth? { today.map { CalendarMonth(of: $0) } }

  /// The chart; nil when neither way clears the card.
  var html: HTML? {
    balances?.figure(". The bigger the coloured area, the more interest you pay.")
  }

  /// The lines of the chart; nil when neither way clears the card.
  var balances: BalanceChart? {
    let lines = lines
    guard !lines.isEmpty else { return nil }
    return BalanceChart(from: start, in: comparison.payment.currency, lines: lines)
  }

  private typealias Way = (name: String, repayment: Repayment, look: BalanceChart.Look)

  /// The ways that clear the card, the costly one first, so that the other is drawn over it.
  private var ways: [Way] {
    let amount = comparison.payment.short
    let minimum: Way = ("Only the minimum", comparison.minimum, .costly)
    if let kept = comparison.minimumKeptUp {
      return [minimum, ("\(comparison.firstMinimum.short) a month", kept, .better)]
    }
    let look: BalanceChart.Look = comparison.isBelowMinimum ? .plain : .better
    return [minimum, ("\(amount) a month", comparison.fixed, look)]
  }

  private var lines: [BalanceChart.Line] {
    let growing = growing
    let cleared = ways.compactMap { name, repayment, look -> BalanceChart.Line? in
      guard repayment.isCleared, growing == nil || look != .costly else { return nil }
      return BalanceChart.Line(look, name, repayment, from: start)
    }
    return (growing.map { [$0] } ?? []) + cleared
  }

  /// The line of a payment that never clears the card, as long as that of the minimum kept up.
  private var growing: BalanceChart.Line? {
    comparison.growth.map {
      BalanceChart.Line(.costly, "\(comparison.payment.short) a month", stillOwing: $0)
    }
  }
}
