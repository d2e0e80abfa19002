package import Components
package import Web

/// A money tool: everything that the site shows and answers because of it.
///
/// Navigation, home page, routes, site map, OpenAPI and the embedding guide are made from a list of
/// these.
package struct Tool: Sendable {
  /// Its name in addresses and settings, such as `credit-card`.
  package let stem: String

  /// What lists of tools show of it.
  package let tile: Frame.Tool

  /// Whether every page's navigation leads to it; the home page always does.
  package let isInNavigation: Bool

  /// What it answers, each with its description for programs.
  package let routes: [Route<Site>]

  /// How it appears in pages of other sites; `nil` for a tool that keeps something, which is never
  /// framed: there is a link to it instead.
  package let embedding: ToolEmbedding?

  /// What a browser keeps of it for when there is no network, where it keeps anything.
  package let offline: OfflinePaths?

  package init(
    stem: String, tile: Frame.Tool, isInNavigation: Bool = true, routes: [Route<Site>],
    embedding: ToolEmbedding? = nil, offline: OfflinePaths? = nil
  ) {
    self.stem = stem
    self.tile = tile
    self.isInNavigation = isInNavigation
    self.routes = routes
    self.embedding = embedding
    self.offline = offline
  }
}
