import Calendars
import Finance
import Markup
import MortgageRates

/// The sentences about a series.
struct RateSentences {
  private let history: RateHistory

  init(_ history: RateHistory) {
    self.history = history
  }

  /// The answer in a sentence.
  ///
  /// "A 30-year fixed mortgage cost 6.22% a year on average in the week to 19 November 2026, 0.02
  /// percentage points less than a week before."
  var headline: HTML {
    """
    A \(history.series.name) mortgage cost <b>\(history.latest.rate.words)</b> a year on average \
    in the week to \(history.latest.date.words(in: .usd))\(comparison ?? "").
    """
  }

  /// The change since the week before, with that week's rate and date.
  var change: String? {
    guard let previous = history.previous, let change = history.change else { return nil }
    let week = "in the week to \(previous.date.words(in: .usd))"
    guard change != .zero else { return "The same as \(week)." }
    let direction = change > .zero ? "Up" : "Down"
    return "\(direction) by \(Self.size(change)) from \(previous.rate.words) \(week)."
  }

  /// The comparison with the week before; nil when that is missing.
  private var comparison: String? {
    guard let previous = history.previous, let change = history.change,
      previous.date.days(until: history.latest.date) < 10
    else { return nil }
    guard change != .zero else { return ", the same as a week before" }
    return ", \(Self.size(change)) \(change > .zero ? "more" : "less") than a week before"
  }

  private static func size(_ change: Percentage) -> String {
    let points = Percentage(tenThousandths: abs(change.tenThousandths))
    return "\(points.plain(decimals: 2)) percentage points"
  }

  /// The range of the rates, when there are enough weeks for a chart.
  var range: String? {
    guard let first = history.weeks.last, history.weeks.count > 2 else { return nil }
    let rates = history.weeks.map(\.rate)
    guard let lowest = rates.min(), let highest = rates.max() else { return nil }
    return "Since \(first.date.words(in: .usd)): lowest \(lowest.words), highest \(highest.words)."
  }
}
