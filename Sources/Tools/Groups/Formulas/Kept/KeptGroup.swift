// What is kept of a group, each kind of part with its number.

extension GroupLedger.Name: PartValue {
  package static let kind: UInt8 = 0
  package static let hasGivenID = true
  package static let blank = GroupLedger.Name(name: "", currency: .gbp)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&name)
    try passage.pass(&currency)
  }
}

extension GroupLedger.Person: PartValue {
  package static let kind: UInt8 = 1
  package static let blank = GroupLedger.Person(name: "", status: .active)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&name)
    try passage.pass(choice: &status)
    try passage.pass(&payTo)
  }

  /// Somebody may have named them meanwhile, so they only go from sight.
  package var unadded: GroupLedger.Person? { GroupLedger.Person(name: name, status: .removed) }
}

extension GroupLedger.Worth: PartValue {
  package static let kind: UInt8 = 3
  package static let hasGivenID = true
  package static let blank = GroupLedger.Worth(billionths: 0, of: .gbp)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&billionths, in: 1..<Int64.max)
    try passage.pass(&target)
  }
}

/// The companion of a member.
extension MemberID: PartValue {
  package static var kind: UInt8 { 4 }
  package static var hasGivenID: Bool { true }
}
