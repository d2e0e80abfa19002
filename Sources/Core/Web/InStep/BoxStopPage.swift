package import Keeping

/// The page that says what a press ends and for whom, and asks again.
package struct BoxStopPage {
  private let subject: BoxSubject
  private let revision: Int
  /// The reason for which the letter box is to be closed; nil where this phone alone leaves it.
  private let reason: ClosingMark.Reason?
  private let site: Site
  /// The days on which the other phones were last heard of, the newest first.
  private let others: [CalendarDate]

  init(
    _ subject: BoxSubject, _ membership: BoxMembership, _ reason: ClosingMark.Reason?,
    at revision: Int, on site: Site
  ) {
    self.subject = subject
    self.reason = reason
    self.revision = revision
    self.site = site
    others = membership.phones.days(ofOthersThan: membership.phone, on: site.today)
  }

  /// The page that asks before this phone leaves.
  package static func leaving<Book: BookInStep>(
    _ book: Book, _ subject: BoxSubject, _ membership: BoxMembership, on site: Site
  ) -> Page {
    BoxStopPage(subject, membership, nil, at: book.revision, on: site).page
  }

  var page: Page {
    Page(
      title: title, lead: "\(lead)", isCalm: true, tool: subject.tool,
      content: """
        <div class="narrow">
        \(list)<p class="small">\(consequence)</p>
        \(BoxShare.button(words, action, subject, at: revision, look: "risky", isSure: true))
        <p class="after"><a\(href: subject.share)>\(back)</a></p>
        </div>
        """)
  }

  private var title: String {
    switch reason {
    case nil: "Stop sharing \(subject.name) on this phone?"
    case .off: subject.asksToStop
    case .newLink: "Make a new link for \(subject.name)?"
    }
  }

  private var lead: String {
    if reason == nil { return subject.words.leaving }
    let phones =
      switch others.count {
      case 0: "Whoever else has the link is"
      case 1: "This phone is"
      case let count: "These \(count) phones are"
      }
    let end =
      switch reason {
      case nil, .off: others.isEmpty ? "out of step" : "out of step with yours"
      case .newLink: "shut out until you send them the new link"
      }
    return "\(phones) \(end)\(others.isEmpty ? "." : ":")"
  }

  /// The phones, of which only the last day is known; nil if no other phone has written.
  private var list: HTML? {
    guard !others.isEmpty, reason != nil else { return nil }
    return """
      <ul class="rows">
      \(each: others, { day in
        "<li><p>a phone last heard of \(words(for: day))</p></li>\n" as HTML
      })\
      </ul>

      """
  }

  private func words(for day: CalendarDate) -> String {
    day == site.today ? "today" : "on \(day.words(in: subject.currency))"
  }

  private var consequence: String {
    switch reason {
    case nil:
      "What you add then stays on this phone, and what the others add doesn’t come here. As long as "
        + "the link is the same, it brings you back."
    case .off:
      "Our letters are deleted. Each phone keeps its own copy, and says that it is not in step any "
        + "more. This can’t be undone."
    case .newLink:
      "They keep what they have now, and their phone says that it is not in step any more. A new link "
        + "can’t be taken back."
    }
  }

  private var action: BoxAction {
    switch reason {
    case nil: .leave
    case .off: .off
    case .newLink: .newLink
    }
  }

  private var words: String {
    let count = others.count == 1 ? "1 phone" : "\(others.count) phones"
    return switch (reason, others.isEmpty) {
    case (nil, _): "Stop on this phone"
    case (.off, true): "Turn off for everybody"
    case (.off, false): "Turn off for everybody, \(count)"
    case (.newLink, true): "Make a new link"
    case (.newLink, false): "Make a new link, shut out \(count)"
    }
  }

  private var back: String {
    switch reason {
    case nil, .off: "Stay in step"
    case .newLink: "Keep the link as it is"
    }
  }
}
