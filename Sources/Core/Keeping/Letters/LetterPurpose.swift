/// The use of a secret: a group’s opens no wallet, and a wallet’s opens no group.
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
