package import Markup
package import Sealing

/// A cookie that keeps a sealed state in the browser: what is in it and where it is sent.
package struct StateCookie: Sendable {
  let purpose: Purpose
  let stem: String
  let path: String
  let schemaVersion: Int

  /// A cookie that goes with every request.
  package init(_ purpose: Purpose, named stem: String, schemaVersion: Int) {
    self.purpose = purpose
    self.stem = stem
    self.schemaVersion = schemaVersion
    path = "/"
  }

  /// A cookie that goes to one page and to what lies below it.
  package init(_ purpose: Purpose, named stem: String, schemaVersion: Int, below page: Address) {
    self.purpose = purpose
    self.stem = stem
    self.schemaVersion = schemaVersion
    path = page.text
  }

  /// The name with the prefix by which browsers hold us to `Secure` and `Path` (RFC 6265bis);
  /// without TLS there is none.
  package func name(secure: Bool) -> String {
    guard secure else { return stem }
    return (path == "/" ? "__Host-" : "__Secure-") + stem
  }

  func header(_ value: String, seconds: Int64, secure: Bool) -> Response.Header {
    Response.Header(
      "Set-Cookie",
      "\(name(secure: secure))=\(value); Path=\(path); Max-Age=\(seconds); HttpOnly; SameSite=Lax"
        + (secure ? "; Secure" : ""))
  }

  /// The longest that browsers keep a cookie, in seconds: 400 days.
  static let lifetime: Int64 = 400 * 86_400
}
