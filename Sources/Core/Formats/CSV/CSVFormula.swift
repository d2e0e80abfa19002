/// Prevents spreadsheets from running typed text as a formula.
package enum CSVFormula {
  /// The text with an apostrophe before everything that a spreadsheet would take for a formula.
  ///
  /// That is at the start and, because some countries' spreadsheets separate cells at semicolons or
  /// tabs, after each of those and each line break. ``restored(_:)`` gives the original text back.
  ///
  ///     CSVFormula.disarmed("-Ana")          // '-Ana
  ///     CSVFormula.disarmed("Tea;=A1")       // Tea;'=A1
  package static func disarmed(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return text }
    return rewrite(text) { apostrophes in apostrophes + 1 }
  }

  /// The original text of a cell that ``disarmed(_:)`` made.
  package static func restored(_ cell: String) -> String {
    guard cell.utf8.contains(UInt8(ascii: "'")) else { return cell }
    return rewrite(cell) { apostrophes in max(0, apostrophes - 1) }
  }

  /// Changes the number of apostrophes before everything that looks like a formula.
  private static func rewrite(_ text: String, apostrophes change: (Int) -> Int) -> String {
    var result = String.UnicodeScalarView()
    var apostrophes = 0
    var isCellStart = true
    func flush(_ count: Int) {
      result.append(contentsOf: repeatElement("'", count: count))
      apostrophes = 0
    }
    for scalar in text.unicodeScalars {
      if isCellStart, scalar == "'" {
        apostrophes += 1
        continue
      }
      if isCellStart, apostrophes > 0 || !isPassedOver(scalar) {
        let isFormula =
          signs.contains(scalar) || (result.isEmpty && controls.contains(scalar))
        flush(isFormula ? change(apostrophes) : apostrophes)
        isCellStart = false
      }
      result.append(scalar)
      isCellStart = isCellStart || separators.contains(scalar)
    }
    flush(apostrophes)
    return String(result)
  }

  /// Plain, full-width and small forms of = + - @, and the minus sign.
  private static let signs: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "＝", "＋", "－", "＠", "﹦", "﹢", "﹣", "﹫", "−",
  ]
  private static let controls: Set<Unicode.Scalar> = ["\t", "\r", "\n"]
  private static let separators: Set<Unicode.Scalar> = [";", "\t", "\r", "\n"]

  /// True for characters that spreadsheets skip before looking for a formula.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    guard !separators.contains(scalar) else { return false }
    let properties = scalar.properties
    return scalar == "\"" || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }

  /// True for bytes that can begin a sign or a control character: a fast test before the exact one.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): true
    case 0xE2, 0xEF: true
    default: byte < 0x20
    }
  }
}
