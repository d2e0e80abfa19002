/// A style sheet: the palette, then one file for each component.
///
/// A page has one of them, so that the order of its rules is that of one list.
package enum StyleSheet: CaseIterable, Sendable {
  /// For the pages of calculators: without what only other pages have.
  case calculators
  /// For all other pages: everything.
  case whole

  /// The plain name of its file.
  package var name: String {
    switch self {
    case .calculators: "calculators.css"
    case .whole: "farthing.css"
    }
  }

  /// The folder of the parts, within that of the site's files.
  package static let folder = "css"

  /// Its parts in the order of the cascade.
  package var components: [String] {
    switch self {
    case .calculators: Self.components.filter { !Self.ofOtherPages.contains($0) }
    case .whole: Self.components
    }
  }

  /// The parts that no page of a calculator needs.
  private static let ofOtherPages: Set = [
    "tools/cards-list", "tools/cards-month", "tools/cards-plan", "tools/cards-helper",
    "tools/cards-missed",
    "tools/groups", "tools/groups-page", "tools/groups-balances", "tools/groups-box",
    "tools/evidence", "tools/rates", "tools/home", "rows/tick",
  ]

  /// All parts in the order of the cascade, without `.css`: of two rules of equal weight, the later
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
    "layout/codes", "tools/cards-helper", "tools/plan", "tools/cards-plan", "tools/budget",
    "tools/evidence", "tools/cards-missed", "tools/rates", "tools/home",
    "modes/forced-colours",
    "modes/print",
  ]

  /// Joins the palette and its parts.
  ///
  /// - Parameter read: Reads one of the files in ``folder`` by its name, such as "layout/base.css".
  /// - Returns: The style sheet.
  /// - Throws: The error of `read`.
  package func joined<Failure: Error>(
    reading read: (String) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    var sheet = Array(Palette.css.utf8)
    for component in components { sheet += try read("\(component).css") }
    return sheet
  }

  /// The same rules in fewer bytes: without comments, and without the spaces, line ends and zeros that say
  /// nothing.
  ///
  /// No text in a style sheet of the site holds the signs of a comment.
  package static func lighter(_ sheet: [UInt8]) -> [UInt8] {
    let lines = String(decoding: sheet, as: UTF8.self)
      .replacing(/(?s)\/\*.*?\*\//, with: "")
      .split(separator: "\n")
      .map { lighter(withoutSpacesAround($0)) }
    // Elsewhere the end of a line parts two words.
    return Array(
      lines.map { $0.last.map("{};,".contains) ?? true ? $0 : $0 + "\n" }.joined()
        .replacing(";}", with: "}").utf8)
  }

  private static func withoutSpacesAround(_ line: Substring) -> String {
    var rest = line.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// A line of a rule: the start of its block, or one of its declarations.
  private static func lighter(_ line: String) -> String {
    guard !line.contains("\"") else { return line }
    guard line.hasSuffix(";") else {
      return line.replacing(" {", with: "{").replacing(", ", with: ",").replacing(" > ", with: ">")
    }
    // Validators read env() with its space alone.
    let parted = line.contains("env(") ? line : line.replacing(", ", with: ",")
    let numbers = parted.replacing(": ", with: ":", maxReplacements: 1)
    return [" 0.", "(0.", ",0.", ":0.", "-0."].reduce(numbers) { numbers, zero in
      numbers.replacing(zero, with: "\(zero.prefix(1)).")
    }
  }
}
