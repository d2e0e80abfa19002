/// The routes for other sites and their editors, with descriptions.
enum EmbedAPI {
  static func frame(of tool: EmbeddedTool) -> OpenAPI.Description {
    .page(
      "The \(tool.embedding.inSentence) for a frame, without cookies",
      parameters: tool.embedding.parameters + surroundings,
      also: [.missing, .init("403", "A frame on a site that may not show it: words that say so")])
  }

  static let guide = OpenAPI.Description.page(
    "How to put a tool into a page",
    also: [.missing, .init("422", "A choice is wrong: the page says which")])

  static let theme = OpenAPI.Description.file(
    "The style of an accent, six hexadecimal digits", "text/css")

  static let oEmbed = OpenAPI.Description.json(
    "How an editor shows a tool (oEmbed 1.0)",
    parameters: [
      .init(
        "url", "The address of a tool", isRequired: true,
        .matching("https?://.+", upTo: 2_000, example: "https://money.example/loan")),
      .init("format", "The format of the answer", .choice(["json"])),
      .init("maxwidth", "The width that there is", size),
      .init("maxheight", "The height that there is", size),
    ],
    OEmbedRequests.shape, also: [.missing, .init("501", "The format is another one than JSON")])

  static let countsPage = OpenAPI.Description.page(
    "Asks a partner for its key", parameters: [countsPartner])

  static let countsForm = OpenAPI.Description(
    "How often a partner's frames were used, as a page",
    parameters: [
      countsPartner,
      .init("key", "The key of the partner, as in the settings", isRequired: true, key),
    ], mediaType: "text/html", status: "200", also: [refused])

  static let countsJSON = OpenAPI.Description.json(
    "How often a partner's frames were used, by day and tool; the key of the partner is sent as "
      + "“Authorization: Bearer KEY”",
    parameters: [countsPartner], CountsReport.shape, also: [refused])

  static let countsCSV = OpenAPI.Description.file(
    "The same as a table; the key of the partner is sent as “Authorization: Bearer KEY”",
    parameters: [countsPartner], "text/csv", also: [refused])

  private static let countsPartner = OpenAPI.Parameter(
    Embedding.partner, "The id of the partner, as in the settings", partner)

  private static let key = TextFormat.matching(
    "[A-Za-z0-9_-]{22,100}", upTo: 100, example: "0123456789abcdefghij_-")

  private static let refused = OpenAPI.Outcome("401", "The key is not that of this partner")

  private static let size = TextFormat.whole(1...9_999, example: 400)

  /// The id of a partner in the settings.
  static let partner = TextFormat.matching("[A-Za-z0-9-]+", upTo: 80, example: "good")

  /// A colour in six hexadecimal digits.
  static let colour = TextFormat.matching("[0-9A-Fa-f]{6}", upTo: 6, example: "7a1fa2")

  private static let surroundings: [OpenAPI.Parameter] = [
    .init(Embedding.partner, "The id of the site that shows it, as in the settings", partner),
    .init(Embedding.accent, "A colour, six hexadecimal digits", colour),
    .init(
      Embedding.heading, "Leaves the heading out, where the page around the frame has one",
      .choice([Embedding.noHeading])),
    .currencyToUse, .nation,
  ]
}
