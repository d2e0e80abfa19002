import LoanPages
import MortgagePages
import MortgageRates

/// A series in the list of its country: its name and date, the line of the year, the rate and its
/// change; a mortgage rate leads to a mortgage or a loan at that rate.
struct RateRow {
  let history: RateHistory
  /// True to add that the rate is an old one among newer ones.
  let marksAsOld: Bool

  private var currency: Currency { history.series.source.country.currency }

  var html: HTML {
    """
    <li>
    <p><b>\(history.series.name)</b> <span>\(date)\(marksAsOld ? ", old" : "")\(before ?? "")</span>\(use)</p>
    \(picture)\
    <p class="sum"><b>\(history.latest.rate.words)</b>\(change)</p>
    </li>

    """
  }

  /// The time that the rate is of, or since when it is in force.
  private var date: String {
    let latest = history.latest.date
    switch history.series.frequency {
    case .daily:
      guard history.previous != nil, !marksAsOld, let set = history.changes.first else {
        return latest.words(in: currency)
      }
      return "Set on \(set.date.words(in: currency))"
    case .weekly: return "Week to \(latest.words(in: currency))"
    case .monthly: return latest.monthAndYear
    }
  }

  /// The rate before; nil where it was the same, and where none is known.
  private var before: String? {
    guard history.change.map({ $0 != .zero }) ?? false else { return nil }
    return history.previous.map { ", \($0.rate.words) before" }
  }

  private var use: HTML? {
    guard history.series.isMortgage else { return nil }
    let rate = history.latest.rate
    let calculator =
      history.series.source.country == .unitedKingdom
      ? MortgageTool.address(beginningWith: rate)
      : LoanTool.address(beginningWith: rate, in: currency)
    return """
       <a\(href: calculator)>Use this rate\
      <span class="unseen"> of \(rate.words)</span></a>
      """
  }

  private var change: HTML? {
    guard let previous = history.previous, let change = history.change else { return nil }
    let since = previous.date.words(in: currency)
    guard change != .zero else {
      return " <span>no change<small class=\"unseen\"> since \(since)</small></span>"
    }
    let size = Percentage(tenThousandths: abs(change.tenThousandths)).plain(decimals: 2)
    let (mark, direction): (HTML, HTML) =
      change > .zero ? ("▲", "up ") : ("▼", "down ")
    return """
       <span><small aria-hidden="true">\(mark)</small> <small class="unseen">\(direction)</small>\
      \(size)<small class="unseen"> percentage points since \(since)</small></span>
      """
  }
}

// MARK: - The line of the year

extension RateRow {
  private var picture: HTML? {
    let points = points
    guard points.count > 2 else { return nil }
    return """
      <figure class="spark">\(Sparkline(points, label: label).html)</figure>

      """
  }

  private var label: String {
    let rates = history.rates.map(\.rate)
    let lowest = rates.min() ?? history.latest.rate
    let highest = rates.max() ?? history.latest.rate
    let first = history.rates.last?.date ?? history.latest.date
    return "\(history.series.name) since \(first.words(in: currency)): "
      + "lowest \(lowest.words), highest \(highest.words)"
  }

  /// The rates from the oldest on; of a daily series only the ends of each step.
  private var points: [Sparkline.Point] {
    let rates = Array(history.rates.reversed())
    let shown = rates.indices.filter { place in
      guard history.series.frequency == .daily, place > 0, place < rates.count - 1 else {
        return true
      }
      return rates[place].rate != rates[place - 1].rate
        || rates[place].rate != rates[place + 1].rate
    }
    return shown.map {
      Sparkline.Point(at: rates[$0].date.dayNumber, value: rates[$0].rate.tenThousandths)
    }
  }
}

extension Percentage {
  /// The rate as lenders write it, with two decimals: "6.20%".
  var words: String { "\(plain(decimals: 2))%" }
}
