package import Markup

/// How a page looks inside somebody else's.
package struct Embedding: Sendable {
  /// The address of the style sheet with the partner's colour.
  let theme: Address?
  /// What stands beside our own name: the partner's words.
  let credit: String?

  /// The names that every link and form in a frame carries along.
  package static let names = ["partner", "accent"]

  package init(theme: Address? = nil, credit: String? = nil) {
    self.theme = theme
    self.credit = credit
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
    <link rel="stylesheet"\(href: assets["farthing.css"])>
    \(embedding.theme.map { "<link rel=\"stylesheet\"\(href: $0)>\n" as HTML })\
    <script\(attribute: "src", assets["farthing.js"].text) defer></script>
    </head>
    <body class="embedded">
    \(main(page))
    <p class="credit wrap">\(embedding.credit.map { "\($0). " as HTML })\
    By <a\(href: Address("/"))>Farthing</a>: a guide, not advice. Nothing you type is kept.</p>
    <p id="status" class="unseen" role="status"></p>
    </body>
    </html>

    """
  }
}
