/// A chart of balances as the site draws it, with its title above and a caption below.
///
/// The caption says each line in words, and tables have the figures. So the shapes and the words
/// among them are not read aloud.
struct PDFChart {
  let height: Double
  private let chart: BalanceChart
  private let letters: PDFLetters
  private let words: PDFChartLetters
  private let width: Double

  private static let spaceAbove = 10.0
  private static let plotHeight = 150.0
  private static let spaceBelowTitle = 12.0
  private static let spaceForTimes = 26.0
  private static let mostLines = 4

  init(
    _ chart: BalanceChart, _ letters: PDFLetters, on canvas: PDFCanvas, width: Double
  ) {
    self.chart = chart
    self.letters = letters
    words = PDFChartLetters(on: canvas)
    self.width = width
    let caption = letters.note.height(
      of: chart.caption, within: width, lines: Self.mostLines)
    height =
      Self.spaceAbove + letters.section.lineHeight + Self.spaceBelowTitle + Self.plotHeight
      + Self.spaceForTimes + caption
  }

  func draw(on canvas: PDFCanvas, x: Double, top: Double) {
    let titleTop = top + Self.spaceAbove
    canvas.tag("H2") {
      letters.section.draw(
        BalanceChart.title, x: x, baseline: titleTop + letters.section.ascent, within: width,
        lines: 1)
    }
    let plotTop = titleTop + letters.section.lineHeight + Self.spaceBelowTitle
    let labels = widestAmount + 8
    let frame = PDFChartFrame(
      scale: chart.scale, left: x + labels, top: plotTop, width: width - labels,
      height: Self.plotHeight)
    canvas.aside {
      drawShapes(in: frame, on: canvas)
      drawAmounts(in: frame)
      drawTimes(in: frame)
      PDFChartNames(chart: chart, frame: frame, letters: words, canvas: canvas).draw()
    }
    canvas.tag("P") {
      letters.note.draw(
        chart.caption, x: x,
        baseline: frame.bottom + Self.spaceForTimes + letters.note.ascent, within: width,
        lines: Self.mostLines)
    }
  }
}

// MARK: - Shapes

extension PDFChart {
  /// Draws the grid, the lines with the areas below them, and the time axis over them.
  private func drawShapes(in frame: PDFChartFrame, on canvas: PDFCanvas) {
    for amount in AxisTicks.amounts(below: chart.scale.top) {
      canvas.box(
        .line, x: frame.left, top: frame.y(amount) - 0.25, width: frame.width, height: 0.5)
    }
    for line in chart.lines {
      let points = chart.scale.points(of: line.balances).map(frame.point)
      let ends = [points.last, points.first].compactMap { $0 }
      canvas.fill(line.look.area, points + ends.map { .init(x: $0.x, y: frame.bottom) })
      canvas.stroke(line.look.colour, weight: line.look.weight, dashes: line.look.dashes, points)
    }
    canvas.box(.edge, x: frame.left, top: frame.bottom - 0.4, width: frame.width, height: 0.8)
  }

  private var widestAmount: Double {
    let ticks = AxisTicks.amounts(below: chart.scale.top).map { letters.small.width(of: $0.short) }
    return (ticks + [words.now.width(of: chart.scale.words(for: chart.scale.top))]).max() ?? 0
  }

  private func drawAmounts(in frame: PDFChartFrame) {
    let (x, scale) = (frame.left - 8, chart.scale)
    words.now.draw(
      scale.words(for: scale.top), x: x, baseline: frame.top + 3, alignment: .right)
    for amount in AxisTicks.amounts(below: scale.top) + [.zero(scale.top.currency)] {
      letters.small.draw(
        amount.short, x: x, baseline: frame.y(amount) + 3, alignment: .right)
    }
  }

  private func drawTimes(in frame: PDFChartFrame) {
    let marks = [(0, chart.beginning)] + chart.times.map { ($0.place, $0.words) }
    for (month, text) in marks {
      letters.small.draw(
        text, x: frame.x(month) - letters.small.width(of: text) / 2, baseline: frame.bottom + 13)
    }
  }
}
