/// The colours of the style sheet that an accent has to go with, on light pages or on dark ones.
struct Palette: Sendable {
  let card: Colour
  /// The backgrounds of words in the accent: cards, paper, wells and notes.
  let surfaces: [Colour]
  let text: Colour
  /// The colours of words on the soft shade of the accent: text, softer text, the costly way,
  /// mistakes.
  let texts: [Colour]
  /// The colour of the text on a button.
  let ink: Colour
  /// Where an accent moves that cannot be read.
  let end: Colour
  /// How much of a card is in the soft shade, at least, in hundredths.
  let softness: Int

  static let light = Palette(
    card: .white,
    surfaces: [.white, Colour(0xFA_F7F1), Colour(0xF3_EEE4), Colour(0xF8_E9DC)],
    text: Colour(0x1B_2A2F),
    texts: [Colour(0x1B_2A2F), Colour(0x4D_5F66), Colour(0x9A_4F16), Colour(0xA3_242B)],
    ink: .white, end: .black, softness: 88)

  static let dark = Palette(
    card: Colour(0x18_2326),
    surfaces: [Colour(0x18_2326), Colour(0x10_191B), Colour(0x1F_2C30), Colour(0x38_281A)],
    text: Colour(0xED_F3F1),
    texts: [Colour(0xED_F3F1), Colour(0xA9_B9B8), Colour(0xF0_A765), Colour(0xFF_9A98)],
    ink: Colour(0x06_211E), end: .white, softness: 82)
}
