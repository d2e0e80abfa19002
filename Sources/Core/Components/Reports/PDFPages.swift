/// The layout of a report on its pages.
struct PDFPages {
  private let report: PDFReport
  private let canvas: PDFCanvas
  private let letters: PDFLetters
  private let cards: [PDFCard]
  private let chart: PDFChart?
  private let tables: [PDFTable]
  private var blocks: [PDFBlock] = []

  private static let left = 48.0
  private static let width = PDFCanvas.width - 2 * left
  private static let top = 70.0
  private static let bottom = PDFCanvas.height - 56
  private static let cardGap = 14.0
  private static let mostLines = 12
  private static let mostLinesOfLead = 6
  private static let mostLinesOfAddress = 40
  private static let spaceAboveTable = 18.0

  init(_ report: PDFReport, on canvas: PDFCanvas) {
    self.report = report
    self.canvas = canvas
    letters = PDFLetters(on: canvas)
    let last = report.cards.count - 1
    cards = report.cards.enumerated().map { [letters] place, card in
      let isAlone = place == last && place.isMultiple(of: 2)
      return PDFCard(
        card, letters, width: isAlone ? Self.width : (Self.width - Self.cardGap) / 2)
    }
    chart = report.chart.map { [letters] in
      PDFChart($0, letters, on: canvas, width: Self.width)
    }
    tables = report.tables.map { PDFTable($0, on: canvas, left: Self.left, width: Self.width) }
    blocks =
      headBlocks + report.tables.indices.flatMap(blocks(ofTable:)) + noteBlocks
      + (report.code.map { [PDFBlock(content: .code, height: height(of: $0))] } ?? [])
  }

  func draw(unless isAbandoned: () -> Bool) throws(PDFFailure) {
    let pages = PDFPagination.pages(of: blocks, pageHeight: Self.bottom - Self.top)
    for (index, page) in pages.enumerated() {
      guard !isAbandoned() else { throw .abandoned }
      if index > 0 { canvas.nextPage() }
      canvas.aside { drawMargins(page: index + 1, of: pages.count) }
      draw(page)
    }
  }
}

// MARK: - Heights

extension PDFPages {
  private var headBlocks: [PDFBlock] {
    let pairs = stride(from: 0, to: cards.count, by: 2).map { first in
      let pair = first..<min(first + 2, cards.count)
      return PDFBlock(content: .cards(pair), height: height(of: pair) + Self.cardGap)
    }
    let chart = chart.map { PDFBlock(content: .chart, height: $0.height) }
    return [PDFBlock(content: .head, height: titleHeight + leadHeight + askedHeight + 20)] + pairs
      + [chart].compactMap { $0 }
  }

  private func blocks(ofTable place: Int) -> [PDFBlock] {
    let (rows, table) = (report.tables[place].rows, tables[place])
    guard !rows.isEmpty else { return [] }
    let blocks = rows.enumerated().map { index, row in
      let beforeSubtotal = index + 1 < rows.count && rows[index + 1].kind == .subtotal
      return PDFBlock(
        content: .row(index, table: place), height: table.height(of: row),
        keepsWithNext: row.kind == .heading || beforeSubtotal && row.kind == .ordinary,
        headerHeight: table.headerHeight)
    }
    let height = letters.section.lineHeight + Self.spaceAboveTable + 6
    let title = PDFBlock(
      content: .title(table: place), height: height, keepsWithNext: true,
      groupHeight: blocks.reduce(height + table.headerHeight) { $0 + $1.height })
    return [title] + blocks
  }

  private var noteBlocks: [PDFBlock] {
    report.notes.indices.map { PDFBlock(content: .note($0), height: height(ofNote: $0)) }
  }

  private var titleHeight: Double {
    letters.title.height(of: report.title, within: Self.width, lines: 3)
  }

  private var leadHeight: Double {
    guard let lead = report.lead else { return 0 }
    return letters.lead.height(of: lead, within: Self.width, lines: Self.mostLinesOfLead) + 4
  }

  private var askedHeight: Double {
    guard let asked = report.asked else { return 0 }
    return height(ofWords: asked) + height(ofAddress: asked) + 6
  }

  private func height(ofWords asked: PDFReport.Question) -> Double {
    letters.small.height(of: asked.words, within: Self.width, lines: Self.mostLines)
  }

  private func height(ofAddress asked: PDFReport.Question) -> Double {
    letters.link.height(of: asked.address, within: Self.width, lines: Self.mostLines)
  }

  private func height(of pair: Range<Int>) -> Double {
    cards[pair].map(\.height).max() ?? 0
  }

  /// A module of a code is 0.4 mm wide: a camera reads it at an arm's length.
  private static let module = 0.4 / 25.4 * 72
  private static let spaceAboveCode = 14.0

  private static func side(of code: PDFReport.Code) -> Double { Double(code.code.size) * module }

  private func height(of code: PDFReport.Code) -> Double {
    let words = widthBeside(code)
    let text =
      letters.note.height(of: code.words, within: words, lines: Self.mostLines) + 4
      + letters.link.height(of: code.address, within: words, lines: Self.mostLinesOfAddress)
    return Self.spaceAboveCode + max(Self.side(of: code), text)
  }

  private func widthBeside(_ code: PDFReport.Code) -> Double {
    Self.width - Self.side(of: code) - Self.cardGap
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
      if case .row(_, let place) = block.content, opensTable || index == page.lowerBound {
        tables[place].drawHeader(at: top, isRepeated: !opensTable)
        top += block.headerHeight
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
    case .chart: chart?.draw(on: canvas, x: Self.left, top: top)
    case .title(let place):
      canvas.tag("H2") {
        letters.section.draw(
          report.tables[place].title, x: Self.left,
          baseline: top + Self.spaceAboveTable + letters.section.ascent,
          within: Self.width, lines: 1)
      }
    case .row(let index, let place):
      tables[place].draw(report.tables[place].rows[index], at: top)
    case .note(let index): drawNote(index, at: top)
    case .code: report.code.map { draw($0, at: top + Self.spaceAboveCode) }
    }
  }

  private func drawHead(at top: Double) {
    canvas.tag("H1") {
      letters.title.draw(
        report.title, x: Self.left, baseline: top + letters.title.ascent, within: Self.width,
        lines: 3)
    }
    if let lead = report.lead {
      canvas.tag("P") {
        letters.lead.draw(
          lead, x: Self.left, baseline: top + titleHeight + 4 + letters.lead.ascent,
          within: Self.width, lines: Self.mostLinesOfLead)
      }
    }
    if let asked = report.asked { draw(asked, at: top + titleHeight + leadHeight + 6) }
  }

  /// Draws the words and, on lines of its own, the address.
  ///
  /// The words are an element of their own: cairo leaves text next to an element out of the
  /// structure.
  private func draw(_ asked: PDFReport.Question, at top: Double) {
    let addressTop = top + height(ofWords: asked)
    canvas.tag("P") {
      canvas.tag("Span") {
        letters.small.draw(
          asked.words + " ", x: Self.left, baseline: top + letters.small.ascent,
          within: Self.width, lines: Self.mostLines)
      }
      canvas.link(
        to: asked.address, x: Self.left, top: addressTop,
        width: min(Self.width, letters.link.width(of: asked.address)),
        height: height(ofAddress: asked)
      ) {
        letters.link.draw(
          asked.address, x: Self.left, baseline: addressTop + letters.link.ascent,
          within: Self.width, lines: Self.mostLines)
      }
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

  /// Draws the code, the words beside it, and below these the address.
  private func draw(_ code: PDFReport.Code, at top: Double) {
    canvas.code(code.code, module: Self.module, x: Self.left, top: top)
    let (x, width) = (Self.left + Self.side(of: code) + Self.cardGap, widthBeside(code))
    canvas.tag("P") {
      letters.note.draw(
        code.words, x: x, baseline: top + letters.note.ascent, within: width,
        lines: Self.mostLines)
    }
    let below =
      top + 4 + letters.note.height(of: code.words, within: width, lines: Self.mostLines)
    let lines = Self.mostLinesOfAddress
    canvas.tag("P") {
      canvas.link(
        to: code.address, x: x, top: below,
        width: min(width, letters.link.width(of: code.address)),
        height: letters.link.height(of: code.address, within: width, lines: lines)
      ) {
        letters.link.draw(
          code.address, x: x, baseline: below + letters.link.ascent, within: width, lines: lines)
      }
    }
  }

  /// Draws the mark or the running title at the top, the footer and the page number at the bottom.
  private func drawMargins(page: Int, of count: Int) {
    let (left, right) = (Self.left, Self.left + Self.width)
    if page == 1 {
      canvas.arc(.bronze, weight: 1.6, x: left + 7, y: 45, radius: 6, part: 1)
      canvas.arc(.accent, weight: 3.2, x: left + 7, y: 45, radius: 6, part: 0.22)
      letters.site.draw(PDFFile.creator, x: left + 20, baseline: 48.8)
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
