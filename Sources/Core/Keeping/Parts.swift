/// A part: a value, or the mark of a deleted one, after a number of changes.
package struct Part<ID: PartID, Value: PartValue>: Equatable, Sendable {
  package fileprivate(set) var id: ID
  /// The place in the order of adding.
  package fileprivate(set) var position: Int
  package fileprivate(set) var revision: Int
  /// Nil once the part is deleted.
  package fileprivate(set) var value: Value?
  /// Who added it; nil where that is not known.
  package fileprivate(set) var added: Stamp?
  /// Who changed it last; nil where nobody did, or where that is not known.
  package fileprivate(set) var changed: Stamp?

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
package struct Parts<ID: PartID, Value: PartValue>: Equatable, Sendable {
  /// One of them.
  package typealias Part = Keeping.Part<ID, Value>

  /// In order of position, then of id.
  package private(set) var all: [Part] = []

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

extension Parts {
  /// The part with an id, deleted or not; nil if there is none.
  package func part(_ id: ID) -> Part? { place(of: id).map { all[$0] } }

  /// The place of the part with an id.
  package func place(of id: ID) -> Int? {
    // In place, because going through the parts themselves copies each.
    all.withUnsafeBufferPointer { parts in parts.indices.first { parts[$0].id == id } }
  }

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

  /// Spells the value at a place in another way, which is no change of it.
  package mutating func respell(_ value: Value, at place: Int) { all[place].value = value }

  /// Makes these the values, each that is different as a change: parts without a value are deleted.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - isMerged: False for what no other phone has: then those that were deleted before are
  ///     forgotten.
  package mutating func become(_ values: [(id: ID, value: Value)], isMerged: Bool) {
    if !all.isEmpty {
      if !isMerged { all.removeAll { $0.value == nil } }
      let kept = Set(values.map { $0.id })
      for part in all where !kept.contains(part.id) { self[part.id] = nil }
    }
    for (id, value) in values { self[id] = value }
  }

  /// Takes in the parts of another copy.
  mutating func merge(_ others: Parts) {
    guard !others.all.isEmpty, self != others else { return }
    // A letter has few parts and a group has many, so the few are looked up.
    var (left, isMoved) = (others.all.places(), false)
    for place in places(among: left) {
      guard let other = left.removeValue(forKey: all[place].id).map({ others.all[$0] }),
        other.takesPrecedence(over: all[place])
      else { continue }
      isMoved = isMoved || other.position != all[place].position
      all[place] = other
    }
    guard isMoved || !left.isEmpty else { return }
    let count = all.count
    all += others.all.filter { left[$0.id] != nil }
    // New parts are the last as a rule, and then everything is in order.
    if isMoved || !areInOrder(at: count) { all.sort { $0.order < $1.order } }
  }
}

extension Parts {
  /// The places of the parts that have one of some ids.
  private func places(among ids: [ID: Int]) -> [Int] {
    all.withUnsafeBufferPointer { parts in parts.indices.filter { ids[parts[$0].id] != nil } }
  }

  /// True when the part at a place comes after the one before it.
  private func areInOrder(at place: Int) -> Bool {
    guard all.indices.contains(place), place > 0 else { return true }
    return all[place - 1].order < all[place].order
  }
}

extension Array {
  /// The parts that are different or missing in others.
  package func unlike<ID, Value>(_ others: [Element]) -> [Element]
  where Element == Part<ID, Value> {
    if self == others { return [] }
    let known = others.places()
    return filter { part in known[part.id].map { others[$0] != part } ?? true }
  }

  /// The places of parts by their ids.
  fileprivate func places<ID, Value>() -> [ID: Int] where Element == Part<ID, Value> {
    Dictionary(indices.map { (self[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
  }
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
    var (position, last, numbers) = (-1, (-1, UInt32.max), Set<UInt32>())
    try passage.passList(&all, blank: Part(id: .blank, position: 0, value: nil)) {
      passage, part throws(MalformedBytes) in
      var step = part.position - position - 1
      try passage.pass(&part.id)
      try passage.pass(signed: &step)
      try passage.pass(&part.revision, upTo: highestPartNumber)
      try passage.pass(&part.value)
      try passage.pass(&part.added)
      try passage.pass(&part.changed)
      position += step + 1
      guard 0...highestPartNumber ~= position else { throw MalformedBytes() }
      guard passage.isReading else { return }
      part.position = position
      guard last < part.order, numbers.insert(part.id.number).inserted else {
        throw MalformedBytes()
      }
      last = part.order
    }
  }
}

// MARK: - For replicas

extension Parts {
  /// Leaves only the parts with these keys.
  mutating func keep(_ keys: Set<PartKey>) { all.removeAll { !keys.contains($0.key) } }

  /// Gives each part the value that it had before, as a part without a past.
  mutating func invert(to before: Parts) {
    all = all.enumerated().map { place, part in
      let was = before.part(part.id)
      return Part(
        id: part.id, position: place, value: was == nil ? part.value?.unadded : was?.value)
    }
  }

  /// Notes who made the parts that differ from an earlier state what they are.
  mutating func stamp(_ stamp: Stamp, since before: Parts) {
    for part in all.unlike(before.all) {
      guard let place = place(of: part.id) else { continue }
      if before.part(part.id) == nil {
        all[place].added = stamp
      } else {
        all[place].changed = stamp
      }
    }
  }

  /// Sets each of these parts, as a change.
  mutating func set(_ parts: Parts) {
    for part in parts.all { self[part.id] = part.value }
  }
}
