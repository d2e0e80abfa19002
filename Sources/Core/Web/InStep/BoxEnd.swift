package import Keeping

/// The end of a letter box that somebody else has closed, until the new link is opened or this phone
/// goes on alone.
package struct BoxEnd: Equatable, Sendable {
  package private(set) var reason: ClosingMark.Reason
  package private(set) var since: CalendarDate

  /// The end that a mark tells.
  package init(_ mark: ClosingMark, on today: CalendarDate) {
    reason = mark.reason
    since = mark.day(upTo: today)
  }

  /// “Somebody made a new link on 26 November 2026.”, and what follows from it.
  func sentence(in currency: Currency) -> String {
    let act =
      switch reason {
      case .off: "turned it off for everybody"
      case .newLink: "made a new link"
      }
    return """
      Somebody \(act) on \(since.words(in: currency)). What you add stays on this phone, and what the \
      others add doesn’t come here. Some of theirs may be missing already.
      """
  }

  /// The way back into step.
  func wayBack(_ words: BoxWords) -> String {
    switch reason {
    case .off: words.wayBack
    case .newLink: "Ask the others for the new link, and open it here."
    }
  }

  package static let title = "Not in step any more"
}

extension BoxEnd: Kept {
  package static let blank = BoxEnd(reason: .off, since: .blank)

  private init(reason: ClosingMark.Reason, since: CalendarDate) {
    (self.reason, self.since) = (reason, since)
  }

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(choice: &reason)
    try passage.pass(&since)
  }
}
