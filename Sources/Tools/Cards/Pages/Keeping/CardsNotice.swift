/// A message about the request before.
enum CardsNotice: String, Sendable {
  case once
  case forgotten
  case nothingToUndo = "nothing-to-undo"
  case full
  /// The debt was deleted after its form was made.
  case gone
  case goneAsTyped = "gone-as-typed"

  var sentence: String {
    switch self {
    case .once:
      "That was sent twice, so it was done once."
    case .forgotten:
      "Your cards and debts are deleted. This browser keeps none any more."
    case .nothingToUndo:
      "Nothing was undone: the last change is another one by now, or was undone already."
    case .gone:
      "That debt was deleted after this page was made, so nothing was changed."
    case .goneAsTyped:
      "That debt was deleted after this page was made. What you typed is below: to have it back, add it "
        + "again."
    case .full:
      "\(Self.noRoom), so nothing was changed. Shorter names take less room. You could save your "
        + "cards as a file, then delete some."
    }
  }

  /// The beginning of a sentence about a change that does not fit, above what was typed.
  static let noRoom = "There is no more room for this in your browser"
}
