package import Keeping

/// The latest changes of a state, so that a form drawn before a change cannot overwrite it unnoticed.
///
/// Each part is listed with the revision that changed it. A form older than the whole list counts as stale.
/// A revision in every part would be simpler, but a group may have hundreds of payments, and a byte or two
/// for each would take the room of fifty more from the cookie.
package struct RecentChanges: Equatable, Sendable {
  private var parts: [Part] = []

  /// The list is complete after this revision.
  private var reach = 0

  private struct Part: Equatable {
    var key: PartKey
    var revision: Int
  }

  /// No changes.
  package init() {}

  /// The revision that changed a part last; of a part that is not listed, the latest that can have
  /// changed it.
  package func revision(of key: PartKey) -> Int {
    parts.first { $0.key == key }?.revision ?? reach
  }

  /// The revision that changed any part of a kind last.
  package func revision<Value: PartValue>(ofAny value: Value.Type) -> Int {
    parts.last { $0.key.number(of: value) != nil }?.revision ?? reach
  }

  /// Records the parts that a revision changed.
  package mutating func note<State: Replica>(_ before: State, _ after: State, in revision: Int) {
    let changed = after.keysOnForms(changedSince: before)
    parts.removeAll { changed.contains($0.key) }
    parts += changed.map { Part(key: $0, revision: revision) }
    while parts.count > Self.most { reach = parts.removeFirst().revision }
  }

  private static let most = 12
}

extension RecentChanges: Kept {
  package static let blank = RecentChanges()

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&reach, upTo: .max)
    try passage.passList(&parts, blank: Part(key: .blank, revision: 0)) {
      passage, part throws(MalformedBytes) in
      try passage.pass(&part.key)
      try passage.pass(&part.revision, upTo: .max)
    }
    guard parts.count <= Self.most else { throw MalformedBytes() }
  }
}
