/// The security headers of every response, in one place.
///
/// The worker sends them with its responses. For generated pages, the site generator writes the
/// same list into a file that nginx includes.
package enum SecurityHeaders {
  /// The headers of a response.
  ///
  /// - Parameters:
  ///   - privacy: The rules for storing it.
  ///   - framing: The sites that may frame it.
  ///   - showsFrames: True when it contains frames of this site.
  ///   - secure: True when the site is served over TLS.
  /// - Returns: The headers, in a fixed order.
  package static func list(
    for privacy: Response.Privacy, framing: Response.Framing = .nobody,
    showsFrames: Bool = false, secure: Bool
  ) -> [Response.Header] {
    let transport = secure ? [strictTransport] : []
    let frames = showsFrames ? [Response.Header("Content-Security-Policy", withFrames)] : nil
    return (frames ?? framed(framing)) + always + transport + kept(privacy)
  }

  private static func kept(_ privacy: Response.Privacy) -> [Response.Header] {
    switch privacy {
    case .open: open
    case .figures: figures
    case .state: state
    case .immutable: immutable
    }
  }

  private static func framed(_ framing: Response.Framing) -> [Response.Header] {
    switch framing {
    case .nobody: unframed
    case .origins(let origins): framedBy((["'self'"] + origins).joined(separator: " "))
    case .anybody: framedBy("*")
    }
  }

  private static let unframed: [Response.Header] = [
    .init("Content-Security-Policy", policy + "'none'"),
    .init("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// A sandboxed frame has an opaque origin, so it loads only files that allow other origins.
  private static func framedBy(_ ancestors: String) -> [Response.Header] {
    [
      .init("Content-Security-Policy", policy + ancestors),
      .init("Cross-Origin-Resource-Policy", "cross-origin"),
    ]
  }

  private static let policy =
    "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; "
    + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
    + "base-uri 'none'; frame-ancestors "

  private static let withFrames = "frame-src 'self'; " + policy + "'none'"

  private static let always: [Response.Header] = [
    .init("X-Content-Type-Options", "nosniff"),
    .init(
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)"),
    .init("Cross-Origin-Opener-Policy", "same-origin"),
  ]

  /// Two years, as the HSTS preload list recommends.
  private static let strictTransport = Response.Header(
    "Strict-Transport-Security", "max-age=63072000; includeSubDomains")

  private static let open: [Response.Header] = [
    .init("Cache-Control", "public, max-age=300"),
    .init("Referrer-Policy", "same-origin"),
  ]

  private static let figures: [Response.Header] = [
    .init("Cache-Control", "no-store"),
    .init("Referrer-Policy", "no-referrer"),
    .init("X-Robots-Tag", "noindex"),
  ]

  private static let immutable: [Response.Header] = [
    .init("Cache-Control", "public, max-age=31536000, immutable")
  ]

  private static let state: [Response.Header] = [
    .init("Cache-Control", "no-store"),
    .init("Referrer-Policy", "same-origin"),
    .init("X-Robots-Tag", "noindex"),
  ]
}
