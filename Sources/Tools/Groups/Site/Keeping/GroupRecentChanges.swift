import Sealing
import State

/// What was changed in a group of late, so that a form drawn before a change cannot undo it unseen.
///
/// Each part is known by the number of its id, the group's name and currency by the group's, and
/// stands with the revision of the state that changed it. A form that is older than all of them counts as stale.
struct GroupRecentChanges: Equatable, Sendable {
  private var parts: [Part] = []

  /// The revision after which no change is missing.
  private var reach = 0

  private struct Part: Equatable {
    let number: UInt32
    let revision: Int
  }

  /// Whether a part was changed after a revision, as far as can be told.
  func include<Subject>(_ id: Identifier<Subject>, after revision: Int) -> Bool {
    parts.first { $0.number == id.number }.map { $0.revision > revision } ?? (reach > revision)
  }

  /// Notes what became another in a revision; what is new was on no form before.
  mutating func note(_ before: GroupLedger, _ after: GroupLedger, in revision: Int) {
    let title = before.title == after.title ? [] : [after.id.number]
    let members = after.members(unlike: before).map(\.id).filter { before[member: $0] != nil }.map(
      \.number)
    let entries = after.entries(unlike: before).map(\.id).filter { before[entry: $0] != nil }.map(
      \.number)
    let changed = title + members + entries
    parts.removeAll { changed.contains($0.number) }
    parts += changed.map { Part(number: $0, revision: revision) }
    while parts.count > Self.most { reach = parts.removeFirst().revision }
  }

  private static let most = 12
}

extension GroupRecentChanges: Packable {
  /// A group that was kept before there was this list has none of it.
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    guard !reader.isAtEnd else { return }
    reach = try reader.count(upTo: .max)
    for _ in 0..<(try reader.count(upTo: Self.most)) {
      parts.append(
        Part(
          number: try Identifier<Self>(from: &reader).number, revision: try reader.count(upTo: .max)
        ))
    }
    guard !parts.isEmpty else { throw MalformedBytes() }
  }

  func write(to writer: inout ByteWriter) {
    guard !parts.isEmpty else { return }
    writer.write(UInt64(reach))
    writer.write(UInt64(parts.count))
    for part in parts {
      Identifier<Self>(part.number).write(to: &writer)
      writer.write(UInt64(part.revision))
    }
  }
}
