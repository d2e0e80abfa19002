package import Calendars
import Finance
package import Markup

/// What an answer was asked, when and where, for paper alone: there it has no form and no address.
package struct PrintedLine: Sendable {
  private let asked: String
  private let day: CalendarDate
  private let address: String

  /// `asked` is as short as "£2,292 at 17.91%"; `origin` and `address` lead to the same answer.
  package init(_ asked: String, on day: CalendarDate, at origin: String, _ address: Address) {
    self.asked = asked
    self.day = day
    self.address = origin + address.text
  }

  package var html: HTML {
    "<p class=\"on-paper printed\">\(asked). Worked out on \(day.words) at \(address)</p>\n"
  }
}
