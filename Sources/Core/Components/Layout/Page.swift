/// One page, without the parts of the site around it.
package struct Page: Sendable {
  /// The heading of the page, and the title of its window.
  package let title: String
  /// The answer in short, which takes the heading's place in the title of the window; nil for none.
  package let answer: String?
  /// The change that was just made, which begins the title of the window; nil for none.
  package let flash: String?
  package let lead: HTML?
  /// The button or link beside the heading; nil for none.
  package let corner: HTML?
  /// True for a page of rows and few figures, in four sizes of letters.
  package let isCalm: Bool
  /// The summary for search engines; nil for none.
  package let description: String?
  /// The tool that the page belongs to, marked in the navigation; nil for none.
  package let tool: Address?
  /// The help box at the end of a page about debts; nil when it is next to the answer, or not
  /// needed.
  package let help: HelpBox?
  /// The mistakes of the page's form, listed at the top and announced in the title.
  package let errors: [FieldError]
  /// A line below the heading that appears on paper only; nil for none.
  package let printed: PrintedLine?
  /// The sentence that a screen reader announces when a script swaps the page in; nil for none.
  package let announcement: String?
  /// The manifest that lets a phone install the page as an application; nil for none.
  package let manifest: Address?
  /// The feed (RFC 4287) of what the page lists; nil for none.
  package let feed: Address?
  /// True when the service worker keeps copies of the page, for which its slots are marked.
  package let isKeptOffline: Bool
  package let content: HTML

  package init(
    title: String, answer: String? = nil, flash: String? = nil, lead: HTML? = nil,
    corner: HTML? = nil, isCalm: Bool = false, description: String? = nil,
    tool: Address? = nil, help: HelpBox? = nil, errors: [FieldError] = [],
    printed: PrintedLine? = nil, announcement: String? = nil,
    manifest: Address? = nil, feed: Address? = nil, isKeptOffline: Bool = false,
    content: HTML
  ) {
    self.title = title
    self.answer = answer
    self.flash = flash
    self.lead = lead
    self.corner = corner
    self.isCalm = isCalm
    self.description = description
    self.tool = tool
    self.help = help
    self.errors = errors
    self.printed = printed
    self.announcement = announcement
    self.manifest = manifest
    self.feed = feed
    self.isKeptOffline = isKeptOffline
    self.content = content
  }

  /// A part of the page, with the marks of its slot when copies of the page are kept.
  func slot(_ slot: OfflineSlot, _ content: HTML = HTML()) -> HTML {
    isKeptOffline ? slot.around(content) : content
  }
}

extension PageLayout {
  /// The whole document: skip link, header, page, help box and footer, or the page for a frame.
  ///
  /// Once a nation was chosen, every link inside the site carries it.
  package func document(_ page: Page) -> HTML {
    let document = embedding.map { embedded(page, $0) } ?? whole(page)
    return nationChoice?.nation.map {
      document.carrying(NationChoice.name, $0.rawValue)
    } ?? document
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
    \(surroundings.icon)
    \(link(toSheetOf: page))
    \(page.manifest.map { "<link rel=\"manifest\"\(href: $0)>\n" as HTML })\
    \(page.feed.map { Self.link(toFeed: $0, of: page) })\
    \(surroundings.script)
    </head>
    <body>
    \(surroundings.header(marking: page.tool))
    \(main(page))
    \(surroundings.footer)
    <p id="status" class="unseen" role="status"></p>
    </body>
    </html>

    """
  }

  func link(toSheetOf page: Page) -> HTML {
    let isOfCalculator = page.tool.map(calculators.contains) ?? false
    let sheet = isOfCalculator ? StyleSheet.calculators : .whole
    return "<link rel=\"stylesheet\"\(href: assets[sheet.name])>"
  }

  private static func link(toFeed feed: Address, of page: Page) -> HTML {
    """
    <link rel="alternate" type="application/atom+xml" title="\(page.title)"\(href: feed)>

    """
  }

  private func title(of page: Page) -> HTML {
    """
    <title>\(page.errors.isEmpty ? "" : "Error: ")\(page.flash.map { "\($0) – " as HTML })\
    \(page.answer ?? page.title) – Farthing</title>
    """
  }

  /// The `main` element of a page, the same on the site and in frames.
  func main(_ page: Page) -> HTML {
    page.slot(.main, element(page))
  }

  private func element(_ page: Page) -> HTML {
    """
    <main id="main" class="wrap\(page.isCalm ? " calm" : "")"\(attribute: "data-say", page.announcement)>\(page.slot(.waiting))
    \(errorSummary(page.errors))\
    \(heading(page))
    \(page.printed?.html)\
    \(showsHeading ? page.lead.map { "<p class=\"lead\">\($0)</p>\n" as HTML } : nil)\
    \(page.content)
    \(page.help.map { "\(helpBox($0, on: page.tool))\n" as HTML })\
    </main>
    """
  }

  private func heading(_ page: Page) -> HTML {
    let heading: HTML = """
      <h1\(attribute: "class", showsHeading ? nil : "unseen")>\
      \(page.slot(.heading, "\(page.title)"))</h1>
      """
    return page.corner.map { "<div class=\"title-row\">\(heading)\($0)</div>" } ?? heading
  }

  /// False in a frame below a heading of the page around it; it is there for screen readers then.
  private var showsHeading: Bool { embedding?.showsHeading ?? true }

  /// A help box, for a page that places it next to its answer.
  package func helpBox(_ box: HelpBox, on tool: Address?) -> HTML {
    box.html(help, nationChoice, on: tool)
  }

  /// The first help line, and a box with all others, for a part of an answer that folds the box.
  package func helpLines(
    in currency: Currency, on tool: Address?
  ) -> (first: HTML?, others: HTML) {
    HelpBox(currency: currency).parts(help, nationChoice, on: tool)
  }
}
