/// The widest texts of a column, which are measured in place of all others.
struct PDFColumnSample {
  private let kind: PDFReport.Column.Kind
  private let title: String
  private var ordinary = ""
  private var subtotal = ""

  init(column: Int, of table: PDFReport.Table) {
    kind = table.columns[column].kind
    title = table.columns[column].title
    for row in table.rows where column < row.cells.count {
      let cell = row.cells[column]
      switch row.kind {
      case .ordinary where cell.roughWidth > ordinary.roughWidth: ordinary = cell
      case .subtotal where cell.roughWidth > subtotal.roughWidth: subtotal = cell
      default: continue
      }
    }
  }

  func width(in letters: PDFTableLetters) -> PDFColumnWidth {
    let words = title.split(separator: " ").map { letters.header.width(of: String($0)) }
    return PDFColumnWidth(
      cells: max(letters.cell.width(of: ordinary), letters.strong.width(of: subtotal)),
      title: letters.header.width(of: title), titleWord: words.max() ?? 0, kind: kind)
  }
}

/// The widths of the widest cell, the title and its longest word, each on a single line.
struct PDFColumnWidth {
  let cells: Double
  let title: Double
  let titleWord: Double
  let kind: PDFReport.Column.Kind

  private static let widestText = 170.0

  /// The least width of the column: figures need their line, while text and titles can be broken.
  var least: Double {
    max(titleWord, kind == .text ? min(cells, Self.widestText) : cells).rounded(.up)
  }

  /// The widths in letters of another size, in proportion.
  func scaled(by factor: Double) -> PDFColumnWidth {
    PDFColumnWidth(
      cells: cells * factor, title: title * factor, titleWord: titleWord * factor, kind: kind)
  }
}

extension String {
  /// About the width of the text, in thousandths of its size, to compare texts of a column.
  fileprivate var roughWidth: Int {
    utf8.reduce(0) { width, byte in
      switch byte {
      case UInt8(ascii: " ")...UInt8(ascii: "/"), UInt8(ascii: "i"), UInt8(ascii: "j"),
        UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: ":"), UInt8(ascii: ";"):
        width + 270
      case UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "t"): width + 370
      case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"): width + 900
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): width + 650
      // A character outside ASCII counts by its first byte; those of East Asia are square.
      case 0x80..<0xC0: width
      case 0xE3...: width + 1_000
      default: width + 560
      }
    }
  }
}
