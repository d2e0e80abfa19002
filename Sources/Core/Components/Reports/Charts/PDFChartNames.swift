import CPango

/// The lettering of a chart except its axes.
struct PDFChartLetters {
  let now: PDFLettering
  private let names: [BalanceChart.Look: PDFLettering]
  private let ends: [BalanceChart.Look: PDFLettering]

  init(on canvas: PDFCanvas) {
    now = PDFLettering(on: canvas, size: 8, weight: PANGO_WEIGHT_SEMIBOLD, colour: .ink)
    let looks: [BalanceChart.Look] = [.better, .costly, .plain]
    func lettering(_ size: Double, _ weight: PangoWeight) -> [BalanceChart.Look: PDFLettering] {
      Dictionary(
        uniqueKeysWithValues: looks.map { look in
          (look, PDFLettering(on: canvas, size: size, weight: weight, colour: look.colour))
        })
    }
    names = lettering(9, PANGO_WEIGHT_BOLD)
    ends = lettering(8, PANGO_WEIGHT_NORMAL)
  }

  /// The lettering of a line's name and of the words below it.
  func words(of look: BalanceChart.Look) -> [PDFLettering] {
    [names[look], ends[look]].compactMap { $0 }
  }
}

/// The ends of a chart's lines: a dot at each, with the name of the line; in the corner if it has no
/// room there.
struct PDFChartNames {
  let chart: BalanceChart
  let frame: PDFChartFrame
  let letters: PDFChartLetters
  let canvas: PDFCanvas

  private static let lineHeight = 11.0

  func draw() {
    if let places = chart.namePlaces(in: .paper) {
      for (line, place) in zip(chart.lines, places) { drawName(of: line, place) }
    } else {
      for (row, line) in chart.lines.enumerated() { drawKey(of: line, row: row) }
    }
    for line in chart.lines {
      let end = end(of: line)
      canvas.dot(.white, x: end.x, y: end.y, radius: 4.2)
      canvas.dot(line.look.colour, x: end.x, y: end.y, radius: 3.2)
    }
  }

  private func end(of line: BalanceChart.Line) -> PDFPoint {
    let last = line.balances.last ?? .zero(chart.scale.top.currency)
    return PDFPoint(x: frame.x(line.months), y: frame.y(last))
  }

  private func drawKey(of line: BalanceChart.Line, row: Int) {
    let y = frame.top + 6 + Double(row) * 25
    let look = line.look
    canvas.stroke(
      look.colour, weight: look.weight, dashes: look.dashes,
      [PDFPoint(x: frame.right - 18, y: y), PDFPoint(x: frame.right, y: y)])
    write(line, x: frame.right - 24, baseline: y + 3, alignment: .right)
  }

  private func drawName(of line: BalanceChart.Line, _ place: NamePlace) {
    let end = end(of: line)
    let aboveAxis = frame.bottom - 5 - Self.lineHeight
    switch place {
    case .below: write(line, x: end.x, baseline: end.y + 16, alignment: .right)
    case .beside: write(line, x: end.x + 8, baseline: aboveAxis, alignment: .left)
    case .after: write(line, x: end.x + 8, baseline: end.y - 16, alignment: .left)
    case .within(let thousandths):
      let x = frame.left + frame.width * Double(thousandths) / 1_000
      write(line, x: x, baseline: aboveAxis, alignment: .right)
    case .above(let hundredths):
      let down = frame.height * Double(hundredths) / 100
      write(line, x: end.x, baseline: frame.top + down, alignment: .right)
    }
  }

  /// Writes the name, and the words about its end on the next line.
  private func write(
    _ line: BalanceChart.Line, x: Double, baseline: Double, alignment: PDFLettering.Alignment
  ) {
    for (row, (text, lettering)) in zip([line.name, line.end], letters.words(of: line.look))
      .enumerated()
    {
      lettering.draw(
        text, x: x, baseline: baseline + Double(row) * Self.lineHeight, alignment: alignment)
    }
  }
}

extension BalanceChart.Look {
  var colour: Colour {
    switch self {
    case .better: .accent
    case .costly: .bronze
    case .plain: .soft
    }
  }

  var area: Colour {
    switch self {
    case .better: .tint
    case .costly: .bronzeTint
    case .plain: .well
    }
  }

  var weight: Double { self == .costly ? 1.3 : 2 }

  /// The lengths of dashes and of the gaps between them, in points; none for a solid line.
  var dashes: [Double] { self == .costly ? [3.5, 2.5] : [] }
}
