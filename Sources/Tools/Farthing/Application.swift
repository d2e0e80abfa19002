import EmbeddingPages
package import Web

/// The work of a worker: from the variables of a request to the bytes of its response.
package struct Application: Sendable {
  private let site: Site
  private let router: Router<Site>

  /// - Parameters:
  ///   - site: The site that is asked.
  ///   - metrics: Where the workers keep their counts, on a site that counts.
  package init(_ site: Site, metrics: MetricsFolder? = nil) {
    self.site = site
    router = Routes(of: site.tools, metrics: metrics).router
  }

  /// The same application with other settings.
  package func with(_ settings: SiteSettings) -> Application {
    Application(site.with(settings), router)
  }

  private init(_ site: Site, _ router: Router<Site>) {
    self.site = site
    self.router = router
  }

  /// Answers a request (RFC 3875) on a day, at a second since 1970.
  ///
  /// `variable` returns CGI variables. Every request gets a response, in pieces to send one after
  /// another; the record holds the counts of it.
  package func respond(
    variable: (String) -> [UInt8]?, body: [UInt8], bodyIsTooLarge: Bool, on today: CalendarDate,
    at now: Int64, isAbandoned: @escaping @Sendable () -> Bool = { false }
  ) -> (pieces: [[UInt8]], record: RequestRecord) {
    let site = site.at(now, on: today)
    let body = Request.Body(body, isTooLarge: bodyIsTooLarge, variable: variable)
    let (bare, isFromElsewhere) = response(variable, body, isAbandoned, site)
    let response = EmbedRequests.framed(bare, askedFor: variable("DOCUMENT_URI"), on: site)
    let pieces = response.serialized(secure: site.isSecure)
    let record = RequestRecord(
      method: Request.method(variable).name.description, route: response.route,
      status: response.status.rawValue, bytes: pieces.reduce(0) { $0 + $1.count },
      refusedCookies: site.vault.cookies.refused,
      passedOverLetters: site.vault.cookies.passedOver,
      unsentLetters: site.vault.cookies.unsent, isFromElsewhere: isFromElsewhere,
      isAbandoned: response.status == .abandoned, problem: response.problem)
    return (pieces, record)
  }

  private func response(
    _ variable: (String) -> [UInt8]?, _ body: Request.Body,
    _ isAbandoned: @escaping @Sendable () -> Bool, _ site: Site
  ) -> (Response, isFromElsewhere: Bool) {
    do throws(UnreadableRequest) {
      var request = try Request(variable: variable)
      request.isAbandoned = isAbandoned
      guard CrossOrigin.allows(request, on: site.origin) else {
        return (SitePages.fromElsewhere(request, site), true)
      }
      let response = try router.respond(to: request, with: body, in: site.reached(by: request))
      return (Self.hidingLength(of: response, to: request, site), false)
    } catch {
      let response = UnreadableResponse.response(
        to: error, forProgram: Request.wantsJSON(variable: variable), on: site)
      return (response, false)
    }
  }

  /// Turns compression off for a response that may hold both kept state and text from the address.
  ///
  /// Otherwise an attacker who makes a browser ask for chosen addresses could learn the state from
  /// the compressed length (BREACH).
  private static func hidingLength(
    of response: Response, to request: Request, _ site: Site
  ) -> Response {
    let isMixed = site.vault.cookies.hasOpened && !request.query.entries.isEmpty
    return isMixed ? response.adding([.uncompressed]) : response
  }
}
