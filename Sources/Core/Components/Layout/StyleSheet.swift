import Colours

/// The style sheet of every page: the palette, then one file for each component.
package enum StyleSheet {
  /// The plain name of its file.
  package static let name = "farthing.css"

  /// The folder of its parts, within that of the site's files.
  package static let folder = "css"

  /// Its parts in the order of the cascade, without `.css`: of two rules of equal weight, the later
  /// wins.
  package static let components = [
    "base", "frame", "help", "embedding", "layout", "forms", "notices", "answer", "formulas",
    "charts", "sheet", "persistent-debt", "offer", "wallet", "month", "details", "tables", "report",
    "groups", "group-page",
    "balances", "codes", "plan", "debt-plan", "home",
    "forced-colours", "print",
  ]

  /// Joins the palette and all parts.
  ///
  /// - Parameter read: Reads one of the files in ``folder`` by its name, such as "base.css".
  /// - Returns: The whole style sheet.
  /// - Throws: The error of `read`.
  package static func joined<Failure: Error>(
    reading read: (String) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    var sheet = Array(Palette.css.utf8)
    for component in components { sheet += try read("\(component).css") }
    return sheet
  }
}
