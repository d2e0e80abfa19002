/// A chart of several debts that are paid off together: a band for each, one upon the other.
///
/// The debt that ends last is the lowest band, so that each band ends at the upper edge of those
/// below it, at a dot. Names and dates are at the dots, on screens where they touch nothing there; the
/// key below the chart has the rates, and on all other screens the dates. A table next to the chart
/// holds every figure.
package struct BandChart: Sendable {
  /// One debt.
  package struct Band: Sendable {
    /// The colour of a band, by how much the debt costs among those of the chart.
    package enum Cost: Int, Sendable, CaseIterable {
      /// It is paid before all others, whatever it costs.
      case first = 0
      case highest = 1
      case high
      case low
      case lowest

      /// The colours of debts whose place follows from their rates, the highest first.
      package static let byRate: [Cost] = [.highest, .high, .low, .lowest]
    }

    let name: String
    let rate: String
    let end: String
    let cost: Cost
    let balances: [Money]

    /// A debt.
    ///
    /// - Parameters:
    ///   - name: Its name: "Amex".
    ///   - rate: Its interest rate: "31%".
    ///   - end: The month in which it ends, in words: "Aug 2027".
    ///   - cost: Its colour.
    ///   - balances: The balance at the start and after each month, zero or more; of one currency in
    ///     all the chart.
    package init(_ name: String, at rate: String, end: String, cost: Cost, balances: [Money]) {
      self.name = name
      self.rate = rate
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
  /// The edges of the bands month by month, from the time axis up to the sum of all.
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
    let sorted = bands.sorted { $0.months > $1.months }
    let months = bands.map(\.months).max() ?? 0
    let axis = [Money](repeating: .zero(currency), count: months + 1)
    edges = sorted.reduce(into: [axis]) { edges, band in
      var edge = edges[edges.count - 1]
      for (month, balance) in band.balances.enumerated() { edge[month] += balance }
      edges.append(edge)
    }
    self.bands = sorted
    scale = BalanceScale(top: edges[sorted.count].max() ?? .zero(currency), months: months)
  }

  /// The sum of all bands, month by month.
  private var sums: [Money] { edges[bands.count] }

  /// The picture, and the slider that reads it out where scripts run.
  package var html: HTML {
    let axes = ChartAxes(scale: scale, start: start)
    let reader = start.map { start in
      ChartReader(
        scale, from: start,
        lines: [("All", { sums[$0] })]
          + bands.reversed().map { ($0.name, $0.balance) })
    }
    let narrow = axes.isWide ? nil : places(in: [.narrow, .wide])
    let wide = narrow ?? places(in: [.wide])
    let places = wide ?? places(in: [.full])
    let look = EndNames(narrow: narrow != nil, wide: wide != nil, full: places != nil).look
    return """
      <svg class="plot\(look)\(axes.isWide ? " long-sums" : "")" role="img" aria-label="\(label)"\(attribute: "data-start", start?.iso)>
      \(axes.grid)\
      <svg viewBox="0 0 \(scale.months) \(scale.height)" width="100%" height="100%" \
      preserveAspectRatio="none">
      \(each: bands.enumerated().reversed(), { place, band in
        "<path class=\"band-\(band.cost.rawValue)\" d=\"\(path(place))\"/>\n"
      })\
      </svg>
      \(axes.marks)\(places.map(names))\(dots)</svg>
      \(reader?.html)\
      \(bands.count > 1 ? key(look) : nil)
      """
  }

  /// A band with all that is below it, which the bands of the other debts are drawn over.
  private func path(_ place: Int) -> HTML {
    let edge = edges[place + 1].prefix(through: bands[place].months)
    return scale.shape(Array(edge), through: bands.map(\.months))
  }

  private var dots: HTML {
    bands.enumerated().map { place, band in
      let (x, y) = (scale.across(band.months), scale.down(edges[place][band.months]))
      return "<circle class=\"end-band\" cx=\"\(x)\" cy=\"\(y)\" r=\"5.5\"/>" as HTML
    }.joined()
  }

  private func names(_ places: [NamePlace]) -> HTML {
    "<g class=\"names\">\(zip(bands.indices, places).map(name).joined())</g>\n"
  }

  private func name(_ number: Int, _ place: NamePlace) -> HTML {
    let band = bands[number]
    let x = scale.across(band.months)
    let words: HTML =
      "<tspan class=\"now\">\(band.shortName)</tspan> <tspan class=\"wider\">\(band.end)</tspan></text>\n"
    if case .above(let hundredths) = place {
      return "<text text-anchor=\"end\" x=\"\(x)\" y=\"\(hundredths)%\">\(words)"
    }
    let y = scale.down(edges[number][band.months])
    return "<text x=\"\(x)\" y=\"\(y)\" dy=\"-0.8em\">\(words)"
  }

  /// Finds places for all names, each at its dot; nil if one touches the bands or another name.
  private func places(in rooms: [NamePlacing.Room]) -> [NamePlace]? {
    let edge = scale.places(of: sums)
    let dots = bands.indices.map { number in
      NamePlacing.Point(
        x: bands[number].months * 1_000 / scale.months,
        y: scale.thousandths(to: edges[number][bands[number].months]))
    }
    var placings = rooms.map { NamePlacing(lines: [edge], dots: dots, in: $0) }
    var places: [NamePlace] = []
    for (band, dot) in zip(bands, dots) {
      let above = stride(from: 94, through: 6, by: -2).map { NamePlace.above(hundredths: $0) }
        .filter { $0.isWithin(60, of: dot) }
      let found = ([.after] + above).first { place in
        var next = placings
        let hasRoom = next.indices.allSatisfy { index in
          let end = rooms[index] == .narrow ? "" : band.end
          return next[index].put(NameSize(band.shortName, end, rows: 1), place, of: dot)
        }
        if hasRoom { placings = next }
        return hasRoom
      }
      guard let found else { return nil }
      places.append(found)
    }
    return places
  }

  /// The names with their rates, from the top band down, which is also the order of dates.
  private func key(_ look: String) -> HTML {
    """
    <p class="in-order">From the top:</p>
    <ul class="bands\(look)">\(each: bands.reversed(), { band in
      """
      <li class="band-\(band.cost.rawValue)">\
      <b>\(own(band.name))</b> \(band.rate) <span class="end">\(band.end)</span></li>

      """
    })</ul>
    """
  }

  fileprivate static let longestName = 22
}

extension BandChart.Band {
  /// The name as far as a chart has room for it.
  fileprivate var shortName: String {
    name.isWithin(BandChart.longestName) ? name : name.cut(to: BandChart.longestName - 1) + "…"
  }
}

extension NamePlace {
  /// True for a place whose distance from the height of a dot is at most some hundredths.
  fileprivate func isWithin(_ hundredths: Int, of dot: NamePlacing.Point) -> Bool {
    guard case .above(let height) = self else { return true }
    return height * 10 < dot.y && dot.y - height * 10 <= hundredths * 10
  }
}
