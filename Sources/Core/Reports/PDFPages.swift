/// The layout of a report on its pages.
struct PDFPages {
  private let report: PDFReport
  private let canvas: PDFCanvas
  private let letters: PDFLetters
  private let cards: [PDFCard]
  private let table: PDFTable
  private var blocks: [PDFBlock] = []

  private static let left = 48.0
  private static let width = PDFCanvas.width - 2 * left
  private static let top = 70.0
  private static let bottom = PDFCanvas.height - 56
  private static let cardGap = 14.0
  private static let mostLines = 12

  init(_ report: PDFReport, on canvas: PDFCanvas) {
    self.report = report
    self.canvas = canvas
    letters = PDFLetters(on: canvas)
    let isSingle = report.cards.count == 1
    let cardWidth = isSingle ? Self.width : (Self.width - Self.cardGap) / 2
    cards = report.cards.map { [letters] in PDFCard($0, letters, width: cardWidth) }
    table = PDFTable(
      report.table, on: canvas, left: Self.left, width: Self.width)
    blocks = headBlocks + tableBlocks + noteBlocks
  }

  func draw(unless isAbandoned: () -> Bool) throws(PDFFailure) {
    let pages = PDFPagination.pages(
      of: blocks, pageHeight: Self.bottom - Self.top, headerHeight: table.headerHeight)
    canvas.open("Document")
    for (index, page) in pages.enumerated() {
      guard !isAbandoned() else { throw .abandoned }
      if index > 0 { canvas.nextPage() }
      drawMargins(page: index + 1, of: pages.count)
      draw(page)
    }
    canvas.close("Document")
  }
}

// MARK: - Heights

extension PDFPages {
  private var headBlocks: [PDFBlock] {
    let pairs = stride(from: 0, to: cards.count, by: 2).map { first in
      let pair = first..<min(first + 2, cards.count)
      return PDFBlock(.cards(pair), height: height(of: pair) + Self.cardGap)
    }
    return [PDFBlock(.head, height: titleHeight + leadHeight + 20)] + pairs
  }

  private var tableBlocks: [PDFBlock] {
    guard !report.table.rows.isEmpty else { return [] }
    let rows = report.table.rows
    let title = PDFBlock(.tableTitle, height: letters.section.lineHeight + 16, keepsWithNext: true)
    return [title]
      + rows.enumerated().map { index, row in
        let beforeSubtotal = index + 1 < rows.count && rows[index + 1].kind == .subtotal
        return PDFBlock(
          .row(index), height: table.height(of: row),
          keepsWithNext: row.kind == .heading || beforeSubtotal && row.kind == .ordinary)
      }
  }

  private var noteBlocks: [PDFBlock] {
    report.notes.indices.map { PDFBlock(.note($0), height: height(ofNote: $0)) }
  }

  private var titleHeight: Double {
    letters.title.height(of: report.title, within: Self.width, lines: 3)
  }

  private var leadHeight: Double {
    guard let lead = report.lead else { return 0 }
    return letters.lead.height(of: lead, within: Self.width, lines: 4) + 4
  }

  private func height(of pair: Range<Int>) -> Double {
    cards[pair].map(\.height).max() ?? 0
  }

  private func height(ofNote index: Int) -> Double {
    letters.note.height(of: report.notes[index], within: Self.width, lines: Self.mostLines)
      + (index == 0 ? 16 : 5)
  }
}

// MARK: - Drawing

extension PDFPages {
  private func draw(_ page: Range<Int>) {
    var top = Self.top
    for index in page {
      let block = blocks[index]
      let opensTable = block.isRow && !blocks[index - 1].isRow
      if opensTable { canvas.open("Table") }
      if block.isRow, opensTable || index == page.lowerBound {
        table.drawHeader(at: top, isRepeated: !opensTable)
        top += table.headerHeight
      }
      draw(block, at: top)
      top += block.height
      if block.isRow, index + 1 == blocks.count || !blocks[index + 1].isRow {
        canvas.close("Table")
        canvas.rule(.accent, weight: 1, x: Self.left, width: Self.width, y: top)
      }
    }
  }

  private func draw(_ block: PDFBlock, at top: Double) {
    switch block.content {
    case .head: drawHead(at: top)
    case .cards(let pair): draw(pair, at: top)
    case .tableTitle:
      canvas.tag("H2") {
        letters.section.draw(
          report.table.title, x: Self.left, baseline: top + 10 + letters.section.ascent,
          within: Self.width, lines: 1)
      }
    case .row(let index): table.draw(report.table.rows[index], at: top)
    case .note(let index): drawNote(index, at: top)
    }
  }

  private func drawHead(at top: Double) {
    canvas.tag("H1") {
      letters.title.draw(
        report.title, x: Self.left, baseline: top + letters.title.ascent, within: Self.width,
        lines: 3)
    }
    guard let lead = report.lead else { return }
    canvas.tag("P") {
      letters.lead.draw(
        lead, x: Self.left, baseline: top + titleHeight + 4 + letters.lead.ascent,
        within: Self.width, lines: 4)
    }
  }

  private func draw(_ pair: Range<Int>, at top: Double) {
    for (place, card) in cards[pair].enumerated() {
      let x = Self.left + Double(place) * (Self.width + Self.cardGap) / 2
      card.draw(on: canvas, x: x, top: top, height: height(of: pair))
    }
  }

  private func drawNote(_ index: Int, at top: Double) {
    canvas.tag("P") {
      letters.note.draw(
        report.notes[index], x: Self.left,
        baseline: top + (index == 0 ? 16 : 5) + letters.note.ascent,
        within: Self.width, lines: Self.mostLines)
    }
  }

  /// Draws the mark or the running title at the top, the footer and the page number at the bottom.
  private func drawMargins(page: Int, of count: Int) {
    let (left, right) = (Self.left, Self.left + Self.width)
    if page == 1 {
      canvas.arc(.bronze, weight: 1.6, x: left + 7, y: 45, radius: 6, part: 1)
      canvas.arc(.accent, weight: 3.2, x: left + 7, y: 45, radius: 6, part: 0.22)
      letters.site.draw(report.site, x: left + 20, baseline: 48.8)
    } else {
      letters.small.draw(report.title, x: left, baseline: 48, within: Self.width, lines: 1)
    }
    let baseline = PDFCanvas.height - 34
    canvas.rule(.line, weight: 0.6, x: left, width: Self.width, y: baseline - 14)
    letters.small.draw(
      report.footer, x: left, baseline: baseline, within: Self.width - 90, lines: 1)
    letters.small.draw("Page \(page) of \(count)", x: right, baseline: baseline, alignment: .right)
  }
}
