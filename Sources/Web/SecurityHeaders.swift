/// The security headers of every answer, in one place.
///
/// Answers of the worker carry them; for generated pages the site generator writes the same list
/// into an include for nginx.
package enum SecurityHeaders {
  package static func list(for privacy: Response.Privacy, secure: Bool) -> [Response.Header] {
    let common = secure ? alwaysSecure : always
    switch privacy {
    case .open: return common + open
    case .figures: return common + figures
    case .state: return common + state
    }
  }

  private static let always: [Response.Header] = [
    .init(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; "
        + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
        + "base-uri 'none'; frame-ancestors 'none'"),
    .init("X-Content-Type-Options", "nosniff"),
    .init(
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)"),
    .init("Cross-Origin-Opener-Policy", "same-origin"),
    .init("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// Two years, as the HSTS preload list asks.
  private static let alwaysSecure =
    always + [.init("Strict-Transport-Security", "max-age=63072000; includeSubDomains")]

  private static let open: [Response.Header] = [
    .init("Cache-Control", "public, max-age=300"),
    .init("Referrer-Policy", "same-origin"),
  ]

  private static let figures: [Response.Header] = [
    .init("Cache-Control", "no-store"),
    .init("Referrer-Policy", "no-referrer"),
    .init("X-Robots-Tag", "noindex"),
  ]

  private static let state: [Response.Header] = [
    .init("Cache-Control", "no-store"),
    .init("Referrer-Policy", "same-origin"),
    .init("X-Robots-Tag", "noindex"),
  ]
}
