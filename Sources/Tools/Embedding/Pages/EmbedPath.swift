/// The paths of framed tools, and of what helps to put them into a page.
enum EmbedPath {
  static let guide = Path("/embed/")
  static let oEmbed = Path("/oembed")
  static let frames = Path("/embed")

  static let counts = frames.appending("counts")

  static let colour = PathParameter(
    "colour", expression: "[0-9A-Fa-f]{6}", example: "7a1fa2", value: { Colour($0) },
    text: { $0.hexadecimal })
  static let theme = Path("/theme").appending(colour).withExtension(".css")

  /// The frame of one tool.
  static func frame(of tool: EmbeddedTool) -> Path<Void> { frames.appending(stem: tool.stem) }
}
