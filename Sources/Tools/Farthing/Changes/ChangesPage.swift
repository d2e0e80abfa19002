/// The list of versions as a page and as a feed.
enum ChangesPage {
  static func respond(_ request: Request, _ site: Site) -> Response {
    site.response(
      Page(
        title: "What has changed",
        lead: """
          Each version of Farthing, the newest first, and what it means for pages that embed a tool.
          """,
        description: "The versions of Farthing and what changed in each.",
        feed: SitePath.changesFeed.address,
        content: """
          <div class="prose">
          <p class="tools"><a\(href: SitePath.changesFeed.address)>Follow the changes (Atom feed)</a></p>
          \(each: SiteVersion.all, section)\
          </div>
          """), privacy: .open)
  }

  private static func section(_ version: SiteVersion) -> HTML {
    """
    <h2>Farthing \(version.number), \(version.date.onPage)</h2>
    \(body(version))
    """
  }

  private static func body(_ version: SiteVersion) -> HTML {
    """
    <ul>
    \(each: version.changes, { "<li>\($0)</li>\n" })\
    </ul>
    <p><b>For pages that embed:</b> \(version.forEmbedding ?? "nothing.")</p>

    """
  }

  /// The feed (RFC 4287); its entries hold the same HTML as the page.
  static func feed(_ request: Request, _ site: Site) -> Response {
    Response(
      contentType: "application/atom+xml; charset=utf-8", privacy: .open,
      body: document(for: site.origin).bytes)
  }

  private static func document(for origin: String) -> HTML {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
    <id>urn:uuid:d6cca9ad-4bc1-4631-aa88-4c79d55702af</id>
    <title>What has changed in Farthing</title>
    <updated>\(SiteVersion.all.first.map(time))</updated>
    <author><name>Farthing</name></author>
    <link rel="self" href="\(origin)\(SitePath.changesFeed.address.text)"/>
    <link rel="alternate" type="text/html" href="\(origin)\(SitePath.changes.address.text)"/>
    \(each: SiteVersion.all, { entry($0, origin) })\
    </feed>

    """
  }

  private static func entry(_ version: SiteVersion, _ origin: String) -> HTML {
    """
    <entry>
    <id>urn:uuid:\(version.id)</id>
    <title>Farthing \(version.number)</title>
    <updated>\(time(version))</updated>
    <link rel="alternate" type="text/html" href="\(origin)\(SitePath.changes.address.text)"/>
    <content type="html">\(body(version).text)</content>
    </entry>

    """
  }

  /// The beginning of its day (RFC 3339).
  private static func time(_ version: SiteVersion) -> HTML { "\(version.date.iso)T00:00:00Z" }
}
