/// Something that is changed in several places and merged: a group, a wallet.
///
/// Its kinds of parts are listed once, in ``visit(_:_:)``. A letter to another phone is some of the parts of
/// a replica, and so is what undoes a change: the changed parts as they were. So one packing and one merge
/// serve cookies, letters, links, undo and redo.
package protocol Replica: Kept {
  /// Hands each kind of parts to the visitor, with the same kind of another replica.
  mutating func visit(_ other: Self, _ visitor: inout some PartsVisitor)

  /// Puts what one part says of others in order; it follows whatever changes several parts at once.
  mutating func putInOrder()
}

/// Something that is done with each kind of parts.
package protocol PartsVisitor {
  /// Does it with the parts of one kind.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - others: Those of another replica.
  mutating func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>)
}

extension Replica {
  /// Merges two copies.
  package func merged(with other: Self) -> Self { visited(with: other, Merging()) }

  /// Takes in another copy; ``putInOrder()`` has to follow the last of several.
  package mutating func merge(_ other: Self) {
    var merging = Merging()
    visit(other, &merging)
  }

  /// Tells if letters alone give this state, so that whoever reads them needs nothing more.
  ///
  /// After a box was lost or put back, the whole state waits unless this is so.
  ///
  /// - Parameter letters: The states of all letters in the box that could be merged.
  /// - Returns: True when they do.
  package func isGiven(by letters: [Self]) -> Bool {
    guard let first = letters.first else { return false }
    return letters.dropFirst().reduce(first) { $0.merged(with: $1) } == self
  }

  /// The same with the parts of changes set, which undo or redo others.
  package func applying(_ changes: Self) -> Self { visited(with: changes, Setting()) }

  /// Only the parts with these keys.
  package func only(_ keys: some Sequence<PartKey>) -> Self {
    visited(with: self, KeepingSome(keys: Set(keys)))
  }

  /// The parts that differ from an earlier state, as they were in it: what undoes the changes.
  package func inverse(to before: Self) -> Self {
    only(keys(ofChangesSince: before)).visited(with: before, Inverting())
  }

  private func visited(with other: Self, _ visitor: some PartsVisitor) -> Self {
    var (copy, visitor) = (self, visitor)
    copy.visit(other, &visitor)
    copy.putInOrder()
    return copy
  }

  /// The keys of the parts that differ from an earlier state.
  package func keys(ofChangesSince before: Self) -> [PartKey] {
    keys(Changing(areOnForms: false), since: before)
  }

  /// The keys of those of them that a form may have shown before: new parts were on none.
  package func keysOnForms(changedSince before: Self) -> [PartKey] {
    keys(Changing(areOnForms: true), since: before)
  }

  private func keys(_ changing: Changing, since before: Self) -> [PartKey] {
    var (copy, changing) = (self, changing)
    copy.visit(before, &changing)
    return changing.keys
  }

  /// True when there is a part with this key, deleted or not.
  package func has(_ key: PartKey) -> Bool {
    var (copy, finding) = (self, Finding(key: key))
    copy.visit(self, &finding)
    return finding.isThere
  }

  /// Notes who made the changes since an earlier state, and when.
  package mutating func stamp(_ stamp: Stamp, since before: Self) {
    var stamping = Stamping(stamp: stamp)
    visit(before, &stamping)
  }

  /// Passes all parts.
  package mutating func passParts(_ passage: inout Passage) throws(MalformedBytes) {
    var passing = Passing(passage: passage)
    swap(&passage, &passing.passage)
    visit(self, &passing)
    swap(&passage, &passing.passage)
    if let error = passing.error { throw error }
    if passage.isReading { putInOrder() }
  }
}

private struct Merging: PartsVisitor {
  func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    parts.merge(others)
  }
}

private struct Changing: PartsVisitor {
  let areOnForms: Bool
  var keys: [PartKey] = []

  mutating func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    let isAny = !areOnForms || Value.hasGivenID
    keys += parts.all.unlike(others.all).filter { isAny || others.part($0.id) != nil }.map(\.key)
  }
}

private struct Finding: PartsVisitor {
  let key: PartKey
  var isThere = false

  mutating func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    guard let number = key.number(of: Value.self) else { return }
    isThere = isThere || parts.all.contains { $0.id.number == number }
  }
}

private struct KeepingSome: PartsVisitor {
  let keys: Set<PartKey>

  func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    parts.keep(keys)
  }
}

private struct Inverting: PartsVisitor {
  func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    parts.invert(to: others)
  }
}

private struct Setting: PartsVisitor {
  func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    parts.set(others)
  }
}

private struct Stamping: PartsVisitor {
  let stamp: Stamp

  func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    parts.stamp(stamp, since: others)
  }
}

private struct Passing: PartsVisitor {
  var passage: Passage
  var error: MalformedBytes?

  mutating func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    guard error == nil else { return }
    do throws(MalformedBytes) { try parts.pass(&passage) } catch { self.error = error }
  }
}
