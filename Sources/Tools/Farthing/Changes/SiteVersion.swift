package import Calendars

/// A version of Farthing in the list of changes.
package struct SiteVersion: Sendable {
  package let number: String
  package let date: CalendarDate

  /// Its name in the feed, which never changes and is the same on every site (RFC 4122).
  package let id: String

  /// What changed, a sentence each.
  let changes: [String]

  /// What changes for pages that show our tools; nil for nothing.
  let forEmbedding: String?

  private init(
    _ number: String, _ date: CalendarDate?, id: String, forEmbedding: String? = nil,
    _ changes: [String]
  ) {
    self.number = number
    self.date = date ?? .earliest
    self.id = id
    self.forEmbedding = forEmbedding
    self.changes = changes
  }

  /// All versions, the newest first.
  package static let all = [
    SiteVersion(
      "1.1.0", CalendarDate(year: 2026, month: 11, day: 25),
      id: "84973fc7-b155-4632-adbc-bf483fa5f8db",
      forEmbedding: """
        nothing that you have pasted changes. New: counts of how often your visitors used a tool, if \
        the people who run the site give you a key.
        """,
      [
        "The answers of all calculators are easier to read on a phone: the figures come first, the "
          + "tables of months are behind one press.",
        "Interest rates of Britain stand next to those of America, and are there from the start.",
        "A group that shares expenses can have exchange rates of its own.",
        "The menu lists every tool, and the nation that you choose stays in all links.",
        "Business Debtline is among the help lines, for people who are self-employed.",
        "New pages: what each rule of accessibility comes to here, every data flow in a table, this "
          + "list of changes with a feed, and a page for programs.",
      ]),
    SiteVersion(
      "1.0.0", CalendarDate(year: 2026, month: 11, day: 23),
      id: "646b9c54-27e0-4d3f-8300-5deb9f1dc894",
      [
        "First version: credit card, debt plan, balance transfer, loan, student loan, my cards, "
          + "shared expenses, interest rates and six guides."
      ]),
  ]
}
