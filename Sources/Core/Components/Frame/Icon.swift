import Colours
package import Markup

/// The site's mark, a coin with an arc: the ring of the credit card calculator.
package enum Icon {
  /// What pages call the file of it.
  package static let name = "icon.svg"

  /// The icon of the site, a file of its own; its lines are heavier than in the header, as browsers
  /// show it small.
  package static let file: HTML = """
    <svg xmlns="http://www.w3.org/2000/svg"\(attribute: "viewBox", box)>\
    <circle\(coin) fill="none"\(attribute: "stroke", Palette.light.bronze.description) \
    stroke-width="4"/>\
    <path\(arc) fill="none"\(attribute: "stroke", Palette.light.accent.description) \
    stroke-width="6"/></svg>

    """

  /// The mark beside the name in the header; the style sheet gives it its colours.
  static let inHeader: HTML = """
    <svg class="mark" width="28" height="28"\(attribute: "viewBox", box) aria-hidden="true">\
    <circle class="mark-coin"\(coin)/>\
    <path class="mark-arc"\(arc)/></svg>
    """

  private static let box = "0 0 28 28"
  private static let coin: HTML = " cx=\"14\" cy=\"14\" r=\"11\""
  private static let arc: HTML = " d=\"M14 3a11 11 0 0 1 11 11\""
}
