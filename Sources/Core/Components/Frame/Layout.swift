package import Forms
package import Markup

/// One page, before the site is put around it.
package struct Page: Sendable {
  package let title: String
  /// The change that was just made; the title of the window begins with it.
  package let news: String?
  package let lead: HTML?
  package let description: String?
  /// The tool it belongs to, marked in the navigation.
  package let tool: Address?
  /// The help box at the end of a page about debts, unless one stands next to the answer.
  package let help: HelpBox?
  /// The mistakes of a form on it, which head the page and its title.
  package let errors: [FieldError]
  /// A line under the title that is only printed.
  package let printed: PrintedLine?
  /// The sentence to announce when the page takes another's place.
  package let announcement: String?
  /// What makes it an application of its own on a telephone.
  package let manifest: Address?
  /// Whether the service worker keeps copies of it, for which its slots are marked.
  package let isKeptOffline: Bool
  package let content: HTML

  package init(
    title: String, news: String? = nil, lead: HTML? = nil, description: String? = nil,
    tool: Address? = nil, help: HelpBox? = nil, errors: [FieldError] = [],
    printed: PrintedLine? = nil, announcement: String? = nil,
    manifest: Address? = nil, isKeptOffline: Bool = false,
    content: HTML
  ) {
    self.title = title
    self.news = news
    self.lead = lead
    self.description = description
    self.tool = tool
    self.help = help
    self.errors = errors
    self.printed = printed
    self.announcement = announcement
    self.manifest = manifest
    self.isKeptOffline = isKeptOffline
    self.content = content
  }

  /// The part of the page with the marks of a slot around it, where copies of the page are kept.
  func slot(_ slot: OfflineSlot, _ content: HTML = HTML()) -> HTML {
    isKeptOffline ? slot.around(content) : content
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
    \(page.slot(.title, title(of: page)))
    \(page.description.map { "<meta name=\"description\" content=\"\($0)\">\n" as HTML })\
    \(surroundings.links)
    \(page.manifest.map { "<link rel=\"manifest\"\(href: $0)>\n" as HTML })\
    \(surroundings.script)
    </head>
    <body>
    \(surroundings.header(marking: page.tool))
    \(main(page))
    \(Surroundings.footer)
    <p id="status" class="unseen" role="status"></p>
    </body>
    </html>

    """
  }

  private func title(of page: Page) -> HTML {
    """
    <title>\(page.errors.isEmpty ? "" : "Error: ")\(page.news.map { "\($0) – " as HTML })\
    \(page.title) – Farthing</title>
    """
  }

  /// The page itself, in whichever surroundings.
  func main(_ page: Page) -> HTML {
    page.slot(.main, element(page))
  }

  private func element(_ page: Page) -> HTML {
    """
    <main id="main" class="wrap"\(attribute: "data-say", page.announcement)>\(page.slot(.waiting))
    \(errorSummary(page.errors))\
    <h1>\(page.slot(.heading, "\(page.title)"))</h1>
    \(page.printed?.html)\
    \(page.lead.map { "<p class=\"lead\">\($0)</p>\n" as HTML })\
    \(page.content)
    \(page.help.map { "\(helpBox($0, on: page.tool))\n" as HTML })\
    </main>
    """
  }

  /// A help box of the site, for a page that places it next to its answer.
  package func helpBox(_ box: HelpBox, on tool: Address?) -> HTML {
    box.html(help, nationChoice, on: tool)
  }
}
