/// The way a page looks in a frame on another site.
package struct Embedding: Sendable {
  /// The address of the style sheet with the partner's colour; nil for the site's own colours.
  let theme: Address?
  /// The partner's words next to the site's name; nil for none.
  let credit: String?
  /// True when the page's own heading and the paragraph below it are shown.
  let showsHeading: Bool
  /// The tools that keep state, which open in a tab of their own.
  let others: [PageLayout.Tool]
  /// True for a few words in place of a tool, which need no footer.
  let isNotice: Bool

  /// The parameters that the links and forms of a calculator carry along.
  ///
  /// They are the partner's settings and the nation where the visitor lives.
  package static let names = [partner, accent, heading, NationChoice.name]

  package static let partner = "partner"

  /// The name of the parameter for a colour, as six hexadecimal digits.
  package static let accent = "accent"

  /// The name of the parameter for the heading: ``noHeading`` where the page around the frame has
  /// one.
  package static let heading = "heading"

  /// The value of the parameter ``heading`` that leaves the heading out.
  package static let noHeading = "none"

  /// A frame's look; by default without a partner, and with the page's heading.
  package init(
    theme: Address? = nil, credit: String? = nil, showsHeading: Bool = true,
    others: [PageLayout.Tool] = [], isNotice: Bool = false
  ) {
    self.theme = theme
    self.credit = credit
    self.showsHeading = showsHeading
    self.others = others
    self.isNotice = isNotice
  }
}

extension PageLayout {
  /// The page for a frame on another site, without header and footer.
  ///
  /// Links open in a new tab, except those that name the frame itself as their target.
  func embedded(_ page: Page, _ embedding: Embedding) -> HTML {
    """
    <!doctype html>
    <html lang="en-GB">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(page.errors.isEmpty ? "" : "Error: ")\(page.answer ?? page.title)</title>
    <base target="_blank">
    \(link(toSheetOf: page))
    \(embedding.theme.map { "<link rel=\"stylesheet\"\(href: $0)>\n" as HTML })\
    \(surroundings.script)
    </head>
    <body class="embedded\(embedding.isNotice ? " notice" : "")">
    \(main(page))
    \(embedding.isNotice ? nil : footer(embedding))\
    <p id="status" class="unseen" role="status"></p>
    </body>
    </html>

    """
  }

  private func footer(_ embedding: Embedding) -> HTML {
    """
    <footer class="credit wrap">
    \(elsewhere(embedding.others))\
    <p>\(embedding.credit.map { "\($0). " as HTML })\
    By <a\(href: Address("/"))>Farthing</a>: a guide, not advice. Nothing you type here is kept. \
    Links to other pages open in a new tab.</p>
    </footer>

    """
  }

  /// Buttons to the tools that keep state, because those are never framed.
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
