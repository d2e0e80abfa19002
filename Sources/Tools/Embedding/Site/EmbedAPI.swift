import Hosting
import Components
import Formats

/// The routes for other sites and their editors, with descriptions.
enum EmbedAPI {
  static func frame(of tool: EmbeddedTool) -> OpenAPI.Description {
    .page(
      "The \(tool.embedding.inSentence) for a frame, without cookies",
      parameters: tool.embedding.parameters + surroundings)
  }

  static let guide = OpenAPI.Description.page("How to put a tool into a page")

  static let theme = OpenAPI.Description.file(
    "The style of an accent, six hexadecimal digits", "text/css")

  static let oEmbed = OpenAPI.Description.json(
    "How an editor shows a tool (oEmbed 1.0)",
    parameters: [
      .init("url", "The address of a tool", isRequired: true),
      .init("format", "The format of the answer", choices: ["json"]),
      .init("maxwidth", "The width that there is"),
      .init("maxheight", "The height that there is"),
    ],
    OEmbedRequests.shape)

  private static let surroundings: [OpenAPI.Parameter] = [
    .init(Embedding.partner, "The id of the site that shows it, as in the settings"),
    .init(Embedding.accent, "A colour, six hexadecimal digits"),
    .init(
      Embedding.heading, "Leaves the heading out, where the page around the frame has one",
      choices: [Embedding.noHeading]),
    .init(Site.currencyToUse, "The code of a currency to begin with"), .nation,
  ]
}
