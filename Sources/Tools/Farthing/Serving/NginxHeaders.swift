/// The security headers as nginx includes, for responses that no worker makes.
package struct NginxHeaders {
  private let secure: Bool
  private let partners: Partners

  /// - Parameters:
  ///   - secure: Whether browsers reach the site over TLS.
  ///   - partners: Who may frame its tools.
  package init(secure: Bool, partners: Partners) {
    self.secure = secure
    self.partners = partners
  }

  package var files: [(name: String, text: String)] {
    [
      ("headers.conf", pages), ("refusals.conf", refusals), ("framing.conf", framing),
      ("transport.conf", transport),
    ]
  }

  /// Headers of generated pages.
  ///
  /// `Cache-Control` is left out, as nginx sets it.
  private var pages: String {
    SecurityHeaders.list(for: .open, secure: secure)
      .filter { $0.name.description != "Cache-Control" }
      .map { Self.line($0.name, $0.value) }.joined()
  }

  /// Headers of nginx's own error pages, without those that need TLS.
  ///
  /// Headers that depend on the framing site are variables.
  private var refusals: String {
    refused.map { Self.line($0.plain.name, $0.differs ? $0.variable : $0.plain.value) }.joined()
  }

  /// The variables: an origin that may frame a tool may frame its error page too.
  private var framing: String {
    refused.filter(\.differs).map { header in
      """
      map $request_uri \(header.variable) {
          default     "\(header.plain.value)";
          "~^/embed/" "\(header.framed.value)";
      }

      """
    }.joined()
  }

  private var transport: String {
    let plain = SecurityHeaders.list(for: .figures, secure: false)
    return SecurityHeaders.list(for: .figures, secure: secure)
      .filter { !plain.contains($0) }.map { Self.line($0.name, $0.value) }.joined()
  }

  /// A header of an error page, on its own and inside a frame.
  private struct Refused {
    let plain: Response.Header
    let framed: Response.Header

    var differs: Bool { plain != framed }

    var variable: String {
      "$refusal_" + plain.name.description.lowercased().replacing("-", with: "_")
    }
  }

  private var refused: [Refused] {
    zip(
      SecurityHeaders.list(for: .figures, secure: false),
      SecurityHeaders.list(for: .figures, framing: partners.framing(), secure: false)
    ).map(Refused.init)
  }

  private static func line(_ name: StaticString, _ value: String) -> String {
    "add_header \(name) \"\(value)\" always;\n"
  }
}
