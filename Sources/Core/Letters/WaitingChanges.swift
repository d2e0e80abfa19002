package import Sealing

/// The changes of a phone that were not sent yet, and the parts that they changed.
package struct WaitingChanges: Equatable, Sendable {
  /// The number of changes; at least 1 while anything waits.
  package private(set) var count = 0
  /// The ids of the parts that wait, the earliest first; none if all of them do.
  package private(set) var named: [UInt32] = []

  /// The parts to send.
  package enum Parts: Equatable, Sendable {
    /// The changes with these ids, the earliest first.
    case named([UInt32])
    /// All of them: they are more than are remembered by id, or a whole box has to be filled.
    case all
  }

  /// The most parts that are remembered by id.
  package static let mostNamed = 16
  private static let mostCounted = 9_999

  /// Nothing waits.
  package init() {}

  /// The parts to send; nil when nothing waits.
  package var parts: Parts? {
    guard count > 0 else { return nil }
    return named.isEmpty ? .all : .named(named)
  }

  /// Adds a change of the parts with these ids.
  package mutating func add(_ changed: [UInt32]) {
    let isAll = parts == .all
    count = min(count + 1, Self.mostCounted)
    let new = changed.reduce(into: named) { if !$0.contains($1) { $0.append($1) } }
    named = isAll || new.count > Self.mostNamed ? [] : new
  }

  /// Lets the whole state wait; this is no change of its own if others wait already.
  package mutating func addAll() {
    count = max(count, 1)
    named = []
  }
}

extension WaitingChanges: Packable {
  /// Reads what waits.
  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    count = try reader.count(upTo: Self.mostCounted)
    guard count > 0 else { return }
    for _ in 0..<(try reader.count(upTo: Self.mostNamed)) {
      let number = try reader.raw(4).reduce(0) { $0 << 8 | UInt32($1) }
      guard !named.contains(number) else { throw MalformedBytes() }
      named.append(number)
    }
  }

  /// Writes the number of changes and the ids, four bytes each; one byte when nothing waits.
  package func write(to writer: inout ByteWriter) {
    writer.write(UInt64(count))
    guard count > 0 else { return }
    writer.write(UInt64(named.count))
    for number in named {
      writer.write(raw: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
    }
  }
}
