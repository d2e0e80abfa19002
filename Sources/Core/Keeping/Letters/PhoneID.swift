/// The id of a browser that keeps something in step: four random bytes, new whenever it joins.
package struct PhoneID: Hashable, Comparable, Sendable {
  package private(set) var number: UInt32

  /// The id with this number.
  package init(_ number: UInt32) {
    self.number = number
  }

  /// An id for a phone that joins.
  package static func random() -> PhoneID { PhoneID(.random(in: 0 ... .max)) }

  package static func < (left: PhoneID, right: PhoneID) -> Bool { left.number < right.number }
}

extension PhoneID: Kept {
  package static let blank = PhoneID(0)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(whole: &number)
  }
}
