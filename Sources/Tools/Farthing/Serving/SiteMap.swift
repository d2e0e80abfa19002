package import Hosting
package import Web

/// The list of a site's pages for search engines (sitemaps.org, version 0.9).
package struct SiteMap {
  package let text: String

  /// - Parameters:
  ///   - routes: All routes of the site; those of pages that are the same for everybody are listed.
  ///   - origin: What begins every address, such as `https://money.example`.
  package init(_ routes: [Route<Site>], origin: String) {
    let addresses = routes.filter(\.isGenerated).map {
      "<url><loc>\(origin)\($0.path.described)</loc></url>\n"
    }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(addresses.joined())</urlset>

      """
  }
}
