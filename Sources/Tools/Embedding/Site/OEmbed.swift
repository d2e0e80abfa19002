import Hosting
import Formats
import Components
import Finance
import Forms
import Markup
import Web

/// Tells editors that ask by oEmbed (oembed.com, version 1.0) how to show one of our tools.
enum OEmbed {
  static func answer(_ request: Request, _ site: Site) -> Response {
    guard let url = request.query.typed("url"), let tool = tool(at: url, on: site) else {
      return site.notFound(request)
    }
    guard request.query.typed("format") ?? "json" == "json" else {
      return .json(UnreadableAnswer.json("Only JSON is spoken here"), status: .notImplemented)
    }
    let snippet = Snippet(tool, on: site)
    let width = bounded(Snippet.width, by: "maxwidth", request)
    let height = bounded(Snippet.height, by: "maxheight", request)
    var json = JSON()
    json.object {
      $0.member("version", "1.0")
      $0.member("type", "rich")
      $0.member("provider_name", "Farthing")
      $0.member("provider_url", site.origin)
      $0.member("title", snippet.title)
      $0.member("width", width)
      $0.member("height", height)
      $0.member("html", snippet.html(width: width, height: height).text)
    }
    return .json(json.bytes)
  }

  /// Nobody is given more room to fill than they have.
  private static func bounded(_ size: Int, by name: String, _ request: Request) -> Int {
    guard let typed = request.query.typed(name), let most = try? WholeNumber.read(typed), most > 0
    else { return size }
    return min(size, most)
  }

  /// The tool whose page, framed page or answer an address leads to.
  private static func tool(at url: String, on site: Site) -> EmbeddedTool? {
    guard url.hasPrefix(site.origin + "/") else { return nil }
    let path = url.dropFirst(site.origin.count).prefix { $0 != "?" && $0 != "#" }
    let stem = path.hasPrefix("/embed/") ? path.dropFirst(7) : path.dropFirst()
    return site.embeddedTool(stem)
  }
}
