/// Answers oEmbed requests of editors (oembed.com, version 1.0).
enum OEmbedRequests {
  static func respond(_ request: Request, _ site: Site) -> Response {
    guard let url = request.query.typed("url"), let tool = tool(at: url, on: site) else {
      return .json(
        UnreadableResponse.json("No tool of this site has that address"), status: .notFound)
    }
    guard request.query.typed("format") ?? "json" == "json" else {
      return .json(
        UnreadableResponse.json("Only format=json is supported"), status: .notImplemented)
    }
    let choice = choice(of: tool, at: url, on: site)
    let snippet = Snippet(
      tool, on: site, look: choice?.look ?? [], beginning: choice?.beginning ?? [])
    let width = bounded(Snippet.width, by: "maxwidth", request)
    let height = bounded(Snippet.height, by: "maxheight", request)
    return .json(
      shape.bytes(
        of: Rich(
          origin: site.origin, title: snippet.title, width: width, height: height,
          html: snippet.html(width: width, height: height).text)))
  }

  /// The `rich` response: the HTML of a frame and its size.
  struct Rich {
    let origin: String
    let title: String

    /// The width in pixels.
    let width: Int
    let height: Int
    let html: String
  }

  static let shape = Shape<Rich> {
    Member("version", .constant("1.0")) { _ in }
    Member("type", .constant("rich")) { _ in }
    Member("provider_name", .constant("Farthing")) { _ in }
    Member("provider_url", .text) { $0.origin }
    Member("title", .text) { $0.title }
    Member("width", .count) { $0.width }
    Member("height", .count) { $0.height }
    Member("html", .text) { $0.html }
  }

  /// A size, limited by the `maxwidth` or `maxheight` of the request.
  private static func bounded(_ size: Int, by name: String, _ request: Request) -> Int {
    guard let typed = request.query.typed(name), let most = try? WholeNumber.read(typed), most > 0
    else { return size }
    return min(size, most)
  }

  /// The partner, the look and the currency in the address of a frame; nil where one of them is wrong.
  private static func choice(of tool: EmbeddedTool, at url: String, on site: Site) -> EmbedChoice? {
    guard let start = url.firstIndex(of: "?") else { return nil }
    let query = url[url.index(after: start)...].prefix { $0 != "#" }
    guard let asked = try? FormDecoding.submission(from: query.utf8) else { return nil }
    let fields = asked.entries.map { entry in
      (entry.name == Site.currencyToUse ? EmbedQuestions.currency.name : entry.name, entry.text)
    }
    let choice = EmbedChoice(Submission([("tool", tool.stem)] + fields), on: site)
    return choice.flatMap { $0.errors.isEmpty ? $0 : nil }
  }

  /// The tool of an address of a page, frame or answer of ours.
  private static func tool(at url: String, on site: Site) -> EmbeddedTool? {
    guard url.hasPrefix(site.origin + "/") else { return nil }
    let path = url.dropFirst(site.origin.count).prefix { $0 != "?" && $0 != "#" }
    let stem = path.hasPrefix("/embed/") ? path.dropFirst(7) : path.dropFirst()
    return site.embeddedTool(stem)
  }
}
