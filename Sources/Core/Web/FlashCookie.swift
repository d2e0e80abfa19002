/// The cookie that tells the page after a change to announce it, once.
///
/// It holds only the number of the changed revision. The page with the announcement deletes the
/// cookie; otherwise it expires.
package struct FlashCookie: Sendable {
  private let place: CookiePlace

  /// A cookie that is sent to one page and the pages below it.
  package init(named stem: String, below page: Address) {
    place = CookiePlace(stem: stem, path: page.text)
  }

  fileprivate func name(secure: Bool) -> String { place.name(secure: secure) }

  fileprivate func header(_ value: String, seconds: Int64, secure: Bool) -> Response.Header {
    place.header(value, seconds: seconds, secure: secure)
  }

  /// Ten minutes, in seconds; a change from longer ago is no news.
  fileprivate static let lifetime: Int64 = 600
}

extension Vault {
  /// The header that makes the next page announce a revision.
  package func announce(_ revision: Int, in cookie: FlashCookie) -> Response.Header {
    cookie.header(String(revision), seconds: FlashCookie.lifetime, secure: isSecure)
  }

  /// True when the change to a revision has not been announced yet.
  package func hasFlash(_ revision: Int, in cookie: FlashCookie, of request: Request) -> Bool {
    request.cookies[cookie.name(secure: isSecure)].contains(String(revision))
  }

  /// The header that deletes the cookie, for the page with the announcement.
  package func forgetFlash(_ cookie: FlashCookie) -> Response.Header {
    cookie.header("", seconds: 0, secure: isSecure)
  }
}
