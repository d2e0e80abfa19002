import Components
import Documents
import Forms
import Markup
import Web

/// Tells editors that ask by oEmbed (oembed.com, version 1.0) how to show one of our tools.
enum OEmbed {
  static func answer(_ request: Request, _ site: Site) -> Response {
    guard let url = request.query.typed("url"), let tool = tool(at: url, on: site) else {
      return SitePages.notFound(request, site)
    }
    let snippet = Snippet(
      tool, origin: site.origin, integrity: site.frame.assets.integrity(of: "embed-v1.js"),
      look: [])
    var json = JSON()
    json.object {
      $0.member("version", "1.0")
      $0.member("type", "rich")
      $0.member("provider_name", "Farthing")
      $0.member("provider_url", site.origin)
      $0.member("title", snippet.title)
      $0.member("width", Snippet.width)
      $0.member("height", Snippet.height)
      $0.member("html", snippet.html.text)
    }
    return .json(json.bytes)
  }

  /// The tool whose page, framed page or answer an address leads to.
  private static func tool(at url: String, on site: Site) -> Frame.Tool? {
    guard url.hasPrefix(site.origin + "/") else { return nil }
    let path = url.dropFirst(site.origin.count).prefix { $0 != "?" && $0 != "#" }
    let stem = path.hasPrefix("/embed/") ? path.dropFirst(7) : path.dropFirst()
    guard Embed.stems.contains(String(stem)) else { return nil }
    return site.frame.tools.first { $0.address.text == "/\(stem)" }
  }
}
