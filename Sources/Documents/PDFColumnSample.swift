/// The longest texts of a column, which stand for all of it when it is measured.
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
      case .ordinary where cell.utf8.count > ordinary.utf8.count: ordinary = cell
      case .subtotal where cell.utf8.count > subtotal.utf8.count: subtotal = cell
      default: continue
      }
    }
  }

  /// Figures get the width they want; text is broken beyond its most, and titles into words.
  func width(in letters: PDFTableLetters, widestText: Double) -> PDFColumnWidth {
    let cells = max(letters.cell.width(of: ordinary), letters.strong.width(of: subtotal))
    let word = title.split(separator: " ").map { letters.header.width(of: String($0)) }.max() ?? 0
    return PDFColumnWidth(
      cells: cells, title: letters.header.width(of: title),
      given: max(word, kind == .text ? min(cells, widestText) : cells).rounded(.up))
  }
}
