package import Calendars
package import Finance
package import Identifiers

/// The id of a part.
package protocol PartID: Hashable, Kept {
  /// The id as a number, unlike that of any other part of its kind.
  var number: UInt32 { get }
}

extension Identifier: PartID {}

extension Currency: PartID {
  /// The three letters of the code as bytes.
  package var number: UInt32 { code.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}

/// The id of a part of which there is one: the name of a group, say.
package enum Single: PartID {
  case one

  package static var blank: Single { .one }
  package var number: UInt32 { 0 }
  package mutating func pass(_ passage: inout Passage) {}
}

/// The value of a part of something that is changed in several places and merged.
package protocol PartValue: Kept {
  /// The kind of part, unlike that of any other value of the same replica.
  static var kind: UInt8 { get }

  /// What stands for the value after undoing the change that has added it; nil, unless a type says
  /// otherwise, so that the part is deleted.
  var unadded: Self? { get }

  /// True for parts whose id is not made for them: a currency, a member, the only one of a kind.
  ///
  /// They have no order of adding, and a form can set one where there is none yet.
  static var hasGivenID: Bool { get }
}

extension PartValue {
  package var unadded: Self? { nil }
  package static var hasGivenID: Bool { false }
}

/// The name of a part among all of a replica.
package struct PartKey: Hashable, Kept {
  private var kind: UInt8
  private var number: UInt32

  /// The key of the part that has this id and such a value.
  package init<Value: PartValue>(_ id: some PartID, _ value: Value.Type) {
    (kind, number) = (Value.kind, id.number)
  }

  /// The number of its id, if it is of a kind.
  package func number<Value: PartValue>(of value: Value.Type) -> UInt32? {
    kind == Value.kind ? number : nil
  }

  package static let blank = PartKey(kind: 0, number: 0)

  private init(kind: UInt8, number: UInt32) { (self.kind, self.number) = (kind, number) }

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var kind = Int(kind)
    try passage.pass(&kind, upTo: Int(UInt8.max))
    self.kind = UInt8(kind)
    try passage.pass(whole: &number)
  }
}

/// Who did something, and when, as far as it is known.
@frozen
package struct Stamp: Kept {
  /// The number of a member's id; nil for nobody who is known.
  package private(set) var by: UInt32?
  package private(set) var on: CalendarDate?

  /// What somebody did on a day.
  package init(by: UInt32?, on: CalendarDate?) { (self.by, self.on) = (by, on) }

  package static let blank = Stamp(by: nil, on: nil)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.passOptional(&by, blank: 0) { passage, number throws(MalformedBytes) in
      try passage.pass(whole: &number)
    }
    try passage.pass(&on)
  }
}

/// A part: a value, or the mark of a deleted one, after a number of changes.
@frozen
package struct Part<ID: PartID, Value: PartValue>: Equatable, Sendable {
  package let id: ID
  /// The place in the order of adding.
  package let position: Int
  /// The number of changes.
  package internal(set) var revision: Int
  /// Nil once the part is deleted.
  package internal(set) var value: Value?
  /// Who added it; nil where that is not known.
  package internal(set) var added: Stamp?
  /// Who changed it last; nil where nobody did, or where that is not known.
  package internal(set) var changed: Stamp?

  /// A part after a number of changes.
  package init(
    id: ID, position: Int, revision: Int = 0, value: Value?, added: Stamp? = nil,
    changed: Stamp? = nil
  ) {
    (self.id, self.position, self.revision, self.value) = (id, position, revision, value)
    (self.added, self.changed) = (added, changed)
  }

  package var key: PartKey { PartKey(id, Value.self) }

  fileprivate var order: (Int, UInt32) { (position, id.number) }
}

/// The parts of one kind.
///
/// Merging takes the part with more changes; of equally many, the one with the greater bytes. So copies
/// give the same result in any order, however often they are merged: this is a map of registers of which
/// the last writer wins, with the number of changes for a clock.
@frozen
package struct Parts<ID: PartID, Value: PartValue>: Equatable, Sendable {
  /// One of them.
  package typealias Part = Keeping.Part<ID, Value>

  /// In order of position, then of id.
  private var all: [Part] = []

  package init() {}

  /// These parts, put in order.
  package init(_ parts: [Part]) {
    all = parts.sorted { $0.order < $1.order }
  }
}

/// The highest position and revision that can be kept.
///
/// Only a phone that means harm sends one so high: then it stays, so that the group can still be read.
package let highestPartNumber = Int(Int32.max)

/// The position or revision after another one; 0 where there is none.
private func number(after last: Int?) -> Int { last.map { min($0 + 1, highestPartNumber) } ?? 0 }

extension Parts: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { all.count }
  /// The part at a place in the order.
  package subscript(place: Int) -> Part { all[place] }
}

extension Parts {
  /// The part with an id, deleted or not; nil if there is none.
  package func part(_ id: ID) -> Part? { place(of: id).map { all[$0] } }

  /// The place of the part with an id.
  package func place(of id: ID) -> Int? {
    // By their places, because going through the parts themselves copies each.
    all.indices.first { all[$0].id == id }
  }

  /// The values that are not deleted, in order.
  package var values: [Value] { all.compactMap(\.value) }

  /// The value of the part with an id; nil if there is none, or if it was deleted.
  ///
  /// Setting it to anything else is one more change; where there is no such part, it adds one at the end.
  package subscript(id: ID) -> Value? {
    get { part(id)?.value }
    set {
      guard let place = place(of: id) else {
        if let newValue { add(newValue, as: id) }
        return
      }
      guard all[place].value != newValue else { return }
      all[place].value = newValue
      all[place].revision = number(after: all[place].revision)
    }
  }

  /// Adds a part at the end.
  package mutating func add(_ value: Value, as id: ID, revision: Int = 0) {
    let last = Value.hasGivenID ? nil : all.last?.position
    all.append(Part(id: id, position: number(after: last), revision: revision, value: value))
    if Value.hasGivenID { all.sort { $0.order < $1.order } }
  }

  /// Spells values in another way, which is no change of theirs.
  package mutating func respell(_ spelling: (ID, Value) -> Value?) {
    for place in all.indices {
      guard let value = all[place].value, let other = spelling(all[place].id, value) else {
        continue
      }
      all[place].value = other
    }
  }

  /// The parts that are different or missing in others.
  package func unlike(_ others: Parts) -> [Part] {
    if self == others { return [] }
    let known = Dictionary(
      zip(others.all.lazy.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
    return all.filter { part in known[part.id].map { others.all[$0] != part } ?? true }
  }

  fileprivate mutating func merge(_ others: Parts) {
    guard !others.isEmpty, self != others else { return }
    var places = Dictionary(
      zip(all.lazy.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
    let count = all.count
    for other in others.all {
      if let place = places[other.id] {
        if other.takesPrecedence(over: all[place]) { all[place] = other }
      } else {
        places[other.id] = all.count
        all.append(other)
      }
    }
    if all.count > count || !isInOrder { all.sort { $0.order < $1.order } }
  }

  private var isInOrder: Bool { zip(all, all.dropFirst()).allSatisfy { $0.order < $1.order } }
}

extension Part {
  fileprivate func takesPrecedence(over other: Part) -> Bool {
    guard revision == other.revision else { return revision > other.revision }
    return self != other && other.bytes.lexicographicallyPrecedes(bytes)
  }

  /// Bytes that follow from the content, and that differ where it differs.
  private var bytes: [UInt8] { Parts<ID, Value>([self]).packed }
}

// MARK: - As bytes

extension Parts: Kept {
  package static var blank: Parts { Parts() }

  /// Of each part its id, the step from the position before, the number of changes and the value.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var position = -1
    try passage.passList(&all, blank: Part(id: .blank, position: 0, value: nil)) {
      passage, part throws(MalformedBytes) in
      var (id, step, revision) = (part.id, part.position - position - 1, part.revision)
      try passage.pass(&id)
      try passage.pass(signed: &step)
      try passage.pass(&revision, upTo: highestPartNumber)
      try passage.pass(&part.value)
      try passage.pass(&part.added)
      try passage.pass(&part.changed)
      position += step + 1
      guard 0...highestPartNumber ~= position else { throw MalformedBytes() }
      if passage.isReading {
        part = Part(
          id: id, position: position, revision: revision, value: part.value, added: part.added,
          changed: part.changed)
      }
    }
    guard passage.isReading else { return }
    guard isInOrder, Set(all.lazy.map(\.id)).count == count else { throw MalformedBytes() }
  }
}

// MARK: - For replicas

extension Parts {
  /// Leaves only the parts with these keys.
  fileprivate mutating func keep(_ keys: Set<PartKey>) { all.removeAll { !keys.contains($0.key) } }

  /// Gives each part the value that it had before, as a part without a past.
  fileprivate mutating func invert(to before: Parts) {
    all = all.enumerated().map { place, part in
      let was = before.part(part.id)
      return Part(
        id: part.id, position: place, value: was == nil ? part.value?.unadded : was?.value)
    }
  }

  /// Notes who made the parts that differ from an earlier state what they are.
  fileprivate mutating func stamp(_ stamp: Stamp, since before: Parts) {
    for part in unlike(before) {
      guard let place = place(of: part.id) else { continue }
      if before.part(part.id) == nil {
        all[place].added = stamp
      } else {
        all[place].changed = stamp
      }
    }
  }

  /// Sets each of these parts, as a change.
  fileprivate mutating func set(_ parts: Parts) {
    for part in parts.all { self[part.id] = part.value }
  }
}

extension Replica {
  /// Takes in another copy.
  package mutating func merge(_ other: Self) {
    var merging = Merging()
    visit(other, &merging)
  }

  /// The keys of the parts that differ from an earlier state.
  package func keys(ofChangesSince before: Self) -> [PartKey] {
    var (copy, changing) = (self, Changing())
    copy.visit(before, &changing)
    return changing.keys
  }

  /// The keys of those of them that a form may have shown before: new parts were on none.
  package func keysOnForms(changedSince before: Self) -> [PartKey] {
    var (copy, changing) = (self, Changing(areOnForms: true))
    copy.visit(before, &changing)
    return changing.keys
  }

  /// True when there is a part with this key, deleted or not.
  package func has(_ key: PartKey) -> Bool {
    var (copy, finding) = (self, Finding(key: key))
    copy.visit(self, &finding)
    return finding.isThere
  }

  /// Leaves only the parts with these keys.
  package mutating func keep(_ keys: Set<PartKey>) {
    var keeping = KeepingSome(keys: keys)
    visit(self, &keeping)
  }

  /// The parts that differ from an earlier state, as they were in it: what undoes the changes.
  package func inverse(to before: Self) -> Self {
    var copy = self
    copy.keep(Set(keys(ofChangesSince: before)))
    var inverting = Inverting()
    copy.visit(before, &inverting)
    return copy
  }

  /// Sets the parts of changes that undo or redo others.
  package mutating func apply(_ changes: Self) {
    var setting = Setting()
    visit(changes, &setting)
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
  }
}

/// Something that is changed in several places and merged: a group, a wallet.
///
/// Its kinds of parts are listed once, in ``visit(_:_:)``. A letter to another phone is some of the parts of
/// a replica, and so is what undoes a change: the changed parts as they were. So one packing and one merge
/// serve cookies, letters, links, undo and redo.
package protocol Replica: Kept {
  /// Hands each kind of parts to the visitor, with the same kind of another replica.
  mutating func visit(_ other: Self, _ visitor: inout some PartsVisitor)
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

private struct Merging: PartsVisitor {
  func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    parts.merge(others)
  }
}

private struct Changing: PartsVisitor {
  var areOnForms = false
  var keys: [PartKey] = []

  mutating func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    let isAny = !areOnForms || Value.hasGivenID
    keys += parts.unlike(others).filter { isAny || others.part($0.id) != nil }.map(\.key)
  }
}

private struct Finding: PartsVisitor {
  let key: PartKey
  var isThere = false

  mutating func visit<ID, Value>(_ parts: inout Parts<ID, Value>, _ others: Parts<ID, Value>) {
    guard let number = key.number(of: Value.self) else { return }
    isThere = isThere || parts.contains { $0.id.number == number }
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
