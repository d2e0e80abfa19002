/// The text of a letter: who writes when, the phones that the writer knows, and the state, whole or
/// in part.
package struct Letter: Equatable, Sendable {
  package let phone: PhoneID
  package let day: CalendarDate
  package let kind: Kind
  package let phones: KnownPhones
  /// The state, packed by the tool that it belongs to.
  ///
  /// For any kind of letter it names its subject, so that one about another subject can be told.
  package let content: [UInt8]

  /// The reasons for a letter.
  package enum Kind: UInt64, CaseIterable, Sendable {
    /// Something changed: the content is what did.
    case part
    /// The content is all there is.
    case state
    case hello
    case left
  }

  package init(
    phone: PhoneID, day: CalendarDate, kind: Kind, phones: KnownPhones, content: [UInt8]
  ) {
    self.phone = phone
    self.day = day
    self.kind = kind
    self.phones = phones
    self.content = content
  }

  /// The phones that are known after this letter: those of the writer, and the writer itself.
  package var phonesWithWriter: KnownPhones {
    var phones = phones
    phones.note(phone, on: day, hasLeft: kind == .left)
    return phones
  }
}

extension Letter: Packable {
  /// Reads a letter; its content is all that follows.
  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    phone = try PhoneID(from: &reader)
    let number = try reader.count(upTo: CalendarDate.latest.dayNumber)
    guard let day = CalendarDate(dayNumber: number),
      let kind = Kind(rawValue: try reader.number())
    else { throw MalformedBytes() }
    self.day = day
    self.kind = kind
    phones = try KnownPhones(from: &reader)
    content = try reader.raw(reader.rest.count)
  }

  /// Writes the letter.
  package func write(to writer: inout ByteWriter) {
    phone.write(to: &writer)
    writer.write(UInt64(max(0, day.dayNumber)))
    writer.write(kind.rawValue)
    phones.write(to: &writer)
    writer.write(raw: content)
  }
}
