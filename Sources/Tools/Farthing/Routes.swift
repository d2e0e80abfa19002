import EmbeddingSite
import Formats
import GuidesSite
package import Hosting
package import Metrics
package import Web

/// Everything that a site answers: its tools, and the pages about itself.
package struct Routes: Sendable {
  package let all: [Route<Site>]
  let router: Router<Site>

  /// - Parameters:
  ///   - tools: The tools of the site.
  ///   - metrics: Where the workers keep their counts, on a site that counts.
  package init(of tools: [Tool], metrics: MetricsFolder? = nil) {
    all =
      Self.about(tools, metrics) + tools.flatMap(\.routes) + Embed.routes(for: tools)
      + Guide.routes
    router = Router(
      all,
      otherwise: .init(
        notFound: { request, site in site.notFound(request) }, wrongMethod: SitePages.wrongMethod))
  }

  private static func about(_ tools: [Tool], _ metrics: MetricsFolder?) -> [Route<Site>] {
    [
      .get("/", generated: true, SitePages.home),
      .get("/about", generated: true, SitePages.about),
      .get("/privacy", generated: true, SitePages.privacy),
      .get("/accessibility", generated: true, SitePages.accessibility),
      .get("/health") { _, _ in .text("ok") },
      .get("/metrics") { request, site in
        metrics.map { .text($0.counts.exposition) } ?? site.notFound(request)
      },
      .get("/openapi.json") { _, _ in .json(description(of: tools)) },
    ]
  }

  private static func description(of tools: [Tool]) -> [UInt8] {
    let about: [OpenAPI.Operation] = [
      .init("/health", summary: "Whether a worker answers", mediaType: "text/plain"),
      .init("/metrics", summary: "Counts, for this machine alone", mediaType: "text/plain"),
    ]
    return OpenAPI(
      title: "Farthing",
      operations: about + tools.flatMap(\.operations) + Embed.operations(for: tools)
    ).json
  }
}
