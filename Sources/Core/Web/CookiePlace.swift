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
