/// The site's mark: a coin with an arc, like the ring of the credit card calculator.
package enum Icon {
  /// The plain name of its file.
  package static let name = "icon.svg"

  /// The icon as a file of its own, with heavier lines than in the header, because browsers show it
  /// small.
  package static let file: HTML = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">\
    <circle\(coin) fill="none"\(attribute: "stroke", Palette.light.bronze.description) \
    stroke-width="4"/>\
    <path\(arc) fill="none"\(attribute: "stroke", Palette.light.accent.description) \
    stroke-width="6"/></svg>

    """

  /// The mark next to the name in the header, coloured by the style sheet.
  static let inHeader: HTML = """
    <svg width="28" height="28" aria-hidden="true"><circle\(coin)/><path\(arc)/></svg>
    """

  private static let coin: HTML = " cx=\"14\" cy=\"14\" r=\"11\""
  private static let arc: HTML = " d=\"M14 3a11 11 0 0 1 11 11\""
}
