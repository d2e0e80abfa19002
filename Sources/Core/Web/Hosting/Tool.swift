/// A money tool with everything the site shows and answers because of it.
///
/// Navigation, home page, routes, site map, OpenAPI and the embedding guide come from a list of
/// these.
package struct Tool: Sendable {
  /// The reason for visiting a tool.
  package enum Category: Sendable, CaseIterable {
    case payOff
    case borrow
    case share
  }

  /// The name in addresses and settings, such as `credit-card`.
  package let stem: String

  package let tile: PageLayout.Tool

  /// Its category on the home page; nil for one that only the menu leads to.
  package let category: Category?

  /// True when the navigation of every page links to it; the home page always does.
  package let isInNavigation: Bool

  package let routes: [Route<Site>]

  /// The requests that show its states, a blank page among them.
  package let samples: [ToolSample]

  /// Its appearance in pages of other sites; nil for a tool that keeps something, to which other
  /// sites can only link.
  package let embedding: ToolEmbedding?

  /// The pages that work without a network; nil when there are none.
  package let offline: OfflinePaths?

  /// The things that the tool keeps in a browser; nil for a tool that keeps nothing.
  package let keeping: ToolKeeping?

  /// Reads figures of its answers for programs; nil for a tool that works none out.
  package let figures: Figures?

  /// Works out the answer for programs to a form on a day, once, and reads the texts or numbers at
  /// JSON pointers into it; nil where there is none.
  package typealias Figures =
    @Sendable (
      _ asked: Submission, _ pointers: [String], _ today: CalendarDate
    ) -> [String?]

  package init(
    stem: String, tile: PageLayout.Tool, category: Category?, isInNavigation: Bool = true,
    routes: [Route<Site>], samples: [ToolSample] = [ToolSample(.blank)],
    embedding: ToolEmbedding? = nil, offline: OfflinePaths? = nil, keeping: ToolKeeping? = nil,
    figures: Figures? = nil
  ) {
    self.stem = stem
    self.tile = tile
    self.category = category
    self.isInNavigation = isInNavigation
    self.routes = routes
    self.samples = samples
    self.embedding = embedding
    self.offline = offline
    self.keeping = keeping
    self.figures = figures
  }
}

/// The pages and forms of a tool that work without a network.
package struct OfflinePaths: Sendable {
  /// The address below which the service worker answers.
  package let scope: Address

  /// The pages whose last copy is kept.
  package let pages: [PathPattern]

  /// The forms that are kept until they can be sent.
  package let forms: [PathPattern]

  /// The forms after which nothing is kept any more.
  package let forgetting: [PathPattern]

  package init(
    scope: Address, pages: [PathPattern], forms: [PathPattern], forgetting: [PathPattern]
  ) {
    self.scope = scope
    self.pages = pages
    self.forms = forms
    self.forgetting = forgetting
  }
}
