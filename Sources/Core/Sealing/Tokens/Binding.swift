/// What a sealed token is for; one that was made for anything else is not opened.
package enum Purpose: String, CaseIterable, Sendable {
  /// The cards, in their cookie.
  case wallet
  /// One group, in its cookie.
  case group
  /// The list of this browser's groups, in its cookie.
  case groups
  /// The cards, on their way to another device.
  case transfer
  /// A copy of a group, on its way to another person.
  case share
  /// What was read from a file and waits for a yes.
  case `import`

  /// Whether it is all there is of a state, and not a copy on its way.
  ///
  /// When a clock that was ahead is put right, or one falls behind, such a state is still good:
  /// refused, it would look empty, and the next change would take its place. Only the holder of a
  /// key could date one so.
  var isKept: Bool {
    switch self {
    case .wallet, .group, .groups: true
    case .transfer, .share, .import: false
    }
  }
}

/// Where a token belongs: it opens there and nowhere else.
///
/// None of this is in the token. It is authenticated with it, as PASETO's implicit assertion, so
/// that a token moved to another cookie, site or version of the state looks forged.
package struct Binding: Equatable, Sendable {
  package let purpose: Purpose
  /// The name of the cookie, the field or the parameter that holds the token.
  package let name: String
  /// The canonical host of the site, with its port if it has one.
  package let host: String
  package let schemaVersion: Int

  package init(purpose: Purpose, name: String, host: String, schemaVersion: Int) {
    self.purpose = purpose
    self.name = name
    self.host = host
    self.schemaVersion = schemaVersion
  }

  var assertion: [UInt8] {
    let pieces = ["farthing", String(schemaVersion), purpose.rawValue, name, host]
    return PreAuthentication.encoding(pieces.map { [UInt8]($0.utf8) })
  }
}
