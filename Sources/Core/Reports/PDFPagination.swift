/// A part of a report that is never divided between pages.
struct PDFBlock {
  enum Content: Equatable {
    case head
    case cards(Range<Int>)
    case tableTitle
    case row(Int)
    case note(Int)
  }

  let content: Content
  let height: Double
  let keepsWithNext: Bool

  init(_ content: Content, height: Double, keepsWithNext: Bool = false) {
    self.content = content
    self.height = height
    self.keepsWithNext = keepsWithNext
  }

  var isRow: Bool {
    if case .row = content { true } else { false }
  }
}

/// Distributes blocks over pages.
enum PDFPagination {
  /// Fills one page after another; on each, the header of the table precedes the first row.
  ///
  /// A block that keeps with the next one moves to its page, unless all blocks of the page would
  /// move.
  static func pages(
    of blocks: [PDFBlock], pageHeight: Double, headerHeight: Double
  ) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    var used = 0.0
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      let beginsRows = block.isRow && (index == start || !blocks[index - 1].isRow)
      let height = block.height + (beginsRows ? headerHeight : 0)
      if index == start || used + height <= pageHeight {
        used += height
        index += 1
      } else {
        let end = lastBreak(in: blocks, from: start, upTo: index)
        pages.append(start..<end)
        (start, index, used) = (end, end, 0)
      }
    }
    pages.append(start..<blocks.count)
    return pages
  }

  private static func lastBreak(in blocks: [PDFBlock], from start: Int, upTo end: Int) -> Int {
    let possible = (start + 1..<end + 1).last { !blocks[$0 - 1].keepsWithNext }
    return possible ?? end
  }
}
