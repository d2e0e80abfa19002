package import Colours

/// The few colours that a partner's own colour changes, each with enough contrast to be read.
///
/// Text needs 4.5 to 1 (WCAG 2.2, success criterion 1.4.3). A colour that does not reach it is made
/// darker on light pages and lighter on dark ones until it does, and no further.
package struct AccentTheme: Sendable, Equatable {
  package let asked: Colour
  package let light: AccentShades
  package let dark: AccentShades

  package init(_ asked: Colour) {
    self.asked = asked
    light = AccentShades(asked, on: .light, movingTo: .black, softness: 88)
    dark = AccentShades(asked, on: .dark, movingTo: .white, softness: 82)
  }

  /// Whether the colour was fit to be used as it was asked for, on light pages.
  package var isAsAsked: Bool { light.accent == asked }

  package var css: String {
    """
    :root{\(light.css)}
    @media (prefers-color-scheme:dark){:root{\(dark.css)}}

    """
  }
}

/// The shades of a colour on light pages, or on dark ones.
package struct AccentShades: Sendable, Equatable {
  /// Links and buttons.
  package let accent: Colour
  /// The colour of the text on a button.
  package let ink: Colour
  /// A button under the pointer, and the words of a second one.
  package let hover: Colour
  /// Behind the help box and second buttons.
  package let soft: Colour
  /// A second button under the pointer.
  package let softHover: Colour

  /// Works out the shades of a colour that go with the rest of a palette.
  ///
  /// - Parameters:
  ///   - asked: the partner's colour.
  ///   - palette: the colours around it.
  ///   - end: where a colour moves that cannot be read.
  ///   - softness: how much of a card is in the soft shade, at least, in hundredths.
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
    (self.accent, self.hover, self.soft) = (accent, hover, soft)
  }

  fileprivate var css: String {
    "--accent:\(accent);--accent-ink:\(ink);--accent-hover:\(hover);--accent-soft:\(soft);"
      + "--accent-soft-hover:\(softHover)"
  }
}

extension Palette {
  /// The backgrounds of words in the accent: cards, paper, wells and notes.
  fileprivate var surfaces: [Colour] { [card, paper, well, bronzeSoft] }

  /// The colours of words on the soft shade of the accent: text, softer text, the costly way,
  /// mistakes.
  fileprivate var texts: [Colour] { [ink, soft, bronze, alarm] }
}
