package import Markup

/// How a page looks inside somebody else's.
package struct Embedding: Sendable {
  /// The address of the style sheet with the partner's colour.
  let theme: Address?
  /// What stands beside our own name: the partner's words.
  let credit: String?
  /// The tools that keep something, which open in a tab of their own.
  let others: [Frame.Tool]

  /// The names that the links and forms of a calculator carry along: what a frame on another site
  /// is asked with, and where the visitor lives.
  package static let names = ["partner", "accent", NationChoice.name]

  package init(theme: Address? = nil, credit: String? = nil, others: [Frame.Tool] = []) {
    self.theme = theme
    self.credit = credit
    self.others = others
  }
}

extension Frame {
  /// The same page for a frame on another site: without our header and footer.
  ///
  /// Links that lead away open in a tab of their own; those within the tool say that they stay.
  func embedded(_ page: Page, _ embedding: Embedding) -> HTML {
    """
    <!doctype html>
    <html lang="en-GB">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(page.errors.isEmpty ? "" : "Error: ")\(page.title)</title>
    <base target="_blank">
    <link rel="stylesheet"\(href: assets[StyleSheet.name])>
    \(embedding.theme.map { "<link rel=\"stylesheet\"\(href: $0)>\n" as HTML })\
    \(surroundings.script)
    </head>
    <body class="embedded">
    \(main(page))
    <footer class="credit wrap">
    \(elsewhere(embedding.others))\
    <p>\(embedding.credit.map { "\($0). " as HTML })\
    By <a\(href: Address("/"))>Farthing</a>: a guide, not advice. Nothing you type here is kept. \
    Links to other pages open in a new tab.</p>
    </footer>
    <p id="status" class="unseen" role="status"></p>
    </body>
    </html>

    """
  }

  /// A page that keeps something is never framed: a button leads to it.
  private func elsewhere(_ tools: [Tool]) -> HTML? {
    guard !tools.isEmpty else { return nil }
    return """
      <p class="elsewhere"><span>More tools, in a new tab:</span>
      \(each: tools, { tool in
        "<a class=\"button second\"\(href: tool.address)>\(tool.name)</a>\n"
      })</p>

      """
  }
}
