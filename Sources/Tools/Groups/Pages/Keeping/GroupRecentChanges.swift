import GroupsFormulas
import Identifiers
import Sealing
import State

/// The latest changes of a group, so that a form drawn before a change cannot overwrite it
/// unnoticed.
///
/// Each part is listed by the number of its id, name and currency by the number of the group's, a
/// rate by that of its currency's code, households and the default split by numbers of their own,
/// each with the revision that changed it. A form older than the whole list counts as stale.
///
/// A card carries such a revision itself; a group may have hundreds of payments, and a byte or two
/// for each would take the room of fifty more from the cookie.
struct GroupRecentChanges: Equatable, Sendable {
  private var parts: [Part] = []

  /// The list is complete after this revision.
  private var reach = 0

  private struct Part: Equatable {
    let number: UInt32
    let revision: Int
  }

  /// The revision that changed a part last; of a part that is not listed, the latest that can have
  /// changed it.
  func revision<Subject>(of id: Identifier<Subject>) -> Int {
    parts.first { $0.number == id.number }?.revision ?? reach
  }

  /// Records the parts that a revision changed; new parts were on no earlier form.
  mutating func note(_ before: GroupLedger, _ after: GroupLedger, in revision: Int) {
    let title = before.title == after.title ? [] : [after.id.number]
    let members = after.members(unlike: before).map(\.id).filter { before[member: $0] != nil }.map(
      \.number)
    let entries = after.entries(unlike: before).map(\.id).filter { before[entry: $0] != nil }.map(
      \.number)
    // There are forms for rates that nobody has set yet.
    let rates = after.rates(unlike: before).map { GroupBook.mark(of: $0.currency).number }
    let rules = after.rules(unlike: before).map(\.id).filter { before[rule: $0] != nil }
      .map(\.number)
    // Every page of settings has the forms of both.
    let households =
      before.companions == after.companions ? [] : [GroupBook.householdsMark.number]
    let split = before.defaultSplit == after.defaultSplit ? [] : [GroupBook.defaultSplitMark.number]
    let changed = title + members + entries + rates + rules + households + split
    parts.removeAll { changed.contains($0.number) }
    parts += changed.map { Part(number: $0, revision: revision) }
    while parts.count > Self.most { reach = parts.removeFirst().revision }
  }

  private static let most = 12
}

extension GroupRecentChanges: Packable {
  /// Cookies older than this field end here.
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    guard !reader.isAtEnd else { return }
    reach = try reader.count(upTo: .max)
    for _ in 0..<(try reader.count(upTo: Self.most)) {
      parts.append(
        Part(
          number: try Identifier<Self>(from: &reader).number, revision: try reader.count(upTo: .max)
        ))
    }
    guard !parts.isEmpty || !reader.isAtEnd else { throw MalformedBytes() }
  }

  func write(to writer: inout ByteWriter) {
    write(to: &writer, isLast: true)
  }

  /// Writes the changes.
  ///
  /// An empty list at the end of the payload is left out.
  func write(to writer: inout ByteWriter, isLast: Bool) {
    guard !parts.isEmpty || !isLast else { return }
    writer.write(UInt64(reach))
    writer.write(UInt64(parts.count))
    for part in parts {
      Identifier<Self>(part.number).write(to: &writer)
      writer.write(UInt64(part.revision))
    }
  }
}
