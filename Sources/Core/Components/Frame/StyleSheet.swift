import Colours

/// The style sheet of every page: the palette, then one file for each component.
package enum StyleSheet {
  /// What pages call it.
  package static let name = "farthing.css"

  /// The folder of its files, inside that of all our own files.
  package static let folder = "css"

  /// Its files in the order of the cascade, without `.css`: where two rules weigh the same, that of
  /// the later file holds.
  package static let components = [
    "base", "frame", "help", "embedding", "layout", "forms", "notices", "answer", "formulas",
    "charts", "wallet", "details", "tables", "report", "groups", "codes", "plan",
    "forced-colours", "print",
  ]

  /// Joins the style sheet.
  ///
  /// - Parameter read: reads one of the files in ``folder`` by its name, such as "base.css".
  /// - Returns: the whole sheet.
  /// - Throws: what `read` throws.
  package static func joined<Failure: Error>(
    reading read: (String) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    var sheet = Array(Palette.css.utf8)
    for component in components { sheet += try read("\(component).css") }
    return sheet
  }
}
