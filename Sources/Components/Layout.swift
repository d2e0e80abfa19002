import Finance
package import Forms
package import Markup

/// One page, before the site is put around it.
package struct Page: Sendable {
  package let title: String
  package let lead: HTML?
  package let description: String?
  /// The tool it belongs to, marked in the navigation.
  package let tool: Address?
  package let help: HelpBox
  /// The mistakes of a form on it, which head the page and its title.
  package let errors: [FieldError]
  /// The sentence to announce when the page takes another's place.
  package let announcement: String?
  /// What makes it an application of its own on a telephone.
  package let manifest: Address?
  package let content: HTML

  package init(
    title: String, lead: HTML? = nil, description: String? = nil, tool: Address? = nil,
    help: HelpBox = HelpBox(currency: .gbp), errors: [FieldError] = [], announcement: String? = nil,
    manifest: Address? = nil,
    content: HTML
  ) {
    self.title = title
    self.lead = lead
    self.description = description
    self.tool = tool
    self.help = help
    self.errors = errors
    self.announcement = announcement
    self.manifest = manifest
    self.content = content
  }
}

extension Frame {
  /// The whole document: skip link, header, the page, the help box, footer.
  package func document(_ page: Page) -> HTML {
    embedding.map { embedded(page, $0) } ?? whole(page)
  }

  private func whole(_ page: Page) -> HTML {
    """
    <!doctype html>
    <html lang="en-GB">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(page.errors.isEmpty ? "" : "Error: ")\(page.title) – Farthing</title>
    \(page.description.map { "<meta name=\"description\" content=\"\($0)\">\n" as HTML })\
    <meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#10191b" media="(prefers-color-scheme: dark)">
    <link rel="icon"\(href: assets["icon.svg"]) type="image/svg+xml">
    <link rel="stylesheet"\(href: assets["farthing.css"])>
    \(page.manifest.map { "<link rel=\"manifest\"\(href: $0)>\n" as HTML })\
    <script\(attribute: "src", assets["farthing.js"].text) defer></script>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the page</a>
    <header class="site">
    <div class="wrap">
    <a class="brand"\(href: Address("/"))>\(mark)Farthing</a>
    \(navigation(marking: page.tool))
    </div>
    </header>
    \(main(page))
    <footer class="site">
    <div class="wrap">
    <p>A guide, not advice. We keep nothing that you type, and nobody is watching.</p>
    <ul>
    <li><a\(href: Address("/guides"))>Guides</a></li>
    <li><a\(href: Address("/about"))>How it is worked out</a></li>
    <li><a\(href: Address("/embed/"))>For your own site</a></li>
    <li><a\(href: Address("/privacy"))>Privacy</a></li>
    <li><a\(href: Address("/accessibility"))>Accessibility</a></li>
    </ul>
    </div>
    </footer>
    <p id="status" class="unseen" role="status"></p>
    </body>
    </html>

    """
  }

  /// The page itself, in whichever surroundings.
  func main(_ page: Page) -> HTML {
    """
    <main id="main" class="wrap"\(attribute: "data-say", page.announcement)>
    \(errorSummary(page.errors))\
    <h1>\(page.title)</h1>
    \(page.lead.map { "<p class=\"lead\">\($0)</p>\n" as HTML })\
    \(page.content)
    \(page.help.html(help))
    </main>
    """
  }

  private func navigation(marking current: Address?) -> HTML {
    """
    <nav aria-label="Tools">
    <ul>
    \(each: tools, { tool in
      let isCurrent = tool.address == current
      return "<li><a\(href: tool.address)\(attribute: "aria-current", isCurrent ? "page" : nil)>\(tool.name)</a></li>\n"
    })\
    </ul>
    </nav>
    """
  }

  /// The coin with its arc: the ring of the credit card calculator.
  private var mark: HTML {
    """
    <svg class="mark" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">\
    <circle class="mark-coin" cx="14" cy="14" r="11"/>\
    <path class="mark-arc" d="M14 3a11 11 0 0 1 11 11"/></svg>
    """
  }
}
