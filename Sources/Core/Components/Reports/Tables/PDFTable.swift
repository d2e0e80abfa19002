/// A table of the report: the places of its columns, the heights of its rows, and their drawing.
struct PDFTable {
  private struct Column {
    let title: String
    let titleHeight: Double
    let kind: PDFReport.Column.Kind
    let x: Double
    let width: Double
    let isWrapped: Bool
  }

  let headerHeight: Double
  private let columns: [Column]
  private let letters: PDFTableLetters
  private let canvas: PDFCanvas
  private let left: Double
  private let width: Double

  private static let padding = 1.35
  private static let spaceBeforeHeading = 7.0
  private static let mostLines = 3

  init(
    _ table: PDFReport.Table, on canvas: PDFCanvas, left: Double, width: Double
  ) {
    let samples = table.columns.indices.map { PDFColumnSample(column: $0, of: table) }
    let (letters, cells, given) = PDFTableLetters.fitting(
      samples, within: width, on: canvas)
    let gap = given.reduce(width, -) / Double(max(1, given.count - 1))
    var x = left
    var columns: [Column] = []
    for (index, column) in table.columns.enumerated() {
      columns.append(
        Column(
          title: column.title,
          titleHeight: letters.header.height(
            of: column.title, within: given[index], lines: Self.mostLines),
          kind: column.kind, x: x, width: given[index],
          isWrapped: cells[index] > given[index]))
      x += given[index] + gap
    }
    self.columns = columns
    self.letters = letters
    self.canvas = canvas
    self.left = left
    self.width = width
    headerHeight = (columns.map(\.titleHeight).max() ?? 0) + 8
  }

  func height(of row: PDFReport.Row) -> Double {
    switch row.kind {
    case .ordinary: tallestCell(of: row, in: letters.cell) + 2 * Self.padding
    case .subtotal: tallestCell(of: row, in: letters.strong) + 2 * Self.padding + 1
    case .heading: Self.spaceBeforeHeading + letters.heading.lineHeight + 2 * Self.padding
    }
  }

  /// The height of a line, or more when a cell is broken or in a script with taller letters.
  private func tallestCell(of row: PDFReport.Row, in words: PDFLettering) -> Double {
    var height = words.lineHeight
    for (column, cell) in zip(columns, row.cells) where isMeasured(cell, in: column) {
      height = max(height, words.height(of: cell, within: column.width, lines: Self.mostLines))
    }
    return height
  }

  private func isMeasured(_ cell: String, in column: Column) -> Bool {
    column.kind == .text && (column.isWrapped || cell.utf8.contains { $0 >= 0x80 })
  }
}

// MARK: - Drawing

extension PDFTable {
  /// Draws the titles of the columns; only the first time do they belong to the text read aloud.
  func drawHeader(at top: Double, isRepeated: Bool) {
    let bottom = top + headerHeight
    canvas.rule(.accent, weight: 1, x: left, width: width, y: bottom - 1)
    guard !isRepeated else {
      return canvas.aside { columns.forEach { draw(titleOf: $0, bottom: bottom) } }
    }
    canvas.tag("TR") {
      for column in columns {
        canvas.header("/O /Table /Scope /Column") { draw(titleOf: column, bottom: bottom) }
      }
    }
  }

  private func draw(titleOf column: Column, bottom: Double) {
    let baseline = bottom - 6 - column.titleHeight + letters.header.ascent
    letters.header.draw(
      column.title, x: column.x, baseline: baseline,
      within: column.width, lines: Self.mostLines,
      alignment: column.kind == .figures ? .right : .left)
  }

  func draw(_ row: PDFReport.Row, at top: Double) {
    let bottom = top + height(of: row)
    switch row.kind {
    case .heading: return drawHeading(row.cells.first ?? "", at: top)
    case .subtotal:
      canvas.box(.tint, x: left - 4, top: top, width: width + 8, height: bottom - top)
      drawCells(
        of: row, letters.strong, letters.strongFigures, baseline: top + Self.padding + 0.5)
    case .ordinary:
      canvas.rule(.line, weight: 0.4, x: left, width: width, y: bottom)
      drawCells(of: row, letters.cell, letters.cellFigures, baseline: top + Self.padding)
    }
  }

  private func drawHeading(_ title: String, at top: Double) {
    canvas.bookmark(title, at: top)
    canvas.tag("TR") {
      canvas.header("/O /Table /Scope /Row /ColSpan \(max(1, columns.count))") {
        letters.heading.draw(
          title, x: left,
          baseline: top + Self.spaceBeforeHeading + Self.padding + letters.heading.ascent,
          within: width, lines: 1)
      }
    }
  }

  private func drawCells(
    of row: PDFReport.Row, _ words: PDFLettering, _ figures: PDFFigures, baseline top: Double
  ) {
    let baseline = top + words.ascent
    canvas.tag("TR") {
      for (index, column) in columns.enumerated() {
        let cell = index < row.cells.count ? row.cells[index] : ""
        canvas.tag("TD") {
          switch column.kind {
          case .text: draw(cell, in: column, words, figures, baseline: baseline)
          case .figures:
            figures.draw(
              cell, x: column.x + column.width, baseline: baseline, alignment: .right)
          }
        }
      }
    }
  }

  private func draw(
    _ cell: String, in column: Column, _ words: PDFLettering, _ figures: PDFFigures,
    baseline: Double
  ) {
    guard isMeasured(cell, in: column) else {
      return figures.draw(cell, x: column.x, baseline: baseline, alignment: .left)
    }
    words.draw(cell, x: column.x, baseline: baseline, within: column.width, lines: Self.mostLines)
  }
}
