/// The accessibility statement: the standard, how it was tested, the gaps and whom to tell.
struct AccessibilityStatement {
  let site: Site

  static func respond(_ request: Request, _ site: Site) -> Response {
    site.response(AccessibilityStatement(site: site).page, privacy: .open)
  }

  private var host: SiteHost? { site.layout.host }
  private var own: HostAccessibility? { site.statements.accessibility }

  private var page: Page {
    Page(
      title: "Accessibility",
      lead: "These tools are made to work for everybody.",
      description: """
        The standard of accessibility that Farthing meets, how it was tested, its gaps, and whom to tell.
        """,
      content: """
        \(summary)
        <div class="prose">
        \(scope)\
        \(standard)\
        \(testing)\
        \(gaps)\
        \(telling)\
        \(enforcement)\
        <h2>Date of this statement</h2>
        <p>Written on \(AccessibilityReport.date.onPage)\
        \(own?.checked.map { ", last gone through by the people who run this site on \($0.onPage)" as HTML }).</p>
        </div>
        """)
  }

  private var allGaps: [String] { AccessibilityReport.gaps + (own?.gaps ?? []) }

  private var met: String { allGaps.isEmpty ? "Fully" : "Partially" }

  private var lastTested: CalendarDate {
    max(AccessibilityReport.date, own?.tested ?? AccessibilityReport.date)
  }

  private var summary: HTML {
    summaryList(
      [
        ("Standard", "WCAG 2.2, level AA"),
        (
          "Met",
          "\(met)\(allGaps.isEmpty ? nil : " <span>\(counted(allGaps.count)), below</span>" as HTML)"
        ),
        ("Last tested", lastTested.onPage),
        (
          "We answer within",
          host.map { "\(SiteHost.counted($0.responseDays))" }
            ?? "Nobody to ask <span>see below</span>"
        ),
      ], isTold: true)
  }

  private func counted(_ gaps: Int) -> String { gaps == 1 ? "1 gap" : "\(gaps) gaps" }

  private var scope: HTML {
    """
    <h2>Which site this is about</h2>
    <p>The tools at <code>\(site.origin)</code>, also where they are in a frame on another site. Not the pages around \
    such a frame.</p>

    """
  }

  private var standard: HTML {
    """
    <h2>The standard</h2>
    <p>Web Content Accessibility Guidelines (WCAG) 2.2, level AA. These pages meet it \
    <b>\(met.lowercased())</b>. They work:</p>
    <ul>
    <li>by keyboard alone, and by voice: every button and link has a clear name</li>
    <li>with a screen reader: every picture is also said in words, and every chart is also told in words or as a table</li>
    <li>with text twice the size, and on a screen as narrow as a small phone</li>
    <li>in dark mode, in high contrast, and with movement switched off</li>
    <li>without scripts, and on old phones and slow connections</li>
    </ul>

    """
  }

  private var testing: HTML {
    """
    <h2>How it was tested</h2>
    <p>\(AccessibilityReport.method) Last on \(AccessibilityReport.date.onPage). \
    \(AccessibilityReport.untested)</p>
    \(own?.tested.map { "<p>The people who run this site tested it themselves on \($0.onPage).</p>\n" as HTML })\
    <p><a class="button second"\(href: SitePath.accessibilityReport.address)>See the report on all 55 \
    criteria</a></p>

    """
  }

  private var gaps: HTML {
    """
    <h2>Known gaps</h2>
    \(list(AccessibilityReport.gaps, none: "In Farthing itself we know of none."))\
    \(hostGaps)
    """
  }

  /// What the host says of its own; nothing where it says nothing.
  private var hostGaps: HTML? {
    own.map { own in
      """
      <p>On this site in particular:</p>
      \(list(own.gaps, none: "We know of none."))
      """
    }
  }

  private func list(_ gaps: [String], none: String) -> HTML {
    guard !gaps.isEmpty else { return "<p>\(none)</p>\n" }
    return """
      <ul>
      \(each: gaps, { "<li>\($0)</li>\n" })\
      </ul>

      """
  }

  private var telling: HTML {
    guard let host else {
      return """
        <h2>Tell us, or ask for another format</h2>
        <p>Whoever runs this site has not given an address to write to. So nobody promises an answer.</p>

        """
    }
    return """
      <h2>Tell us, or ask for another format</h2>
      <p>Is something hard to use? Do you need a page in large print, in easier words, or read to you? \
      Tell \(host.name): \(host.link). You get an answer within \
      \(SiteHost.counted(host.responseDays)).</p>

      """
  }

  private var enforcement: HTML {
    let nations = host?.nations ?? Nation.allCases
    let isBritish = nations.contains { $0 != .northernIreland }
    let bodies = [
      isBritish ? "Equality Advisory and Support Service (England, Scotland and Wales)" : nil,
      nations.contains(.northernIreland)
        ? "Equality Commission for Northern Ireland (Northern Ireland)" : nil,
    ].compactMap(\.self)
    return """
      <h2>If you are not happy with the answer</h2>
      <p>There is a law on this for many who run a site. Where it applies, you can turn to:</p>
      <ul>
      \(each: bodies, { "<li>\($0)</li>\n" })\
      </ul>

      """
  }
}
