package import Markup
package import Web

/// The pages and forms of a tool that work without a network.
package struct OfflinePaths: Sendable {
  /// The address below which the service worker answers.
  package let scope: Address

  /// The pages of which the last copy is kept.
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
