import Hosting
import Formats

/// What other sites and their editors can ask.
enum EmbedAPI {
  static func operations(for tools: [Tool]) -> [OpenAPI.Operation] {
    tools.compactMap { EmbeddedTool($0) }.map { tool in
      .page(
        "/embed/\(tool.stem)", "The \(tool.embedding.inSentence) for a frame, without cookies",
        parameters: tool.embedding.parameters + surroundings)
    } + [
      .page("/embed/", "How to put a tool into a page"),
      .init(
        "/theme/{colour}.css", summary: "The style of an accent, six hexadecimal digits",
        mediaType: "text/css"),
      .init(
        "/oembed", summary: "How an editor shows a tool (oEmbed 1.0)",
        parameters: [
          .init("url", "The address of a tool", isRequired: true),
          .init("format", "The format of the answer", choices: ["json"]),
          .init("maxwidth", "The width that there is"),
          .init("maxheight", "The height that there is"),
        ],
        answer: .object([
          ("version", .text), ("type", .text), ("provider_name", .text), ("provider_url", .text),
          ("title", .text), ("width", .count), ("height", .count), ("html", .text),
        ])),
    ]
  }

  private static let surroundings: [OpenAPI.Parameter] = [
    .init("partner", "The id of the site that shows it, as in the settings"),
    .init("accent", "A colour, six hexadecimal digits"),
    .init(Site.currencyToUse, "The code of a currency to begin with"), .nation,
  ]
}
