/// The list of a site's pages for search engines (sitemaps.org, version 0.9).
package struct SiteMap {
  package let text: String

  /// - Parameters:
  ///   - tools: The tools of the site; the pages of those that keep nothing are listed, even if they
  ///     depend on the day.
  ///   - routes: All routes of the site; those of pages that are the same for everybody are listed.
  ///   - origin: What begins every address, such as `https://money.example`.
  package init(_ tools: [Tool], _ routes: [Route<Site>], origin: String) {
    let generated = routes.filter { $0.isGenerated && !$0.path.isDocument }.map(\.path.described)
    let dated = tools.filter { $0.keeping == nil }.map(\.tile.address.text)
      .filter { !generated.contains($0) }
    let addresses = (generated + dated).map { "<url><loc>\(origin)\($0)</loc></url>\n" }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(addresses.joined())</urlset>

      """
  }
}
