/// The axes of a chart of balances: round amounts at the left, round months or years below.
struct ChartAxes: Sendable {
  let scale: BalanceScale

  /// The month at the left end; nil for none.
  let start: CalendarMonth?

  /// The word below the left end.
  var beginning = "Now"

  /// The lines behind the shapes, one at each round amount.
  var grid: HTML {
    """
    <g class="grid">\(each: ticks.map(scale.down), { place in
      "<line x1=\"0\" x2=\"100%\" y1=\"\(place)\" y2=\"\(place)\"/>"
    })</g>

    """
  }

  /// The time axis, and the words along both.
  var marks: HTML {
    """
    <line class="axis" x1="0" x2="100%" y1="100%" y2="100%"/>
    \(amounts)\(times)
    """
  }

  /// True when the amounts need more room at the left.
  var isWide: Bool { scale.words(for: scale.top).count > 7 }

  private var ticks: [Money] { AxisTicks.amounts(below: scale.top) }

  private var amounts: HTML {
    """
    <g class="tick-y"><text class="now" x="-8" y="0" dy="0.35em">\(scale.words(for: scale.top))</text>\
    \(each: ticks, { tick in
      "<text x=\"-8\" y=\"\(scale.down(tick))\" dy=\"0.35em\">\(tick.short)</text>"
    })\
    <text x="-8" y="100%" dy="0.35em">\(Money.zero(scale.top.currency).short)</text></g>

    """
  }

  private var months: [AxisTicks.Month] { AxisTicks.times(from: start, count: scale.months) }

  private var times: HTML {
    """
    <g class="tick-x"><text class="wider" x="0" y="100%" dy="1.55em">\(beginning)</text>\
    \(each: months, { month in
      "<text x=\"\(scale.across(month.place))\" y=\"100%\" dy=\"1.55em\">\(month.words)</text>"
    })</g>

    """
  }
}

/// The commands of an SVG path, written straight into the page, since charts have hundreds of
/// points.
struct DrawnPath {
  private(set) var html = HTML(reserving: 2_048)

  /// Appends a command, or the space between two numbers, and a whole number: "l-3".
  mutating func add(_ command: Figures.PathCommand, _ number: Int) {
    html.append(Figures(number, after: command))
  }

  mutating func close() { html.append(raw: "z") }
}
