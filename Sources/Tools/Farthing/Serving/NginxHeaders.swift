package import Hosting
import Web

/// The security headers that the workers send, for nginx to add to what it sends without them.
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

  /// The includes, by their names.
  package var files: [(name: String, text: String)] {
    [
      ("headers.conf", pages), ("refusals.conf", refusals), ("framing.conf", framing),
      ("transport.conf", transport),
    ]
  }

  /// Of generated pages; how long to keep one is nginx's own business.
  private var pages: String {
    SecurityHeaders.list(for: .open, secure: secure)
      .filter { $0.name.description != "Cache-Control" }
      .map { Self.line($0.name, $0.value) }.joined()
  }

  /// Of what nginx itself has to say, without those of a connection that may not be secure.
  ///
  /// Those that depend on who may frame it are variables.
  private var refusals: String {
    refused.map { Self.line($0.plain.name, $0.differs ? $0.variable : $0.plain.value) }.joined()
  }

  /// The variables: who may frame a tool may show the refusal of it.
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

  /// A header of a refusal, as it is on its own and inside a frame.
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
