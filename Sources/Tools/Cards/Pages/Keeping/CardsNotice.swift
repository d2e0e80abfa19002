/// A message about the request before.
enum CardsNotice: String, Sendable {
  case once
  case forgotten
  case nothingToUndo = "nothing-to-undo"
  case full

  static let name = "notice"

  var sentence: String {
    switch self {
    case .once:
      "That was sent twice, so it was done once."
    case .forgotten:
      "Your cards and debts are deleted. This browser keeps none any more."
    case .nothingToUndo:
      "Nothing was undone: the last change is another one by now, or was undone already."
    case .full:
      "\(Self.noRoom), so nothing was changed. Shorter names take less room. You could save your "
        + "cards as a file, then delete some."
    }
  }

  /// The beginning of a sentence about a change that does not fit, above what was typed.
  static let noRoom = "There is no more room for this in your browser"
}
