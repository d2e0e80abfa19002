/// The purposes of sealed tokens; a token is opened for its own purpose only.
package enum Purpose: String, CaseIterable, Sendable {
  /// The cards, in their cookie.
  case wallet
  /// The secret of the letter box of the cards, in a cookie of its own.
  case walletBox
  /// One group, in its cookie.
  case group
  /// The list of this browser's groups, in its cookie.
  case groups
  /// How the columns of statements are read, in its cookie.
  case columns
  /// The cards, in transit to another device.
  case transfer
  /// A copy of a group, in transit to another person.
  case share
  /// Cards from a file or from a plan, awaiting the visitor's confirmation.
  case importOfCards
  /// A group from a file, awaiting the visitor's confirmation.
  case importOfGroup
  /// The lines of a bank's statement, awaiting the visitor's choices.
  case statement
  /// All cards and groups of a browser, in transit to another device.
  case everything

  /// True for the only copy of a state, false for a copy in transit.
  ///
  /// After a clock that was ahead is corrected, or on a machine whose clock is behind, a state from
  /// the future is still opened: if it were refused, the page would look empty and the next change
  /// would replace it. Only a holder of the key could forge such a date.
  var isKept: Bool {
    switch self {
    case .wallet, .walletBox, .group, .groups, .columns: true
    case .transfer, .share, .importOfCards, .importOfGroup, .statement, .everything: false
    }
  }
}

/// The only place where a token can be opened.
///
/// None of this is in the token. It is authenticated with the token as PASETO's implicit assertion,
/// so a token moved to another cookie, site or version looks forged.
package struct Binding: Equatable, Sendable {
  package let purpose: Purpose
  /// The name of the cookie, field or parameter that holds the token.
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
