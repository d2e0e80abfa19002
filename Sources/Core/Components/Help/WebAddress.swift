/// The address of a page on another site, with a host and a path, over TLS.
///
/// Its characters cannot end an attribute, and ``words`` shows its target.
///
///     WebAddress("https://www.example.org/debt")?.words  // example.org/debt
package struct WebAddress: Sendable, Equatable {
  package let text: String

  /// Reads an address; nil when it is not `https`, or has other parts than a host and a path.
  package init?(_ text: String) {
    guard text.hasPrefix(Self.scheme) else { return nil }
    let parts = text.dropFirst(Self.scheme.count)
      .split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].contains("."), Self.isHostName(parts[0]),
      parts.dropFirst().allSatisfy({ $0.utf8.allSatisfy(Self.isPathByte) })
    else { return nil }
    self.text = text
  }

  /// An address that is part of the program; a wrong one stops it.
  package init(known text: StaticString) {
    guard let address = WebAddress(text.description) else {
      preconditionFailure("\(text) is not an address of somebody else's page")
    }
    self = address
  }

  /// The address as people say it, without `https` and `www`.
  package var words: String {
    let place = text.dropFirst(Self.scheme.count)
    let named = place.hasPrefix("www.") ? place.dropFirst(4) : place
    return String(named.hasSuffix("/") ? named.dropLast() : named)
  }

  private static let scheme = "https://"

  /// The address of a site without its scheme, HTTPS or HTTP; nil for another scheme.
  package static func afterScheme(_ text: String) -> Substring? {
    [scheme, "http://"].first(where: text.hasPrefix).map { text.dropFirst($0.count) }
  }

  /// True when a text consists of parts of small letters, digits and hyphens between points.
  package static func isHostName(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isHostByte) }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    byte.isInKey || "./~".utf8.contains(byte)
  }
}
