package import Markup

/// A chart of the balance over time, with one line for each way of paying.
///
/// The lines differ by pattern and width as well as by colour. The words at the axes are text of
/// the page, so that they grow with the reader's font size. A table beside the chart holds every
/// figure.
package struct LineChart: Sendable {
  /// One line with its name in the key.
  package struct Line: Sendable {
    /// The look of a line, by what it stands for.
    package enum Look: String, Sendable {
      case better
      case costly
      /// A way of paying that is shown but not recommended.
      case plain
    }

    let look: Look
    let name: String
    let values: [Int64]

    /// A line of one way of paying.
    ///
    /// - Parameters:
    ///   - name: The name in the key.
    ///   - look: The look of the line.
    ///   - values: The balance at the start and after each month, in minor units of one currency.
    package init(_ name: String, look: Look, values: [Int64]) {
      self.name = name
      self.look = look
      self.values = values
    }
  }

  private let label: String
  private let lines: [Line]
  private let highest: String
  private let end: String

  /// A chart of several lines.
  ///
  /// - Parameters:
  ///   - label: The trend in words, for screen readers.
  ///   - lines: The lines.
  ///   - highest: The largest amount, at the top of the vertical axis.
  ///   - end: The last month, at the right end of the horizontal axis.
  package init(label: String, lines: [Line], highest: String, end: String) {
    self.label = label
    self.lines = lines
    self.highest = highest
    self.end = end
  }

  /// The figure with its key.
  package var html: HTML {
    let months = lines.map { $0.values.count - 1 }.max() ?? 0
    let most = lines.flatMap { $0.values.prefix(1) }.max() ?? 0
    return """
      <figure class="chart">
      <p class="chart-top">\(highest)</p>
      <svg viewBox="0 0 340 160" role="img" aria-label="\(label)" preserveAspectRatio="none">
      <path class="chart-grid" d="M0 40H340M0 80H340M0 120H340"/>
      <path class="chart-axis" d="M0 0V160H340"/>
      \(each: lines, { line in
        """
        <path class="chart-\(line.look.rawValue)" d="\(Self.path(line.values, months: months, most: most))"/>

        """
      })\
      </svg>
      <p class="chart-bottom"><span>now</span><span>\(end)</span></p>
      <figcaption>
      <ul class="key">
      \(each: lines, { line in
        "<li class=\"\(line.look.rawValue)\"><i></i>\(line.name)</li>\n"
      })\
      </ul>
      </figcaption>
      </figure>
      """
  }

  /// The points of a line, in tenths of a unit; of long lines, about 120 points.
  private static func path(_ values: [Int64], months: Int, most: Int64) -> HTML {
    let stride = max(1, values.count / 120)
    let last = values.count - 1
    var path = DrawnPath()
    for month in values.indices where month % stride == 0 || month == last {
      path.add(month == 0 ? .move : .line, months == 0 ? 0 : month * 3_400 / months)
      let height = Self.height(of: values[month], most: most)
      path.add(.space, 1_600 - height)
    }
    return path.html
  }

  /// The height of a value in tenths of a unit.
  ///
  /// The product of an amount and 1,600 may need more than 64 bits.
  private static func height(of value: Int64, most: Int64) -> Int {
    guard most > 0 else { return 0 }
    let product = min(value, most).magnitude.multipliedFullWidth(by: 1_600)
    return Int(most.magnitude.dividingFullWidth(product).quotient)
  }
}
