/// A part of a report that is never divided between pages.
struct PDFBlock {
  enum Content: Equatable {
    case head
    case cards(Range<Int>)
    case chart
    case title(table: Int)
    case row(Int, table: Int)
    case note(Int)
    case code
  }

  let content: Content
  let height: Double
  var keepsWithNext = false

  /// The height of the header above it, if it is the first row on its page.
  var headerHeight: Double = 0

  /// The height of all blocks that belong on one page with it if a page can hold them; 0 for none.
  var groupHeight: Double = 0

  var isRow: Bool {
    if case .row = content { true } else { false }
  }
}

/// Distributes blocks over pages.
enum PDFPagination {
  /// Fills one page after another; on each, the header of a table precedes its first row.
  ///
  /// A block that keeps with the next one moves to its page, unless all blocks of the page would
  /// move. A group that fits on a page is not divided.
  static func pages(of blocks: [PDFBlock], pageHeight: Double) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    var used = 0.0
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      let beginsRows = block.isRow && (index == start || !blocks[index - 1].isRow)
      let height = block.height + (beginsRows ? block.headerHeight : 0)
      let needed = block.groupHeight <= pageHeight ? max(height, block.groupHeight) : height
      if index == start || used + needed <= pageHeight {
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
