import Colours
import Components
import Finance
import Forms
import Markup
import Web

/// The calculators inside other sites' pages: the same handlers, other surroundings.
///
/// No cookie is read or set, nothing is remembered, and only the origins in the settings may frame
/// them.
enum Embed {
  static func tool(
    _ tool: EmbeddedTool, _ answer: @escaping Route<Site>.Answer
  ) -> Route<Site>.Answer {
    { request, site in
      let partner = site.partners[request.query.typed("partner")]
      guard partner?.shows(tool.rawValue) ?? true else { return SitePages.notFound(request, site) }
      var response = answer(request, site.embedded(for: partner, request.query))
      response.privacy = .figures
      response.framing = site.partners.framing(for: partner)
      return response
    }
  }

  /// An error where a tool in a frame was asked for: whoever may frame that may show it, as browsers
  /// would show words of their own in its place.
  static func framed(_ response: Response, askedFor path: [UInt8]?, on site: Site) -> Response {
    guard response.status.rawValue >= 400, response.framing == .nobody,
      path?.starts(with: "/embed/".utf8) == true
    else { return response }
    var response = response
    response.framing = site.partners.framing()
    return response
  }

  /// The style sheet of a colour, named after it: corrected so that it can be read.
  static func theme(_ request: Request, _ site: Site) -> Response {
    guard let colour = request.captures.first.flatMap({ Colour($0) }) else {
      return SitePages.notFound(request, site)
    }
    var response = Response(
      contentType: "text/css; charset=utf-8", privacy: .immutable,
      body: Array(AccentTheme(colour).css.utf8))
    response.framing = .anybody
    return response
  }
}

extension Site {
  fileprivate func embedded(for partner: Partner?, _ query: Submission) -> Site {
    let accent = query.typed("accent").flatMap { Colour($0) } ?? partner?.accent
    let others = EmbeddedTool.linked.filter { partner?.shows($0.stem) ?? true }
    return embedded(
      Embedding(
        theme: accent.map { Address("/theme").appending("\($0.hexadecimal).css") },
        credit: partner?.credit, others: others.map(\.tool)),
      help: partner.map { $0.lines(over: frame.help, in: currency) } ?? frame.help,
      currency: partner?.currency)
  }
}

extension Partner {
  /// Its own help lines where its visitors can call them, ours elsewhere.
  fileprivate func lines(over standard: HelpLines, in usual: Currency) -> HelpLines {
    help.isEmpty ? standard : standard.replacing(help, in: currency ?? usual)
  }
}
