/// What a cookie is called and where it is sent.
struct CookiePlace: Sendable {
  let stem: String
  let path: String

  /// The name with the prefix by which browsers hold us to `Secure` and `Path` (RFC 6265bis);
  /// without TLS there is none.
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
