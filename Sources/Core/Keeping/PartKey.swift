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

extension CalendarMonth: PartID {
  /// The number of months since the year 0.
  package var number: UInt32 { UInt32(year * 12 + month - 1) }
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

  /// The value after the adding of the part is undone; nil by default, which deletes the part.
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
package struct Stamp: Kept {
  /// The number of a member's id; nil for nobody who is known.
  package private(set) var by: UInt32?
  package private(set) var on: CalendarDate?

  /// The member with the id of this number, and the day.
  package init(by: UInt32?, on: CalendarDate?) { (self.by, self.on) = (by, on) }

  package static let blank = Stamp(by: nil, on: nil)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.passOptional(&by, blank: 0) { passage, number throws(MalformedBytes) in
      try passage.pass(whole: &number)
    }
    try passage.pass(&on)
  }
}
