import GroupsFormulas

/// How to pay a member, beside a debt to them: a link, or a text to copy.
struct PayTo {
  private let text: String

  /// Nil where nobody has said how to pay the member.
  init?(_ member: MemberID, in ledger: GroupLedger) {
    guard let text = ledger[member: member]?.payTo, !text.isEmpty else { return nil }
    self.text = text
  }

  /// The text as typed; one that begins as links do leads there.
  ///
  /// Whoever is in the group has typed it, so the page there is told nothing of where the visitor comes
  /// from.
  var html: HTML {
    text.lowercased().hasPrefix(Self.link)
      ? "<a href=\"\(text)\" rel=\"noopener noreferrer nofollow\">\(text)</a>"
      : "<span>\(own(text))</span>"
  }

  private static let link = "https://"
}
