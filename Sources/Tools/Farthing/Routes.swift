import EmbeddingPages
import GuidesPages
import Keeping
package import Web

/// All routes of a site: those of its tools and those about itself.
package struct Routes: Sendable {
  package let all: [Route<Site>]
  let router: Router<Site>

  /// - Parameters:
  ///   - tools: The tools of the site.
  ///   - metrics: Where the workers keep their counts, on a site that counts.
  package init(of tools: [Tool], metrics: MetricsFolder? = nil) {
    let asked = tools.flatMap(\.routes) + EmbedRequests.routes(for: tools)
    all = Self.about(describing: asked, metrics) + asked + Guide.routes
    router = Router(
      all,
      otherwise: .init(
        notFound: { request, site in site.notFound(request) }, wrongMethod: SitePages.wrongMethod,
        tooLarge: UnreadableResponse.tooLarge))
  }

  /// How full the letter box is, for `/metrics`; nothing while it is away.
  private static func lettersExposition(of site: Site) -> String {
    guard let boxes = site.letterBoxes, let usage = try? boxes.usage() else { return "" }
    return LetterGauges(bytes: usage.bytes, limit: boxes.limit).exposition
  }

  /// The routes of the site itself, with the OpenAPI document.
  private static func about(
    describing routes: [Route<Site>], _ metrics: MetricsFolder?
  ) -> [Route<Site>] {
    let watched: [Route<Site>] = [
      .get(SitePath.health, .file("Whether a worker answers", "text/plain")) { _, _ in
        .text("ok")
      },
      .get(
        SitePath.metrics, .file("Counts, for this machine alone", "text/plain", also: [.missing])
      ) {
        request, site in
        metrics.map { .text($0.counts.exposition + lettersExposition(of: site)) }
          ?? site.notFound(request)
      },
    ]
    let moving: [Route<Site>] = [
      .get(
        AnotherPhonePath.page,
        .page(
          "The page with a link that takes everything to another phone",
          parameters: [AnotherPhoneRequests.token], programs: AnotherPhone.json.schema,
          also: [.missing]),
        heavy: true, AnotherPhoneRequests.show),
      .post(
        AnotherPhonePath.page,
        .change(
          "Adds what a link holds to this browser",
          parameters: [AnotherPhoneRequests.token, SharedLink.parameter],
          also: [SharedLink.shown, .missing]), heavy: true, AnotherPhoneRequests.receive),
    ]
    let own = pages + statements + watched + moving
    return own + describing(own + routes)
  }

  /// The description of these routes and of itself, for people and for programs.
  private static func describing(_ routes: [Route<Site>]) -> [Route<Site>] {
    @Sendable func described() -> OpenAPI { description(of: routes + describing(routes)) }
    return [
      .get(SitePath.programs, .page("What programs can ask"), generated: true) { _, site in
        site.response(ProgramsPage(description: described()).page, privacy: .open)
      },
      .get(SitePath.openAPI, .file("This document", "application/json"), generated: true) { _, _ in
        .json(described().json)
      },
    ]
  }

  private static let pages: [Route<Site>] = [
    .get(SitePath.home, .page("The home page"), generated: true, SitePages.home),
    .get(SitePath.about, .page("Where the figures come from"), generated: true, SitePages.about),
    .get(SitePath.privacy, .page("What is kept, and where"), generated: true, PrivacyPage.respond),
    .get(
      SitePath.accessibility, .page("The accessibility statement"), generated: true,
      AccessibilityStatement.respond),
    .get(SitePath.changes, .page("The list of changes"), generated: true, ChangesPage.respond),
  ]

  /// What programs can read about the site.
  private static let statements: [Route<Site>] = [
    .get(
      SitePath.accessibilityReport, .page("The accessibility report"), generated: true,
      AccessibilityReportPage.respond),
    .get(
      SitePath.accessibilityReport.withExtension(".json"),
      .json("Each criterion of WCAG 2.2 A and AA", AccessibilityReportPage.shape),
      AccessibilityReportPage.json),
    .get(
      SitePath.changesFeed, .file("The list of changes, as a feed", "application/atom+xml"),
      ChangesPage.feed),
    .get(
      SitePath.security, .file("Where to report a weakness", "text/plain", also: [.missing]),
      SecurityText.respond),
  ]

  private static func description(of routes: [Route<Site>]) -> OpenAPI {
    OpenAPI(
      title: "Farthing", version: Release.version,
      description: """
        Patterns describe the plain spelling of each value, such as 1234.50. Fields take what people \
        type as well, such as £1,234.50, and codes of currencies in small letters. Amounts have no \
        more decimals than their currency: two in most, none in yen, three in Bahraini dinars.
        """,
      operations: routes.compactMap { route in
        route.description.map {
          OpenAPI.Operation(
            method: route.method == .post ? "post" : "get", path: route.path.described,
            openings: route.path.parameters, $0)
        }
      })
  }
}
