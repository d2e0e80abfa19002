/// The colours that follow from a partner's own colour, all with enough contrast.
///
/// Text needs 4.5 to 1 (WCAG 2.2, success criterion 1.4.3). A colour below that is made darker on
/// light pages and lighter on dark ones, only as far as needed.
package struct AccentTheme: Sendable, Equatable {
  package let asked: Colour
  package let light: AccentShades
  package let dark: AccentShades

  /// Works out the shades of a colour.
  package init(_ asked: Colour) {
    self.asked = asked
    light = AccentShades(asked, on: .light, movingTo: .black, softness: 88)
    dark = AccentShades(asked, on: .dark, movingTo: .white, softness: 82)
  }

  /// True when light pages can use the colour unchanged.
  package var isAsAsked: Bool { light.accent == asked }

  /// The CSS rules that replace the accent of the palette.
  package var css: String {
    """
    :root{\(light.css)}
    @media (prefers-color-scheme:dark){:root{\(dark.css)}}

    """
  }
}

/// The shades of a colour on light pages or on dark ones; each is used like the one of its name in
/// ``Palette``.
package struct AccentShades: Sendable, Equatable {
  package let accent: Colour
  package let ink: Colour
  /// A button under the pointer, and the text of a secondary button.
  package let hover: Colour
  package let soft: Colour
  package let softHover: Colour
  package let mid: Colour

  /// Works out the shades of a colour that go with the rest of a palette.
  ///
  /// - Parameters:
  ///   - asked: The partner's colour.
  ///   - palette: The colours around it.
  ///   - end: The colour to mix in when the partner's colour is not readable.
  ///   - softness: The least part of a card's colour in the soft shade, in hundredths.
  init(_ asked: Colour, on palette: Palette, movingTo end: Colour, softness: Int) {
    let soft = asked.mixed(with: palette.card, upFrom: softness) { shade in
      shade.isReadable(with: palette.texts)
    }
    let accent = asked.mixed(with: end, upFrom: 0) { shade in
      shade.isReadable(with: palette.surfaces + [soft])
    }
    let hover = accent.mixed(with: palette.ink, downFrom: 18) { shade in
      shade.isReadable(with: [palette.accentInk])
    }
    ink = palette.accentInk
    softHover = soft.mixed(with: accent, downFrom: 14) { $0.isReadable(with: [hover]) }
    mid = accent.mixed(with: palette.card, downFrom: 40) { $0.isVisible(on: palette.card) }
    (self.accent, self.hover, self.soft) = (accent, hover, soft)
  }

  fileprivate var css: String {
    "--accent:\(accent);--accent-ink:\(ink);--accent-hover:\(hover);--accent-mid:\(mid);"
      + "--accent-soft:\(soft);--accent-soft-hover:\(softHover)"
  }
}

extension Palette {
  /// The backgrounds of text in the accent: cards, paper, wells and notes.
  fileprivate var surfaces: [Colour] { [card, paper, well, bronzeSoft] }

  /// The colours of text on the soft accent.
  fileprivate var texts: [Colour] { [ink, soft, bronze, alarm] }
}
