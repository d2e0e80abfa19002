/// A chart of amounts over time that consist of two parts, with one bar for each span of time.
///
/// The parts differ by pattern as well as by colour. A table next to the chart holds every figure.
package struct StackedBarChart: Sendable {
  /// The two parts of a bar, in minor units.
  package struct Bar: Sendable {
    let lower: Int64
    let upper: Int64

    /// A bar from its parts, neither below zero.
    package init(lower: Int64, upper: Int64) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// The words at the ends of the axes.
  package struct Axes: Sendable {
    let highest: String
    let start: String
    let end: String

    /// The largest amount at the top, and the first and last span at the bottom.
    package init(highest: String, start: String, end: String) {
      self.highest = highest
      self.start = start
      self.end = end
    }
  }

  private let label: String
  private let bars: [Bar]
  private let most: Int64
  private let lower: String
  private let upper: String
  private let axes: Axes

  /// A chart from its bars.
  ///
  /// - Parameters:
  ///   - label: The trend in words, for screen readers.
  ///   - bars: The bars from left to right.
  ///   - lower: The name of the lower parts.
  ///   - upper: The name of the upper parts.
  ///   - axes: The words at the ends of the axes.
  package init(label: String, bars: [Bar], lower: String, upper: String, axes: Axes) {
    self.label = label
    self.bars = bars
    most = bars.map { $0.lower + $0.upper }.max() ?? 0
    self.lower = lower
    self.upper = upper
    self.axes = axes
  }

  package var html: HTML {
    """
    <figure class="chart">
    <p class="chart-top">\(axes.highest)</p>
    <svg viewBox="0 0 \(bars.count * step) 160" role="img" aria-label="\(label)" preserveAspectRatio="none">
    <pattern id="bars-hatch" width="3" height="8" patternUnits="userSpaceOnUse">\
    <path class="bars-hatch" d="M1 0V8"/></pattern>
    <path class="bars-lower" stroke="currentColor" stroke-width="\(step - gap)" \
    transform="translate(\(middle))" d="\(lowerBars)"/>
    <path class="bars-upper" fill="url(#bars-hatch)" d="\(upperBars)"/>
    <path class="chart-axis" d="M0 0V160H\(bars.count * step)"/>
    </svg>
    <p class="chart-bottom"><span>\(axes.start)</span><span>\(axes.end)</span></p>
    <figcaption>
    <ul class="key">
    <li><i></i>\(lower)</li>
    <li class="costly"><i></i>\(upper)</li>
    </ul>
    </figcaption>
    </figure>
    """
  }

  /// The width of a bar and the gap before it, in whole units, of which all bars have about 340.
  ///
  /// Whole units take less of the page than tenths; the drawing is as wide as its place, whatever
  /// the units.
  private var step: Int { max(2, (340 + bars.count / 2) / max(1, bars.count)) }
  private var gap: Int { max(1, step / 6) }

  /// The distance from the start of a step to the middle of its bar.
  private var middle: String {
    let halves = step + gap
    return "\(halves / 2)\(halves % 2 == 0 ? "" : ".5")"
  }

  /// The lower parts, each a line as thick as its bar, which takes half the room of a rectangle.
  private var lowerBars: HTML {
    var path = DrawnPath()
    for (index, bar) in bars.enumerated() {
      let top = height(of: bar.lower)
      guard top > 0 else { continue }
      path.add(.move, index * step)
      path.add(.space, 160)
      path.add(.vertical, 160 - top)
    }
    return path.html
  }

  /// The upper parts, each a rectangle with an edge.
  private var upperBars: HTML {
    var path = DrawnPath()
    for (index, bar) in bars.enumerated() {
      let (bottom, top) = (height(of: bar.lower), height(of: bar.lower + bar.upper))
      guard top > bottom else { continue }
      path.add(.move, index * step + gap)
      path.add(.space, 160 - bottom)
      path.add(.vertical, 160 - top)
      path.add(.horizontal, (index + 1) * step)
      path.add(.vertical, 160 - bottom)
      path.close()
    }
    return path.html
  }

  /// The height of an amount; the highest bar has 160 units.
  private func height(of amount: Int64) -> Int {
    most > 0 ? Int(Int128(amount) * 160 / Int128(most)) : 0
  }
}
