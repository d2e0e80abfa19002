package import Keeping

/// A cookie that keeps a sealed state in the browser.
package struct StateCookie: Sendable {
  let purpose: Purpose
  let schemaVersion: Int
  private let place: CookiePlace

  /// A cookie that is sent to a page and the pages below it; to all of them unless one is named.
  package init(
    _ purpose: Purpose, named stem: String, schemaVersion: Int, below page: Address = Address("/")
  ) {
    self.purpose = purpose
    self.schemaVersion = schemaVersion
    place = CookiePlace(stem: stem, path: page.text)
  }

  /// The name of the cookie without a prefix.
  package var stem: String { place.stem }

  /// The name of the cookie, with its prefix when the site is served over TLS.
  package func name(secure: Bool) -> String { place.name(secure: secure) }

  func header(_ value: String, seconds: Int64, secure: Bool) -> Response.Header {
    place.header(value, seconds: seconds, secure: secure)
  }

  /// The longest that browsers keep a cookie, in seconds: 400 days (RFC 6265bis, 5.5).
  static let lifetime: Int64 = 400 * 86_400
}

/// The name of a cookie and the paths it is sent to.
struct CookiePlace: Sendable {
  let stem: String
  let path: String

  /// The name with the prefix that makes browsers insist on `Secure` and `Path` (RFC 6265bis).
  ///
  /// Without TLS there is no prefix.
  func name(secure: Bool) -> String {
    guard secure else { return stem }
    return (path == "/" ? "__Host-" : "__Secure-") + stem
  }

  func header(_ value: String, seconds: Int64, secure: Bool) -> Response.Header {
    Response.Header(
      "Set-Cookie",
      "\(name(secure: secure))=\(value); Path=\(path); Max-Age=\(seconds); HttpOnly; SameSite=Lax"
        + (secure ? "; Secure" : ""))
  }
}
