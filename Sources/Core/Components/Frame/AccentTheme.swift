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
    light = AccentShades(asked, on: .light)
    dark = AccentShades(asked, on: .dark)
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

  init(_ asked: Colour, on palette: Palette) {
    let soft = asked.mixed(with: palette.card, upFrom: palette.softness) { shade in
      shade.isReadable(with: palette.texts)
    }
    let accent = asked.mixed(with: palette.end, upFrom: 0) { shade in
      shade.isReadable(with: palette.surfaces + [soft])
    }
    let hover = accent.mixed(with: palette.text, downFrom: 18) { shade in
      shade.isReadable(with: [palette.ink])
    }
    ink = palette.ink
    softHover = soft.mixed(with: accent, downFrom: 14) { $0.isReadable(with: [hover]) }
    (self.accent, self.hover, self.soft) = (accent, hover, soft)
  }

  fileprivate var css: String {
    "--accent:\(accent);--accent-ink:\(ink);--accent-hover:\(hover);--accent-soft:\(soft);"
      + "--accent-soft-hover:\(softHover)"
  }
}
