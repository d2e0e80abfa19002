import Formats
package import Hosting
import Colours
import Components
import Finance
import Forms
import Markup
package import Web

/// The calculators inside other sites' pages: the same handlers, other surroundings.
///
/// No cookie is read or set, nothing is remembered, and only the origins in the settings may frame
/// them.
package enum Embed {
  /// The routes of framed tools, and of what helps to put them into a page, on a site that has
  /// these tools.
  package static func routes(for tools: [Tool]) -> [Route<Site>] {
    tools.compactMap { EmbeddedTool($0) }.map {
      .get(EmbedPath.frame(of: $0), EmbedAPI.frame(of: $0), framing($0))
    } + [
      .get(EmbedPath.guide, EmbedAPI.guide, EmbedGuide.page),
      .get(EmbedPath.theme, EmbedAPI.theme, theme),
      .get(EmbedPath.oEmbed, EmbedAPI.oEmbed, OEmbed.answer),
    ]
  }

  static func framing(_ tool: EmbeddedTool) -> Route<Site>.Answer {
    { request, site in
      let partner = site.partners[request.query.typed(Embedding.partner)]
      guard partner?.shows(tool.stem) ?? true else { return site.notFound(request) }
      var response = tool.embedding.page(request, site.embedded(for: partner, request.query))
      response.privacy = .figures
      response.framing = site.partners.framing(for: partner)
      return response
    }
  }

  /// An error where a tool in a frame was asked for: whoever may frame that may show it, as browsers
  /// would show words of their own in its place.
  package static func framed(_ response: Response, askedFor path: [UInt8]?, on site: Site)
    -> Response
  {
    guard response.status.rawValue >= 400, response.framing == .nobody,
      path?.starts(with: "/embed/".utf8) == true
    else { return response }
    var response = response
    response.framing = site.partners.framing()
    return response
  }

  /// The style sheet of a colour, named after it: corrected so that it can be read.
  static func theme(_ request: Request, _ site: Site) -> Response {
    guard let colour = request[EmbedPath.colour] else {
      return site.notFound(request)
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
    let accent = query.typed(Embedding.accent).flatMap { Colour($0) } ?? partner?.accent
    let others = linkedTools.filter { partner?.shows($0.stem) ?? true }
    return embedded(
      Embedding(
        theme: accent.map { EmbedPath.theme.address($0) },
        credit: partner?.credit, others: others.map(\.tile)),
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
