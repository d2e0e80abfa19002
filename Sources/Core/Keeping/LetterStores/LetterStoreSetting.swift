/// The store of letters that a site is set up with.
package enum LetterStoreSetting: Equatable, Sendable {
  /// A file of SQLite, for the workers of one machine.
  case sqlite(path: String)
  /// The Unix socket of a Redis or Valkey, for the workers of several machines.
  case redis(path: String)

  /// The most sealed bytes of all boxes together, unless the site says otherwise.
  package static let usualLimit = 1 << 30

  /// Reads the setting.
  ///
  /// - Parameter text: `sqlite:/path` or `redis:/path/of.sock`.
  /// - Returns: Nil for an empty text: a site without letter boxes.
  /// - Throws: ``Problem`` for any other text.
  package static func reading(_ text: String) throws(Problem) -> LetterStoreSetting? {
    guard !text.isEmpty else { return nil }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .unknownKind }
    let kind = text[..<colon]
    let path = String(text[text.utf8.index(after: colon)...])
    guard kind == "sqlite" || kind == "redis" else { throw .unknownKind }
    guard path.utf8.first == slash, path.utf8.last != slash else { throw .notAPath(path) }
    guard kind == "redis" else { return .sqlite(path: path) }
    guard !path.hasPrefix("//") else { throw .address }
    guard path.utf8.count <= mostOfSocket else { throw .longPath }
    return .redis(path: path)
  }

  private static let slash = UInt8(ascii: "/")
  /// The bytes of `sun_path` without the zero at its end (unix(7)).
  private static let mostOfSocket = 107

  /// The mistakes in the setting of a store.
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case unknownKind
    case notAPath(String)
    case address
    case longPath

    package var description: String {
      switch self {
      case .unknownKind:
        "it must be sqlite:/path, redis:/path/of.sock, or empty for no letter box"
      case .notAPath(let path):
        "\(path.isEmpty ? "the path is missing" : path + " is not the path of a file"): "
          + "it must begin with / and name a file"
      case .address:
        "workers have no network, so a Redis is named by the path of its Unix socket: "
          + "redis:/path/of.sock"
      case .longPath:
        "the path of a Unix socket has at most \(LetterStoreSetting.mostOfSocket) bytes"
      }
    }
  }
}

/// The setting of the room for all letter boxes.
package enum LetterStoreLimit {
  /// Reads a number of bytes, which may end in `K`, `M` or `G`, each 1,024 times the one before.
  ///
  /// - Parameter text: The setting, like `500M`; empty for the usual limit.
  /// - Returns: The bytes, or nil when the text is not such a number above 0.
  package static func reading(_ text: String) -> Int? {
    guard !text.isEmpty else { return LetterStoreSetting.usualLimit }
    let unit = ["K": 10, "M": 20, "G": 30][String(text.suffix(1))]
    let digits = unit == nil ? text[...] : text.dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits), number > 0
    else { return nil }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: 1 << (unit ?? 0))
    return overflow ? nil : bytes
  }
}
