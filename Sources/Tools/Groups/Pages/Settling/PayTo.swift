import GroupsFormulas

extension GroupLedger {
  /// How to pay a member, beside a debt to them: the text as typed; nil where nobody has said it.
  ///
  /// One that begins as links do leads there. Whoever is in the group has typed it, so the page there
  /// is told nothing of where the visitor comes from.
  func wayToPay(_ member: MemberID) -> HTML? {
    guard let text = self[member: member]?.payTo, !text.isEmpty else { return nil }
    return text.lowercased().hasPrefix("https://")
      ? "<a href=\"\(text)\" rel=\"noopener noreferrer nofollow\">\(text)</a>"
      : "<span>\(own(text))</span>"
  }
}
