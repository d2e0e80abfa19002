/// The parts of the site that are the same around every page, made once.
struct Surroundings: Sendable {
  let icon: HTML
  let script: HTML
  let footer: HTML

  private let plainHeader: HTML
  private let headers: [Address: HTML]

  init(
    _ tools: [PageLayout.Tool], menu: [PageLayout.Tool], _ assets: Assets, _ host: SiteHost?
  ) {
    icon = """
      <meta name="theme-color" content="\(Palette.dark.paper.description)" media="(prefers-color-scheme: dark)">
      <meta name="theme-color" content="\(Palette.light.paper.description)">
      <link rel="icon"\(href: assets[Icon.name])>
      """
    script = """
      <script\(attribute: "src", assets["farthing.js"].text) defer></script>
      """
    footer = Self.footer(namingHost: host)
    plainHeader = Self.header(tools, menu, marking: nil)
    headers = Dictionary(
      menu.map { ($0.address, Self.header(tools, menu, marking: $0.address)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The skip link and the header, with one tool marked in the navigation.
  func header(marking tool: Address?) -> HTML {
    tool.flatMap { headers[$0] } ?? plainHeader
  }

  private static func footer(namingHost host: SiteHost?) -> HTML {
    """
    <footer class="site">
    <div class="wrap">
    <p>This is a guide, not advice. We don’t keep what you type and we don’t track you.</p>
    \(host.map { "<p>This site is run by \($0.name). Something wrong? Tell us: \($0.link)</p>\n" as HTML })\
    <ul>
    <li><a\(href: Address("/guides"))>Guides</a>
    <li><a\(href: Address("/about"))>About our figures</a>
    <li><a\(href: Address("/evidence"))>Evidence</a>
    <li><a\(href: Address("/embed/"))>For your own site</a>
    <li><a\(href: Address("/privacy"))>Privacy</a>
    <li><a\(href: Address("/accessibility"))>Accessibility</a>
    <li><a\(href: Address("/changes"))>Farthing \(Release.version)</a>
    </ul>
    </div>
    </footer>
    """
  }

  private static func header(
    _ tools: [PageLayout.Tool], _ menu: [PageLayout.Tool], marking current: Address?
  ) -> HTML {
    """
    <a class="skip" href="#main">Skip to main content</a>
    <header class="site">
    <div class="wrap">
    <a class="brand"\(href: Address("/"))>\(Icon.inHeader)Farthing</a>
    \(navigation(links(to: tools, marking: current), named: "Tools"))
    <details class="menu">
    <summary>Menu</summary>
    \(navigation("\(links(to: menu, marking: current))\(besides)", named: "Menu"))
    </details>
    </div>
    </header>
    """
  }

  /// A list of links: the row of the most used tools where there is room, and the menu with all.
  private static func navigation(_ links: HTML, named name: String) -> HTML {
    """
    <nav aria-label="\(name)">
    <ul>
    \(links)\
    </ul>
    </nav>
    """
  }

  private static func links(to tools: [PageLayout.Tool], marking current: Address?) -> HTML {
    """
    \(each: tools, { tool in
      let isCurrent = tool.address == current
      return "<li><a\(href: tool.address)\(attribute: "aria-current", isCurrent ? "page" : nil)>\(tool.name)</a>\n"
    })
    """
  }

  /// The links of the menu that lead to no tool.
  private static let besides: HTML = """
    <li><a\(href: Address("/guides"))>Guides</a>
    <li><a\(href: Address("/", fragment: "help"))>Free debt help</a>

    """
}
