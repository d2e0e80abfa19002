/// The few colours that a partner's own colour changes, each with enough contrast to be read.
///
/// Text needs 4.5 to 1 (WCAG 2.2, success criterion 1.4.3). A colour that does not reach it is made
/// darker on light pages and lighter on dark ones until it does, and no further.
package struct AccentTheme: Sendable, Equatable {
  package let asked: Colour

  /// The colour for links and buttons on light pages, and the soft shade behind it.
  package let light: Colour
  package let lightSoft: Colour
  package let dark: Colour
  package let darkSoft: Colour

  package init(_ asked: Colour) {
    self.asked = asked
    lightSoft = asked.mixed(with: .white, 0.88)
    darkSoft = asked.mixed(with: Colour.darkCard, 0.82)
    light = asked.moved(to: .black, on: Colour.lightSurfaces + [lightSoft])
    dark = asked.moved(to: .white, on: Colour.darkSurfaces + [darkSoft])
  }

  /// Whether the colour was fit to be used as it was asked for, on light pages.
  package var isAsAsked: Bool { light == asked }

  /// What stands on a button of the colour.
  package var darkInk: Colour { .darkInk }

  package var css: String {
    """
    :root{--accent:\(light);--accent-soft:\(lightSoft);--accent-ink:\(Colour.white)}
    @media (prefers-color-scheme:dark){:root{--accent:\(dark);--accent-soft:\(darkSoft);\
    --accent-ink:\(Colour.darkInk)}}

    """
  }
}
