import Keeping

/// The page that says whom a press shuts out, and asks again.
struct BoxStopPage {
  private let subject: BoxSubject
  private let revision: Int
  private let reason: ClosingMark.Reason
  private let site: Site
  /// The days on which the other phones were last heard of, the newest first.
  private let others: [CalendarDate]

  init(
    _ subject: BoxSubject, _ membership: BoxMembership, _ reason: ClosingMark.Reason,
    at revision: Int, on site: Site
  ) {
    self.subject = subject
    self.reason = reason
    self.revision = revision
    self.site = site
    others = membership.phones.days(ofOthersThan: membership.phone, on: site.today)
  }

  var page: Page {
    Page(
      title: title, lead: "\(shutOut)", tool: subject.tool,
      content: """
        <div class="narrow">
        \(list)<p>\(consequence)</p>
        \(BoxShare.button(words, action, subject, at: revision, look: "risky", isSure: true))
        <p class="after"><a\(href: subject.share)>\(back)</a></p>
        </div>
        """)
  }

  private var title: String {
    switch reason {
    case .off: subject.asksToStop
    case .newLink: "Make a new link for \(subject.name)?"
    }
  }

  private var shutOut: String {
    let phones =
      switch others.count {
      case 0: "Whoever else has the link is"
      case 1: "This phone is"
      case let count: "These \(count) phones are"
      }
    let end =
      switch reason {
      case .off: others.isEmpty ? "out of step" : "out of step with yours"
      case .newLink: "shut out until you send them the new link"
      }
    return "\(phones) \(end)\(others.isEmpty ? "." : ":")"
  }

  /// The phones, of which only the last day is known; nil if no other phone has written.
  private var list: HTML? {
    guard !others.isEmpty else { return nil }
    return """
      <ul>
      \(each: others, { day in
        "<li>a phone last heard of \(words(for: day))</li>\n" as HTML
      })\
      </ul>

      """
  }

  private func words(for day: CalendarDate) -> String {
    day == site.today ? "today" : "on \(day.words(in: subject.currency))"
  }

  private var consequence: String {
    switch reason {
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
    case .off: .off
    case .newLink: .newLink
    }
  }

  private var words: String {
    let count = others.count == 1 ? "1 phone" : "\(others.count) phones"
    return switch (reason, others.isEmpty) {
    case (.off, true): "Turn off for everybody"
    case (.off, false): "Turn off for everybody, \(count)"
    case (.newLink, true): "Make a new link"
    case (.newLink, false): "Make a new link, shut out \(count)"
    }
  }

  private var back: String {
    switch reason {
    case .off: "Stay in step"
    case .newLink: "Keep the link as it is"
    }
  }
}
