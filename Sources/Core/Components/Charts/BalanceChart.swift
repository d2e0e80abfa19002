package import Calendars
package import Finance
package import Markup

/// A chart of what is owed over time, with a line for each way of paying.
///
/// Each line ends where its balance does, and its name and date stand there. The axes are marked at
/// round amounts and years. Texts are placed by percentages of the picture, so that they keep their
/// size on every screen while the shapes stretch. A table beside the chart holds every figure.
package struct BalanceChart: Sendable {
  /// The look of a line, by what it stands for.
  package enum Look: String, Sendable {
    /// The visitor's own way of paying.
    case better
    /// The way that costs more.
    case costly
    /// A way that is neither good nor costly.
    case plain
  }

  /// A way of paying.
  package struct Line: Sendable {
    let look: Look
    let name: String
    let end: String
    let balances: [Money]

    /// A line of balances.
    ///
    /// - Parameters:
    ///   - look: The look of the line.
    ///   - name: The name at its end: "£55 a month".
    ///   - end: The words below the name: "clear Feb 2032".
    ///   - balances: The balance at the start and after each month, zero or more.
    package init(_ look: Look, _ name: String, end: String, balances: [Money]) {
      self.look = look
      self.name = name
      self.end = end
      self.balances = balances
    }

    /// The line in words, such as "£55 a month: clear Feb 2032.".
    package var words: String { "\(name): \(end)." }

    fileprivate var months: Int { balances.count - 1 }
  }

  private let label: String
  private let start: CalendarMonth?
  private let lines: [Line]
  private let scale: BalanceScale
  private let axes: ChartAxes

  /// A chart of one line or two.
  ///
  /// - Parameters:
  ///   - label: The finding in words, for screen readers.
  ///   - start: The month of the first balances; nil for an axis in years from now.
  ///   - currency: The currency of all balances.
  ///   - lines: The lines, in the order in which they are drawn.
  package init(label: String, from start: CalendarMonth?, in currency: Currency, lines: [Line]) {
    self.label = label
    self.start = start
    self.lines = lines
    scale = BalanceScale(
      top: lines.compactMap { $0.balances.max() }.max() ?? .zero(currency),
      months: lines.map(\.months).max() ?? 0)
    axes = ChartAxes(scale, from: start)
  }

  /// The picture, and the slider that reads it out where scripts run.
  package var html: HTML {
    let reader = start.map { start in
      ChartReader(
        scale, from: start,
        lines: lines.map { line in (line.name, { line.balances[min($0, line.months)] }) })
    }
    return "\(picture)\(reader?.html)"
  }

  private var picture: HTML {
    """
    <svg class="plot" role="img" aria-label="\(label)"\(attribute: "data-start", start?.iso)>
    \(axes.grid)\
    <svg viewBox="0 0 \(scale.months) \(scale.height)" width="100%" height="100%" \
    preserveAspectRatio="none">
    \(each: lines, { line in
        "<path class=\"line-\(line.look.rawValue)\" d=\"\(scale.shape(line.balances))\"/>\n"
      })\
    </svg>
    \(axes.marks)\(isConcave ? key : names)\(dots)</svg>
    """
  }
}

// MARK: - Names in the corner

extension BalanceChart {
  /// True when the longest line falls slowly at first, which leaves the upper right corner empty.
  private var isConcave: Bool {
    guard lines.allSatisfy({ $0.balances.last?.isZero == true }),
      let longest = lines.max(by: { $0.months < $1.months })
    else { return false }
    let half = longest.balances[longest.months / 2]
    return half + half > longest.balances[0]
  }

  /// The names of such lines, each beside a piece of its line.
  private var key: HTML {
    """
    <svg class="names" x="100%" y="0" overflow="visible">\(each: lines.enumerated(), { place, line in
      """
      <g transform="translate(0 \(place * 46))"><line class="line-\(line.look.rawValue)" x1="-24" \
      x2="0" y1="8" y2="8"/><text class="name-\(line.look.rawValue)" text-anchor="end">\
      <tspan class="name" x="-32" y="13">\(line.name)</tspan>\
      <tspan x="-32" y="32">\(line.end)</tspan></text></g>
      """
    })</svg>

    """
  }
}

// MARK: - Ends of lines

extension BalanceChart {
  private var dots: HTML {
    lines.map(dot).joined() + "\n"
  }

  private func dot(_ line: Line) -> HTML {
    let last = line.balances.last ?? .zero(scale.top.currency)
    return """
      <circle class="end-\(line.look.rawValue)" cx="\(scale.across(line.months))" \
      cy="\(scale.down(last))" r="6.5"/>
      """
  }

  /// The names at the ends; those far to the right stand above their lines, one higher than the
  /// other.
  private var names: HTML {
    var heights = ["66%", "44%"][...]
    return lines.map { line in
      if let last = line.balances.last, scale.isHigh(last) { return name(below: last, of: line) }
      return scale.isLeft(line.months)
        ? name(besideEndOf: line) : name(aboveEndOf: line, at: heights.popFirst() ?? "22%")
    }.joined()
  }

  /// The name of a line that ends with room for it below.
  private func name(below last: Money, of line: Line) -> HTML {
    let place = scale.across(line.months)
    return """
      <text class="name-\(line.look.rawValue)" text-anchor="end" x="\(place)" \
      y="\(scale.down(last))">\
      <tspan class="name" x="\(place)" dy="1.8em">\(line.name)</tspan>\
      <tspan x="\(place)" dy="1.3em">\(line.end)</tspan></text>

      """
  }

  private func name(besideEndOf line: Line) -> HTML {
    let place = scale.across(line.months)
    return """
      <text class="name-\(line.look.rawValue)" x="\(place)" y="100%">\
      <tspan class="name" x="\(place)" dx="11" dy="-1.6em">\(line.name)</tspan>\
      <tspan x="\(place)" dx="11" dy="1.2em">\(line.end)</tspan></text>

      """
  }

  private func name(aboveEndOf line: Line, at height: String) -> HTML {
    let place = scale.across(line.months)
    return """
      <text class="name-\(line.look.rawValue)" text-anchor="end" x="\(place)" y="\(height)">\
      <tspan class="name" x="\(place)">\(line.name)</tspan>\
      <tspan x="\(place)" dy="1.3em">\(line.end)</tspan></text>

      """
  }
}
