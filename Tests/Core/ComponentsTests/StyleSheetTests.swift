@Suite struct StyleSheetTests {
  @Test func `every file of the folder has its place in the cascade`() throws {
    let listed = StyleSheet.whole.components.map { "\($0).css" }
    #expect(try StyleSheetFiles.names().sorted() == listed.sorted())
  }

  @Test(arguments: StyleSheet.allCases)
  func `begins with the palette and goes on in the order of the list`(kind: StyleSheet) throws {
    let sheet = try StyleSheetFiles.joined(kind)
    #expect(sheet.hasPrefix(Palette.css))
    var rest = sheet.dropFirst(Palette.css.count)
    for component in kind.components {
      let part = try StyleSheetFiles.text("\(component).css")
      try #require(rest.hasPrefix(part), "\(component)")
      rest = rest.dropFirst(part.count)
    }
    #expect(rest.isEmpty)
  }

  @Test func `is sent without comments, spaces and zeros that say nothing, with every rule`() throws
  {
    let sheet =
      "a { /* of\n two lines */\n  margin: 0.5rem, -0.2em 10.5px;\n  content: \": \";\n}\n\n/* b */\n@media print {\n  b > i, u {\n    top: 0;\n  }\n}\n"
    let sent = String(decoding: StyleSheet.lighter(Array(sheet.utf8)), as: UTF8.self)
    #expect(sent == "a{margin:.5rem,-.2em 10.5px;content: \": \"}@media print{b>i,u{top:0}}")
    let whole = try StyleSheetFiles.joined()
    let light = String(decoding: StyleSheet.lighter(Array(whole.utf8)), as: UTF8.self)
    #expect(light.count { $0 == "}" } == whole.count { $0 == "}" })
    #expect(!light.contains("/*"))
  }

  /// What is printed is black on white, whatever the palette.
  @Test func `colours of the palette are given by the palette alone`() throws {
    let names = Set(Palette.light.named.map(\.name))
    for component in StyleSheet.whole.components where component != "modes/print" {
      let given = try StyleSheetFiles.text("\(component).css").matches(of: /--([a-z-]+):/)
      #expect(names.isDisjoint(with: given.map { String($0.output.1) }), "\(component)")
    }
  }

  @Test func `every property that is used is given somewhere`() throws {
    let sheet = try StyleSheetFiles.joined()
    let script = try #require(contents(of: "\(StyleSheetFiles.site)/farthing.js"))
    let given = Set(
      sheet.matches(of: /--([a-z-]+):/).map { String($0.output.1) }
        + script.matches(of: /setProperty\("--([a-z-]+)"/)
        .map { String($0.output.1) })
    let used = Set(sheet.matches(of: /var\(--([a-z-]+)\)/).map { String($0.output.1) })
    #expect(used.subtracting(given).isEmpty)
    #expect(used.count > 15)
  }
}

/// The files that the style sheet is joined from.
enum StyleSheetFiles {
  fileprivate static let site =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Public"
  private static let folder = "\(site)/\(StyleSheet.folder)"

  static func text(_ name: String) throws -> String {
    try #require(contents(of: "\(folder)/\(name)"))
  }

  static func joined(_ kind: StyleSheet = .whole) throws -> String {
    let sheet = try kind.joined { name in Array(try text(name).utf8) }
    return String(decoding: sheet, as: UTF8.self)
  }

  /// The files of the folder and of the folders in it.
  static func names(in place: String = "") throws -> [String] {
    let listing = TestSupport.names(in: folder + "/" + place)
    let names = try #require(listing)
    return try names.filter { !$0.hasPrefix(".") }.flatMap { name in
      name.hasSuffix(".css") ? [place + name] : try Self.names(in: "\(place)\(name)/")
    }
  }
}
