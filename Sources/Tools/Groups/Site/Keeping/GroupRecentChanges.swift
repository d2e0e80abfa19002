import Sealing

/// What was changed in a group of late, so that a form drawn before a change cannot undo it unseen.
///
/// Each part is known by its id, the group's name and currency by the group's, and stands with the
/// revision of the state that changed it. A form that is older than all of them counts as stale.
struct GroupRecentChanges: Equatable, Sendable {
  private var parts: [Part] = []

  /// The revision after which no change is missing.
  private var reach = 0

  private struct Part: Equatable {
    let id: Identifier
    let revision: Int
  }

  /// Whether a part was changed after a revision, as far as can be told.
  func include(_ id: Identifier, after revision: Int) -> Bool {
    parts.first { $0.id == id }.map { $0.revision > revision } ?? (reach > revision)
  }

  /// Notes what became another in a revision; what is new was on no form before.
  mutating func note(_ before: GroupLedger, _ after: GroupLedger, in revision: Int) {
    let title = before.title == after.title ? [] : [after.id]
    let members = after.members(unlike: before).map(\.id).filter { before[member: $0] != nil }
    let entries = after.entries(unlike: before).map(\.id).filter { before[entry: $0] != nil }
    let changed = title + members + entries
    parts.removeAll { changed.contains($0.id) }
    parts += changed.map { Part(id: $0, revision: revision) }
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
        Part(id: try Identifier(from: &reader), revision: try reader.count(upTo: .max)))
    }
    guard !parts.isEmpty else { throw MalformedBytes() }
  }

  func write(to writer: inout ByteWriter) {
    guard !parts.isEmpty else { return }
    writer.write(UInt64(reach))
    writer.write(UInt64(parts.count))
    for part in parts {
      part.id.write(to: &writer)
      writer.write(UInt64(part.revision))
    }
  }
}
