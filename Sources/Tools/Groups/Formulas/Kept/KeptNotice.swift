package import Keeping

/// A notice that everybody in a group sees.
package struct Notice: PartValue {
  package var text: String

  package static let kind: UInt8 = 7
  package static let hasGivenID = true
  package static let blank = Notice(text: "")

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&text)
  }
}
