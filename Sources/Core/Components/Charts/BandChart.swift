package import Calendars
import Charts
import Forms
package import Finance
package import Markup

/// A chart of several debts that are paid off together: a band for each, one upon the other.
///
/// The debt that ends last is the lowest band, so that each band ends at the upper edge of those
/// below it, at a dot. Names and dates are in the corner that falling debts leave empty; where many
/// would cover the bands of a narrow chart, they are below it. A table next to the chart holds
/// every figure.
package struct BandChart: Sendable {
  /// One debt.
  package struct Band: Sendable {
    /// The colour of a band, by how much the debt costs among those of the chart.
    package enum Cost: Int, Sendable, CaseIterable {
      case highest = 1
      case high
      case low
      case lowest
    }

    let name: String
    let end: String
    let cost: Cost
    let balances: [Money]

    /// A debt.
    ///
    /// - Parameters:
    ///   - name: Its name: "Amex".
    ///   - end: The month in which it ends, in words: "Aug 2027".
    ///   - cost: Its colour.
    ///   - balances: The balance at the start and after each month, zero or more; of one currency in
    ///     all the chart.
    package init(_ name: String, end: String, cost: Cost, balances: [Money]) {
      self.name = name
      self.end = end
      self.cost = cost
      self.balances = balances
    }

    fileprivate var months: Int { balances.count - 1 }

    fileprivate func balance(_ month: Int) -> Money {
      month < balances.count ? balances[month] : .zero(balances[0].currency)
    }
  }

  private let label: String
  private let start: CalendarMonth?
  private let bands: [Band]
  private let scale: BalanceScale
  /// The edges of the bands at each month, from the time axis up to the sum of all.
  private let edges: [[Money]]

  /// A chart of debts in one currency.
  ///
  /// - Parameters:
  ///   - label: The finding in words, for screen readers.
  ///   - start: The month of the first balances; nil for an axis in years from now.
  ///   - currency: The currency of all balances.
  ///   - bands: The debts, in any order; each has a balance at the start.
  package init(label: String, from start: CalendarMonth?, in currency: Currency, bands: [Band]) {
    self.label = label
    self.start = start
    let sorted = bands.enumerated()
      .sorted { ($1.element.months, $0.offset) < ($0.element.months, $1.offset) }.map(\.element)
    let months = bands.map(\.months).max() ?? 0
    edges = (0...months).map { month in
      sorted.reduce(into: [Money.zero(currency)]) { edges, band in
        edges.append(edges[edges.count - 1] + band.balance(month))
      }
    }
    self.bands = sorted
    scale = BalanceScale(
      top: edges.compactMap(\.last).max() ?? .zero(currency), months: months)
  }

  /// The picture, and the slider that reads it out where scripts run.
  package var html: HTML {
    let axes = ChartAxes(scale, from: start)
    let reader = start.map { start in
      ChartReader(
        scale, from: start,
        lines: [("All", { edges[$0].last ?? scale.top })]
          + bands.reversed().map { ($0.name, $0.balance) })
    }
    return """
      <svg class="plot\(isKeyed ? " keyed" : "")" role="img" aria-label="\(label)"\(attribute: "data-start", start?.iso)>
      \(axes.grid)\
      <svg viewBox="0 0 \(scale.months) \(scale.height)" width="100%" height="100%" \
      preserveAspectRatio="none">
      \(each: bands.enumerated(), { place, band in
        "<path class=\"band-\(band.cost.rawValue)\" d=\"\(path(place))\"/>\n"
      })\
      </svg>
      \(axes.marks)\(names)\(dots)</svg>
      \(reader?.html)
      """
  }

  /// The outline of a band: along its upper edge to its end, and back along the lower one.
  private func path(_ place: Int) -> HTML {
    let edges = edges[...bands[place].months]
    return scale.shape(
      between: edges.map { $0[place + 1] }, and: edges.map { $0[place] },
      through: bands.map(\.months))
  }

  /// A dot at the end of each band.
  private var dots: HTML {
    bands.enumerated().map { place, band in
      let (x, y) = (scale.across(band.months), scale.down(edges[band.months][place]))
      return "<circle class=\"end-band\" cx=\"\(x)\" cy=\"\(y)\" r=\"5.5\"/>" as HTML
    }.joined()
  }

  /// The names in the corner that falling debts leave empty, from the top band down.
  private var names: HTML {
    let shown = bands.reversed().prefix(bands.count > Self.mostNames ? Self.mostNames - 1 : .max)
    let rest = bands.count - shown.count
    return """
      <svg class="names" x="100%" y="0" overflow="visible"><g>\(each: shown.enumerated(), name)\
      \(rest > 0 ? row(shown.count, "<tspan>and \(rest) more</tspan>") : nil)</g></svg>

      """
  }

  private func name(_ place: Int, _ band: Band) -> HTML {
    let name =
      band.name.isWithin(Self.longestName)
      ? band.name : band.name.cut(to: Self.longestName - 1) + "…"
    return """
      <rect class="band-\(band.cost.rawValue)" x="-14" y="\(place * 24 + 1)" width="14" height="14" \
      rx="3"/>\(row(place, "<tspan class=\"name now\">\(name)</tspan> <tspan class=\"wider\">\(band.end)</tspan>"))
      """
  }

  private func row(_ place: Int, _ words: HTML) -> HTML {
    "<text text-anchor=\"end\" x=\"-22\" y=\"\(place * 24 + 13)\">\(words)</text>"
  }

  /// True when narrow screens show the names below the chart.
  private var isKeyed: Bool { bands.count >= 4 }

  private static let mostNames = 5
  private static let longestName = 22
}
