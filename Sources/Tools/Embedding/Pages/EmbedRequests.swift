/// The calculators inside pages of other sites: the same handlers with another frame.
///
/// No cookie is read or set, and only the origins in the settings may frame them.
package enum EmbedRequests {
  /// The routes of framed tools and of the guide to them, on a site with these tools.
  package static func routes(for tools: [Tool]) -> [Route<Site>] {
    tools.compactMap { EmbeddedTool($0) }.map {
      .get(EmbedPath.frame(of: $0), EmbedAPI.frame(of: $0), framing($0))
    } + [
      .get(EmbedPath.guide, EmbedAPI.guide, EmbedGuide.page),
      .get(EmbedPath.counts, EmbedAPI.countsPage, CountsRequests.ask),
      .post(EmbedPath.counts, EmbedAPI.countsForm, heavy: true, CountsRequests.show),
      .get(
        EmbedPath.counts.withExtension(".json"), EmbedAPI.countsJSON, heavy: true,
        CountsRequests.json),
      .get(
        EmbedPath.counts.withExtension(".csv"), EmbedAPI.countsCSV, heavy: true, CountsRequests.csv),
      .get(EmbedPath.theme, EmbedAPI.theme, theme(of:_:_:)),
      .get(EmbedPath.oEmbed, EmbedAPI.oEmbed, OEmbedRequests.respond),
    ]
  }

  static func framing(_ tool: EmbeddedTool) -> Route<Site>.Responder {
    { request, site in
      let partner = site.partners[request.query.typed(Embedding.partner)]
      guard partner?.shows(tool.stem) ?? true else { return site.notFound(request) }
      if let origin = request.framingOrigin, origin != site.origin,
        !site.partners.mayBeFramed(by: origin, for: partner)
      {
        return UnknownFrame(tool: tool, origin: origin, site: site).response
      }
      var response = tool.embedding.page(request, site.embedded(for: partner, request.query))
      response.privacy = .figures
      response.framing = site.partners.framing(for: partner)
      count(response, of: tool, for: partner, request, site)
      return response
    }
  }

  /// Counts a page that a partner showed, and nothing of who asked for it.
  ///
  /// Of a browser that says what it opens, frames alone count, and what the script of a frame asks for
  /// in place of its page.
  private static func count(
    _ response: Response, of tool: EmbeddedTool, for partner: Partner?, _ request: Request,
    _ site: Site
  ) {
    let isScript = request.fetchDestination == "empty" && request.fetchSite == "same-origin"
    guard let partner, request.method == .get, response.status == .ok,
      isScript || request.fetchDestination.map({ $0 == "iframe" }) ?? true
    else { return }
    site.frameCounts?.add(
      .init(shown: 1, answered: response.isAnswer ? 1 : 0),
      of: .init(date: site.today, partner: partner.id, tool: tool.stem))
  }

  /// An error response that the framing site may show; browsers would show a message of their own
  /// otherwise.
  package static func framed(_ response: Response, askedFor path: [UInt8]?, on site: Site)
    -> Response
  {
    guard response.status.rawValue >= 400, response.framing == .nobody,
      path?.starts(with: "/embed/".utf8) == true,
      path?.starts(with: EmbedPath.counts.address.text.utf8) == false
    else { return response }
    var response = response
    response.framing = site.partners.framing()
    return response
  }

  /// The style sheet of an accent colour, corrected for contrast.
  static func theme(of colour: Colour, _ request: Request, _ site: Site) -> Response {
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
        theme: accent.map { EmbedPath.theme.address($0) }, credit: partner?.credit,
        showsHeading: query.typed(Embedding.heading) != Embedding.noHeading,
        others: others.map(\.tile)),
      help: partner.map { $0.lines(over: layout.help, in: currency) } ?? layout.help,
      currency: partner?.currency)
  }
}

extension Partner {
  /// The partner's help lines in its own currency, else the standard ones.
  fileprivate func lines(over standard: HelpLines, in usual: Currency) -> HelpLines {
    help.isEmpty ? standard : standard.replacing(help, in: currency ?? usual)
  }
}
