import Components
import Finance
import Formats
import Keeping
import Web

/// The end of a letter box that somebody else has closed, until the new link is opened or the group
/// goes on alone.
struct GroupBoxEnd: Equatable, Sendable {
  private(set) var reason: ClosingMark.Reason
  private(set) var since: CalendarDate

  init(_ mark: ClosingMark, on today: CalendarDate) {
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
  var wayBack: String {
    switch reason {
    case .off: "If one of you keeps the group in step again, open their link here."
    case .newLink: "Ask the others for the new link, and open it here."
    }
  }

  static let title = "Not in step any more"
}

extension GroupBoxEnd: Kept {
  static let blank = GroupBoxEnd(reason: .off, since: .blank)

  private init(reason: ClosingMark.Reason, since: CalendarDate) {
    (self.reason, self.since) = (reason, since)
  }

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(choice: &reason)
    try passage.pass(&since)
  }
}
