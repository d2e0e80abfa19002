/// The changes of a phone that were not sent yet, and the parts that they changed.
package struct WaitingChanges: Equatable, Sendable {
  /// The number of changes; at least 1 while anything waits.
  package private(set) var count = 0
  /// The keys of the parts that wait, the earliest first; none if all of them do.
  package private(set) var named: [PartKey] = []

  /// The parts to send.
  package enum Parts: Equatable, Sendable {
    /// The changes of these parts, the earliest first.
    case named([PartKey])
    /// All of them: they are more than are remembered by key, or a whole box has to be filled.
    case all
  }

  /// The most parts that are remembered by key.
  package static let mostNamed = 16
  private static let mostCounted = 9_999

  /// Nothing waits.
  package init() {}

  /// The parts to send; nil when nothing waits.
  package var parts: Parts? {
    guard count > 0 else { return nil }
    return named.isEmpty ? .all : .named(named)
  }

  /// Adds a change of the parts with these keys.
  package mutating func add(_ changed: [PartKey]) {
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

extension WaitingChanges: Kept {
  package static let blank = WaitingChanges()

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&count, upTo: Self.mostCounted)
    try passage.pass(&named)
    guard named.count <= Self.mostNamed, Set(named).count == named.count,
      count > 0 || named.isEmpty
    else { throw MalformedBytes() }
  }
}
