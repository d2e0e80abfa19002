import Keeping

/// A partner's look at how often its frames were used, with its key.
enum CountsRequests {
  /// The page that asks for the key.
  ///
  /// A key in the address is ignored: addresses stay in histories.
  static func ask(_ request: Request, _ site: Site) -> Response {
    site.response(
      CountsPage.asking(for: request.query.typed(Embedding.partner) ?? ""), privacy: .state)
  }

  static func show(_ request: Request, _ site: Site) -> Response {
    let named = request.form.typed(Embedding.partner)
    guard let partner = partner(named, key: request.form.typed(CountsPage.key), on: site) else {
      guard !request.wantsJSON else { return refusal }
      return refused(
        site.response(
          CountsPage.asking(for: named ?? "", errors: [CountsPage.wrongKey]),
          status: .unauthorized, privacy: .state))
    }
    return site.response(
      CountsPage.page(of: partner, report(of: partner, on: site), site), privacy: .state)
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    forPrograms(request, site) { .json(CountsReport.shape.bytes(of: $0)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    forPrograms(request, site) {
      .download(
        $0.csv, as: FileName("counts \($0.partner)", type: "csv"),
        contentType: "text/csv; charset=utf-8")
    }
  }

  private static func forPrograms(
    _ request: Request, _ site: Site, _ response: (CountsReport) -> Response
  ) -> Response {
    let named = request.query.typed(Embedding.partner)
    guard let partner = partner(named, key: bearer(request), on: site) else { return refusal }
    return response(report(of: partner, on: site))
  }

  /// The key in the `Authorization` header (RFC 6750, 2.1); nil when there is none.
  private static func bearer(_ request: Request) -> String? {
    let parts = request.authorization.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }

  /// The partner, if the key is its own; it takes as long for a partner that there is not.
  private static func partner(_ id: String?, key: String?, on site: Site) -> Partner? {
    let partner = site.partners[id]
    let isRight = KeyComparison.areEqual(key ?? "", partner?.countsKey ?? "")
    return isRight && partner?.countsKey != nil ? partner : nil
  }

  private static func report(of partner: Partner, on site: Site) -> CountsReport {
    CountsReport(
      of: partner.id, site.frameCounts?.tally(of: partner.id) ?? FrameTally(),
      tools: site.embeddedTools.map(\.stem))
  }

  /// The same answer for every reason, so that nobody learns which partners there are.
  private static var refusal: Response {
    refused(.json(InvalidForm(errors: [CountsPage.wrongKey]).json, status: .unauthorized))
  }

  private static func refused(_ response: Response) -> Response {
    response.adding([.init("WWW-Authenticate", "Bearer")])
  }
}
