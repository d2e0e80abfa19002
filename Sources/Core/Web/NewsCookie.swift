package import Markup

/// The cookie by which the page after a change knows that it has news to tell, once.
///
/// It holds the revision that the change made and nothing else. The page that tells the news lets
/// the browser forget the cookie; without such a page it ends by itself.
package struct NewsCookie: Sendable {
  private let place: CookiePlace

  /// A cookie that goes to one page and to what lies below it.
  package init(named stem: String, below page: Address) {
    place = CookiePlace(stem: stem, path: page.text)
  }

  fileprivate func name(secure: Bool) -> String { place.name(secure: secure) }

  fileprivate func header(_ value: String, seconds: Int64, secure: Bool) -> Response.Header {
    place.header(value, seconds: seconds, secure: secure)
  }

  /// Ten minutes, in seconds: what was done longer ago is no news.
  fileprivate static let lifetime: Int64 = 600
}

extension Vault {
  /// The header that goes with a change, so that the next page tells what it did.
  package func announce(_ revision: Int, in cookie: NewsCookie) -> Response.Header {
    cookie.header(String(revision), seconds: NewsCookie.lifetime, secure: isSecure)
  }

  /// Whether what a revision changed was not told yet.
  package func isNews(_ revision: Int, in cookie: NewsCookie, of request: Request) -> Bool {
    request.cookies[cookie.name(secure: isSecure)].contains(String(revision))
  }

  /// The header that goes with the page that tells it.
  package func told(_ cookie: NewsCookie) -> Response.Header {
    cookie.header("", seconds: 0, secure: isSecure)
  }
}
