/// The id of a browser that keeps something in step, new whenever it joins.
package typealias PhoneID = Identifier<BoxMembership>

/// A phone's side of something that is kept in step, as its cookie holds it.
package struct BoxMembership: Equatable, Sendable {
  package private(set) var secret: LetterSecret
  /// The id of this phone, new with every join.
  package private(set) var phone: PhoneID
  /// The last letter that was merged; nil when none was.
  package var place: ReadingPlace?
  package var waiting = WaitingChanges()
  /// All phones that are known, this one among them once it has joined or posted.
  package var phones = KnownPhones()

  /// A phone that joins.
  package init(_ secret: LetterSecret, phone: PhoneID = .random()) {
    self.secret = secret
    self.phone = phone
  }
}

extension BoxMembership: Kept {
  package static let blank = BoxMembership(.blank, phone: .blank)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&secret)
    try passage.pass(&phone)
    try passage.pass(&place)
    try passage.pass(&waiting)
    try passage.pass(&phones)
  }
}
