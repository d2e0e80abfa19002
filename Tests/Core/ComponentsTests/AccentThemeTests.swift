@Suite struct AccentThemeTests {
  /// Every seventeenth step of each channel, and every grey: 4,352 colours.
  private static let asked: [Colour] = {
    let steps = stride(from: 0, through: 255, by: 17).map { UInt8($0) }
    let grid = steps.flatMap { red in
      steps.flatMap { green in steps.map { Colour(red: red, green: green, blue: $0) } }
    }
    return grid + (0...255).map { Colour(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
  }()

  @Test(arguments: ["light", "dark"])
  func `words can be read in every colour, with the pointer over them or not`(
    scheme: String
  ) throws {
    let sheet = try SheetColours(scheme)
    let (surfaces, texts) = (try sheet.surfaces, try sheet.texts)
    for asked in Self.asked {
      let theme = AccentTheme(asked)
      let shades = scheme == "light" ? theme.light : theme.dark
      let pairs = [
        (shades.ink, shades.accent), (shades.ink, shades.hover),
        (shades.accent, shades.soft), (shades.hover, shades.softHover),
      ]
      let ratios =
        pairs.map { $0.contrast(with: $1) } + surfaces.map(shades.accent.contrast)
        + texts.map(shades.soft.contrast)
      #expect(ratios.allSatisfy { $0 >= 4.5 }, "\(asked): \(ratios)")
      #expect(shades.hover != shades.accent, "\(asked)")
      #expect(shades.softHover != shades.soft, "\(asked)")
    }
  }

  @Test(arguments: ["light", "dark"])
  func `our own colour can be read too`(scheme: String) throws {
    let sheet = try SheetColours(scheme)
    let pairs = [
      ("accent-ink", "accent"), ("accent-ink", "accent-hover"), ("accent", "accent-soft"),
      ("accent-hover", "accent-soft-hover"), ("soft", "accent-soft"), ("ink", "accent-soft"),
      ("bronze", "accent-soft"), ("alarm", "accent-soft"),
    ]
    for (text, back) in pairs {
      #expect(try sheet[text].contrast(with: sheet[back]) >= 4.5, "\(text) on \(back)")
    }
  }

  /// `background: var(…)` of hovered buttons is what the theme works out.
  @Test func `buttons under the pointer take their colours from the theme`() throws {
    let css = AccentTheme(try #require(Colour("ffd400"))).css
    for name in ["accent", "accent-ink", "accent-hover", "accent-soft", "accent-soft-hover"] {
      #expect(css.matches(of: try Regex("--\(name):#[0-9a-f]{6}")).count == 2)
    }
    let sheet = try StyleSheetFiles.joined()
    #expect(sheet.contains("button:hover,\n.button:hover {\n  background: var(--accent-hover);\n}"))
    #expect(
      sheet.contains(
        ".second:hover {\n  background: var(--accent-soft-hover);\n  color: var(--accent-hover);\n}"
      ))
    #expect(!sheet.contains("color-mix"))
  }

  @Test func `a colour that can be read is left alone`() throws {
    let teal = try #require(Colour("0b5f58"))
    #expect(AccentTheme(teal).light.accent == teal)
    #expect(AccentTheme(teal).isAsAsked)
    #expect(!AccentTheme(try #require(Colour("ffff00"))).isAsAsked)
  }
}

/// The colours of the style sheet by their names, on light pages or on dark ones.
private struct SheetColours {
  private let colours: [String: Colour]

  init(_ scheme: String) throws {
    let blocks = try StyleSheetFiles.joined().matches(of: /:root {([^}]*)}/).map(\.output.1)
    let block = try #require(scheme == "light" ? blocks.first : blocks.dropFirst().first)
    let pairs = try block.matches(of: /--([a-z-]+): #([0-9a-f]+);/).map { match in
      let digits = match.output.2
      let whole = digits.count == 3 ? String(digits.flatMap { [$0, $0] }) : String(digits)
      return (String(match.output.1), try #require(Colour(whole)))
    }
    colours = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  subscript(_ name: String) -> Colour {
    get throws { try #require(colours[name]) }
  }

  /// What words of the accent stand on.
  var surfaces: [Colour] {
    get throws { try ["paper", "card", "well", "bronze-soft"].map { try self[$0] } }
  }

  /// What stands on the soft shade of the accent.
  var texts: [Colour] {
    get throws { try ["ink", "soft", "bronze", "alarm"].map { try self[$0] } }
  }
}
