import Identifiers
import Calendars
import Finance
import Forms

@testable import CardsSite
@testable import Web

/// Cards, days and forms that the tests of the card helper share.
enum CardsTestValues {
  static let today = CalendarDate(iso: "2026-11-21") ?? .earliest

  static func details(
    _ name: String = "Blue", _ balance: Int64 = 900_00, of limit: Int64 = 1000_00, dueDay: Int = 5,
    statementDay: Int? = nil, apr: Int32? = nil, minimum: Int64? = nil, hasReminder: Bool = false,
    style: CardStyle = .teal
  ) -> CardDetails {
    CardDetails(
      name: name, balance: Money(minorUnits: balance, .gbp), limit: Money(minorUnits: limit, .gbp),
      dueDay: dueDay, statementDay: statementDay, apr: apr.map { Percentage($0) },
      minimum: minimum.map { Money(minorUnits: $0, .gbp) }, hasReminder: hasReminder, style: style)
  }

  static func card(_ balance: Int64, of limit: Int64, name: String = "Blue") -> Card {
    card(1, details(name, balance, of: limit))
  }

  static func card(_ id: UInt32, _ details: CardDetails, paidFor: String? = nil) -> Card {
    Card(
      id: CardID(id), details: details, paidFor: paidFor.flatMap { CalendarDate(iso: $0) },
      changed: 1)
  }

  static func operation(_ id: String? = nil, seen: Int? = nil) -> Operation {
    var fields: [(String, String)] = []
    if let id { fields.append(("operation", id)) }
    if let seen { fields.append(("rev", String(seen))) }
    return Operation(Request(method: .post, path: "/cards", form: Submission(fields)))
  }

  static let stamp = FormStamp(identifier: "0123456789ab", revision: 3)

  /// The fields of a card as a browser sends them.
  static func fields(
    _ name: String = "Blue", balance: String = "900", limit: String = "1000", due: String = "5",
    and others: [(String, String)] = []
  ) -> [(String, String)] {
    [("name", name), ("balance", balance), ("limit", limit), ("due-day", due)] + others
  }
}
