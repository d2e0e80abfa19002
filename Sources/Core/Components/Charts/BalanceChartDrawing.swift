/// A chart of balances as SVG.
///
/// Texts are placed by percentages of the picture, so that they keep their size on every screen
/// while the shapes stretch. A table next to the chart holds every figure.
extension BalanceChart {
  /// The picture, and the slider that reads it out where scripts run.
  ///
  /// Names stand at the ends of lines on all screens that have room for them there, and above the
  /// picture on all others.
  package var html: HTML {
    let reader = start.map { start in
      ChartReader(
        scale, from: start,
        lines: lines.map { line in (line.name, { line.balances[min($0, line.months)] }) })
    }
    let axes = ChartAxes(scale: scale, start: start, beginning: beginning)
    let points = linePoints
    let narrow = axes.isWide ? nil : namePlaces(in: .narrow, through: points)
    let wide = narrow ?? namePlaces(in: .wide, through: points)
    let places = wide ?? namePlaces(in: .full, through: points)
    let look = EndNames(narrow: narrow != nil, wide: wide != nil, full: places != nil).look
    return "\(namesAbove(look))\(picture(axes, places, look))\(reader?.html)"
  }

  private func picture(_ axes: ChartAxes, _ places: [NamePlace]?, _ look: String) -> HTML {
    """
    <svg class="plot\(look)\(axes.isWide ? " long-sums" : "")" role="img" aria-label="\(label)"\(attribute: "data-start", start?.iso)>
    \(axes.grid)\
    <svg viewBox="0 0 \(scale.months) \(scale.height)" width="100%" height="100%" \
    preserveAspectRatio="none">
    \(each: lines, { line in
        "<path class=\"line-\(line.look.rawValue)\" d=\"\(scale.shape(line.balances))\"/>\n"
      })\
    </svg>
    \(axes.marks)\(places.map(names))\(dots)</svg>
    """
  }

  /// The label of the picture: the largest sum at the left end, and the end of each line.
  private var label: String {
    let place = beginning == Self.now ? "now" : "at the \(beginning.lowercasedFirst)"
    let largest = lines.compactMap(\.balances.first).max()
    let first = largest.map { ", \($0.short) \(place)" } ?? ""
    return "Line chart of what you’ll owe\(first). \(caption)"
  }
}

/// The screens on which names stand at the ends of lines.
struct EndNames {
  let narrow: Bool
  let wide: Bool
  let full: Bool

  /// The class of the picture and of the names outside it; empty where no screen has room.
  var look: String { narrow ? " ends" : wide ? " wide-ends" : full ? " full-ends" : "" }
}

// MARK: - Names above the picture

extension BalanceChart {
  /// The names in a row, each after a piece of its line.
  ///
  /// Screen readers skip them, since the picture says the same.
  private func namesAbove(_ look: String) -> HTML {
    """
    <p class="line-names\(look)" aria-hidden="true">\(each: lines, { line in
      """
      <span><svg width="24" height="6"><line class="line-\(line.look.rawValue)" x2="24" y1="3" \
      y2="3"/></svg> <b class="name-\(line.look.rawValue)">\(line.name)</b> \(line.end)</span>

      """
    })</p>

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

  private func names(_ places: [NamePlace]) -> HTML {
    "<g class=\"names\">\(zip(lines, places).map(name).joined())</g>\n"
  }

  private func name(_ line: Line, _ place: NamePlace) -> HTML {
    let end = scale.across(line.months)
    let last = line.balances.last ?? .zero(scale.top.currency)
    return switch place {
    case .below:
      rows(of: line, x: end, y: scale.down(last), "1.8em", "1.3em", " text-anchor=\"end\"")
    case .beside:
      rows(of: line, x: end, y: "100%", "-1.65em", "1.3em", "")
    case .after:
      rows(of: line, x: end, y: scale.down(last), "-1.7em", "1.3em", "")
    case .above(let hundredths):
      rows(of: line, x: end, y: "\(hundredths)%", "0", "1.3em", " text-anchor=\"end\"")
    case .within(let thousandths):
      rows(
        of: line, x: "\(thousandths / 10).\(thousandths % 10)%", y: "100%", "-1.65em", "1.3em",
        " text-anchor=\"end\"")
    }
  }

  /// The name, and the words about its end in a row below it.
  private func rows(
    of line: Line, x: String, y: String, _ first: String, _ second: String, _ look: HTML
  ) -> HTML {
    """
    <text class="name-\(line.look.rawValue)" y="\(y)"\(look)>\
    <tspan class="name" x="\(x)" dy="\(first)">\(line.name)</tspan>\
    <tspan x="\(x)" dy="\(second)">\(line.end)</tspan></text>

    """
  }
}
