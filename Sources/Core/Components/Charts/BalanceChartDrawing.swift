import Calendars
import Charts
import Finance
package import Markup

/// A chart of balances as SVG.
///
/// Texts are placed by percentages of the picture, so that they keep their size on every screen
/// while the shapes stretch. A table next to the chart holds every figure.
extension BalanceChart {
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
    let axes = ChartAxes(scale, from: start)
    return """
      <svg class="plot" role="img" aria-label="Line chart of what you’ll owe. \(caption)"\(attribute: "data-start", start?.iso)>
      \(axes.grid)\
      <svg viewBox="0 0 \(scale.months) \(scale.height)" width="100%" height="100%" \
      preserveAspectRatio="none">
      \(each: lines, { line in
        "<path class=\"line-\(line.look.rawValue)\" d=\"\(scale.shape(line.balances))\"/>\n"
      })\
      </svg>
      \(axes.marks)\(hasEmptyCorner ? key : names)\(dots)</svg>
      """
  }
}

// MARK: - Names in the corner

extension BalanceChart {
  /// The names of lines in the empty corner, each next to a piece of its line.
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

  /// The names at the ends.
  private var names: HTML {
    zip(lines, namePlaces).map { line, place in
      switch place {
      case .below: name(belowEndOf: line)
      case .beside: name(besideEndOf: line)
      case .above(let hundredths): name(aboveEndOf: line, at: "\(hundredths)%")
      }
    }.joined()
  }

  /// The name of a line that ends with room for it below.
  private func name(belowEndOf line: Line) -> HTML {
    let place = scale.across(line.months)
    let last = line.balances.last ?? .zero(scale.top.currency)
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
