import Components
import TestSupport
import Testing

@Suite struct AccentThemeTests {
  /// The ratios of WCAG 2.2's own definition, worked out by hand from it.
  @Test(arguments: [
    ("000000", "ffffff", 21.0), ("ffffff", "ffffff", 1.0), ("777777", "ffffff", 4.478),
    ("767676", "ffffff", 4.542), ("0000ff", "ffffff", 8.592),
  ])
  func `contrast is that of WCAG`(one: String, two: String, ratio: Double) throws {
    let contrast = try #require(Colour(one)).contrast(with: try #require(Colour(two)))
    #expect(abs(contrast - ratio) < 0.001)
  }

  @Test(arguments: ["#0b5f58", "0B5F58"])
  func `reads six digits`(text: String) {
    #expect(Colour(text) == Colour(red: 11, green: 95, blue: 88))
  }

  @Test(arguments: ["", "fff", "0b5f5", "0b5f588", "gggggg", "+b5f58", "-b5f58", "0b 5f5"])
  func `reads nothing else`(text: String) {
    #expect(Colour(text) == nil)
  }

  @Test func `every colour can be read, from white to black`() throws {
    var random = SeededGenerator(seed: 4)
    let greys = (0...255).map { Colour(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
    let others = (0..<2_000).map { _ in
      Colour(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random))
    }
    let surfaces = try surfaces
    for colour in greys + others {
      let theme = AccentTheme(colour)
      let ratios =
        (surfaces.light + [theme.lightSoft]).map(theme.light.contrast)
        + (surfaces.dark + [theme.darkSoft, theme.darkInk]).map(theme.dark.contrast)
      #expect(ratios.allSatisfy { $0 >= 4.5 }, "\(colour)")
    }
  }

  /// The colours of the style sheet that text stands on: those of light pages, then of dark ones.
  private var surfaces: (light: [Colour], dark: [Colour]) {
    get throws {
      let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      let sheet = try #require(contents(of: "/\(root)/Public/farthing.css"))
      let colours = try sheet.matches(of: /--(?:paper|card|well|bronze-soft): #([0-9a-f]+);/).map {
        let digits = $0.output.1
        return try #require(
          Colour(digits.count == 3 ? String(digits.flatMap { [$0, $0] }) : String(digits)))
      }
      try #require(colours.count >= 8)
      return (Array(colours[0..<4]), Array(colours[4..<8]))
    }
  }

  @Test func `a colour that can be read is left alone`() throws {
    let teal = try #require(Colour("0b5f58"))
    #expect(AccentTheme(teal).light == teal)
    #expect(AccentTheme(teal).isAsAsked)
    #expect(!AccentTheme(try #require(Colour("ffff00"))).isAsAsked)
  }
}
