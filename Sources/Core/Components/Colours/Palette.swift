/// The site's colours, for light pages or for dark ones.
///
/// Paper and ink are for reading, teal is for actions and the cheaper way to pay, bronze for the
/// costly way. Pages use custom properties of the same names (`accentSoft` is `--accent-soft`).
/// Reports, the icon and the web app manifest use these values directly.
package struct Palette: Sendable, Equatable {
  /// The background of a page.
  package let paper: Colour
  /// The background of cards and boxes on the paper.
  package let card: Colour
  /// The background of areas set into a card: units next to a field, heads of tables.
  package let well: Colour
  package let ink: Colour
  /// Less important text: hints, labels of figures.
  package let soft: Colour
  package let line: Colour
  /// The borders of fields and the axes of charts.
  package let edge: Colour
  /// Links, buttons and the cheaper way to pay.
  package let accent: Colour
  /// The text of a button.
  package let accentInk: Colour
  /// A button under the pointer.
  package let accentHover: Colour
  /// Bands and bars of charts in the accent colour.
  package let accentMid: Colour
  /// The background of the help box and of secondary buttons.
  package let accentSoft: Colour
  /// A secondary button under the pointer.
  package let accentSoftHover: Colour
  /// The costly way to pay.
  package let bronze: Colour
  /// Bands and bars of charts for the costly way.
  package let bronzeMid: Colour
  /// The background of notes.
  package let bronzeSoft: Colour
  /// Error messages.
  package let alarm: Colour
  /// The inner line around the focused element.
  package let focus: Colour
  /// The outer line around the focused element.
  package let focusInk: Colour
}

extension Palette {
  /// The colours of light pages, and of everything that has no dark variant.
  package static let light = Palette(
    paper: Colour(0xFA_F7F1), card: .white, well: Colour(0xF4_EFE6),
    ink: Colour(0x1B_2A2F), soft: Colour(0x4D_5F66), line: Colour(0xE5_DDD0),
    edge: Colour(0x6B_7B81),
    accent: Colour(0x0B_5F58), accentInk: .white, accentHover: Colour(0x0E_5551),
    accentMid: Colour(0x55_998F), accentSoft: Colour(0xDF_F0EC),
    accentSoftHover: Colour(0xBD_D9D4),
    bronze: Colour(0x94_4B13), bronzeMid: Colour(0xBA_7B42), bronzeSoft: Colour(0xFA_ECDF),
    alarm: Colour(0xA3_242B),
    focus: Colour(0xFF_BF47), focusInk: Colour(0x1B_2A2F))

  package static let dark = Palette(
    paper: Colour(0x0F_1719), card: Colour(0x17_2225), well: Colour(0x1F_2C30),
    ink: Colour(0xED_F3F1), soft: Colour(0xA9_B9B8), line: Colour(0x2D_3D41),
    edge: Colour(0x8A_9B9B),
    accent: Colour(0x6F_D3C6), accentInk: Colour(0x06_211E), accentHover: Colour(0x86_D9CE),
    accentMid: Colour(0x3F_948A), accentSoft: Colour(0x15_3633),
    accentSoftHover: Colour(0x23_4F4A),
    bronze: Colour(0xF0_A765), bronzeMid: Colour(0xB5_763C), bronzeSoft: Colour(0x34_271B),
    alarm: Colour(0xFF_9A98), focus: light.focus, focusInk: Colour(0x0F_1719))

  /// Every colour with the name of its custom property, without the two hyphens.
  package var named: [(name: String, colour: Colour)] {
    [
      ("paper", paper), ("card", card), ("well", well), ("ink", ink), ("soft", soft),
      ("line", line), ("edge", edge), ("accent", accent), ("accent-ink", accentInk),
      ("accent-hover", accentHover), ("accent-mid", accentMid), ("accent-soft", accentSoft),
      ("accent-soft-hover", accentSoftHover), ("bronze", bronze), ("bronze-mid", bronzeMid),
      ("bronze-soft", bronzeSoft), ("alarm", alarm), ("focus", focus), ("focus-ink", focusInk),
    ]
  }

  /// The CSS rules that set the custom properties: all for light pages, the differing ones for
  /// dark.
  package static var css: String {
    let changed = zip(light.named, dark.named).filter { $0.colour != $1.colour }.map(\.1)
    return """
      :root {
      \(declarations(light.named, indentation: "  "))
      }

      @media (prefers-color-scheme: dark) {
        :root {
      \(declarations(changed, indentation: "    "))
        }
      }

      """
  }

  private static func declarations(
    _ colours: [(name: String, colour: Colour)], indentation: String
  ) -> String {
    colours.map { "\(indentation)--\($0.name): \($0.colour);" }.joined(separator: "\n")
  }
}
