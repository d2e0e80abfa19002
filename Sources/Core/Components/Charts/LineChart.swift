package import Markup

/// What is owed over time, one line for each way of paying.
///
/// The lines differ by pattern and width as well as by colour. Axis words are text of the page, so
/// that they grow with the reader's size; the tables beside a chart hold every figure.
package struct LineChart: Sendable {
  package struct Line: Sendable {
    package enum Look: String, Sendable {
      case better
      case costly
      /// A way that is shown but not recommended.
      case plain
    }

    let look: Look
    let name: String
    let values: [Int64]

    /// `values` are what is owed at the start and after each month.
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

  /// `label` states the trend in words; `highest` and `end` stand at the ends of the axes.
  package init(label: String, lines: [Line], highest: String, end: String) {
    self.label = label
    self.lines = lines
    self.highest = highest
    self.end = end
  }

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

  /// The line's points to a tenth of a unit; of long lines only as many as can be told apart.
  private static func path(_ values: [Int64], months: Int, most: Int64) -> HTML {
    let stride = max(1, values.count / 120)
    let last = values.count - 1
    var path = DrawnPath()
    for month in values.indices where month % stride == 0 || month == last {
      path.add(month == 0 ? "M" : "L", months == 0 ? 0 : month * 3_400 / months)
      let height = Self.height(of: values[month], most: most)
      path.add(" ", 1_600 - height)
    }
    return path.html
  }

  /// The height in tenths of a unit; the product of an amount and 1,600 may need more than 64 bits.
  private static func height(of value: Int64, most: Int64) -> Int {
    guard most > 0 else { return 0 }
    let product = min(value, most).magnitude.multipliedFullWidth(by: 1_600)
    return Int(most.magnitude.dividingFullWidth(product).quotient)
  }
}
