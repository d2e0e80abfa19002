/// The style sheet of every page: the palette, then one file for each component.
package enum StyleSheet {
  /// The plain name of its file.
  package static let name = "farthing.css"

  /// The folder of its parts, within that of the site's files.
  package static let folder = "css"

  /// Its parts in the order of the cascade, without `.css`: of two rules of equal weight, the later
  /// takes precedence.
  ///
  /// A part is named like the folder and the file of the component that it draws; the rules of a
  /// tool alone are in `tools/`, in files that begin with its stem.
  package static let components = [
    "layout/base", "layout/surroundings", "help/box", "layout/embedded", "layout/page",
    "layout/calm",
    "controls/controls", "layout/notices", "answers/sentence", "words/mathematics", "charts/bars",
    "answers/figures", "charts/balances", "charts/bands", "charts/reader", "controls/answer",
    "answers/tools", "answers/next", "answers/example", "tools/credit-card-letters",
    "tools/balance-transfer",
    "tools/cards-list", "tools/cards-month", "details", "rows/rows", "rows/tick",
    "rows/folds", "tables", "tools/loan-report",
    "tools/groups", "tools/groups-page", "tools/groups-balances", "tools/groups-box",
    "layout/codes", "tools/cards-helper", "tools/plan", "tools/budget", "tools/evidence",
    "tools/cards-missed", "tools/rates", "tools/home",
    "modes/forced-colours",
    "modes/print",
  ]

  /// Joins the palette and all parts.
  ///
  /// - Parameter read: Reads one of the files in ``folder`` by its name, such as "layout/base.css".
  /// - Returns: The whole style sheet.
  /// - Throws: The error of `read`.
  package static func joined<Failure: Error>(
    reading read: (String) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    var sheet = Array(Palette.css.utf8)
    for component in components { sheet += try read("\(component).css") }
    return sheet
  }

  /// The same rules in fewer bytes: without comments, indentation and empty lines.
  ///
  /// No text in a style sheet of the site holds the signs of a comment.
  package static func lighter(_ sheet: [UInt8]) -> [UInt8] {
    let lines = String(decoding: sheet, as: UTF8.self)
      .replacing(/(?s)\/\*.*?\*\//, with: "")
      .split(separator: "\n")
      .map { line in line.drop { $0 == " " } }
    return Array(lines.filter { !$0.isEmpty }.joined(separator: "\n").utf8)
  }
}
