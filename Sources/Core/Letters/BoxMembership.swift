package import Sealing

/// A phone's side of something that is kept in step, as its cookie holds it.
package struct BoxMembership: Equatable, Sendable {
  package let secret: LetterSecret
  /// The id of this phone, new with every join.
  package let phone: PhoneID
  /// The last letter that was merged; nil when none was.
  package var place: ReadingPlace?
  package var waiting: WaitingChanges
  /// All phones that are known, this one among them once it has joined or posted.
  package var phones: KnownPhones

  /// A phone that joins.
  package init(_ secret: LetterSecret, phone: PhoneID = .random()) {
    self.secret = secret
    self.phone = phone
    place = nil
    waiting = WaitingChanges()
    phones = KnownPhones()
  }
}

extension BoxMembership: Packable {
  /// Reads a phone's side.
  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    secret = try LetterSecret(from: &reader)
    phone = try PhoneID(from: &reader)
    place = try ReadingPlace.reading(from: &reader)
    waiting = try WaitingChanges(from: &reader)
    phones = try KnownPhones(from: &reader)
  }

  /// Writes about 32 bytes, 5 more for each phone and 4 for each part that waits.
  package func write(to writer: inout ByteWriter) {
    secret.write(to: &writer)
    phone.write(to: &writer)
    ReadingPlace.write(place, to: &writer)
    waiting.write(to: &writer)
    phones.write(to: &writer)
  }
}
