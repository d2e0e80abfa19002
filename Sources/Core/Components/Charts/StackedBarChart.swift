package import Markup

/// A chart of amounts over time that consist of two parts, with one bar for each span of time.
///
/// The parts differ by pattern as well as by colour. A table beside the chart holds every figure.
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
    self.lower = lower
    self.upper = upper
    self.axes = axes
  }

  /// The figure with its key.
  package var html: HTML {
    """
    <figure class="chart bars">
    <p class="chart-top">\(axes.highest)</p>
    <svg viewBox="0 0 340 160" role="img" aria-label="\(label)" preserveAspectRatio="none">
    <pattern id="bars-hatch" width="3" height="8" patternUnits="userSpaceOnUse">\
    <path class="bars-hatch" d="M1 0V8"/></pattern>
    <path class="bars-lower" fill="currentColor" d="\(path { (0, $0.lower) })"/>
    <path class="bars-upper" fill="url(#bars-hatch)" d="\(path { ($0.lower, $0.upper) })"/>
    <path class="chart-axis" d="M0 0V160H340"/>
    </svg>
    <p class="chart-bottom"><span>\(axes.start)</span><span>\(axes.end)</span></p>
    <figcaption>
    <ul class="key">
    <li class="better"><i></i>\(lower)</li>
    <li class="costly"><i></i>\(upper)</li>
    </ul>
    </figcaption>
    </figure>
    """
  }

  /// A rectangle for each bar that has the part, in tenths of a unit, and in whole units of height.
  private func path(_ part: (Bar) -> (from: Int64, height: Int64)) -> HTML {
    let most = bars.map { $0.lower + $0.upper }.max() ?? 0
    guard most > 0 else { return HTML() }
    func scaled(_ value: Int64) -> Int { Int(Int128(value) * 160 / Int128(most)) * 10 }
    var path = DrawnPath()
    for (index, bar) in bars.enumerated() {
      let (from, height) = part(bar)
      let (bottom, top) = (scaled(from), scaled(from + height))
      guard top > bottom else { continue }
      let (left, right) = (index * 3_400 / bars.count, (index + 1) * 3_400 / bars.count)
      let gap = (right - left) / 6
      path.add(.move, left + gap)
      path.add(.space, 1_600 - bottom)
      path.add(.vertical, 1_600 - top)
      path.add(.horizontal, right)
      path.add(.vertical, 1_600 - bottom)
      path.close()
    }
    return path.html
  }
}
