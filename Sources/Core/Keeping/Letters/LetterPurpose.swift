/// What a secret is for: one for a group opens no wallet, and the reverse.
package enum LetterPurpose: Sendable {
  /// A group of shared expenses.
  case group
  /// Cards and debts.
  case wallet

  /// The text from which the id of a box follows, with its secret.
  var box: String {
    switch self {
    case .group: "farthing box"
    case .wallet: "farthing wallet box"
    }
  }

  /// The text to which a letter is bound.
  var letter: String {
    switch self {
    case .group: "farthing letter"
    case .wallet: "farthing wallet box"
    }
  }
}
