/// The last letter that a phone has merged, from which follows what it has not read.
package struct ReadingPlace: Hashable, Sendable {
  package let epoch: Epoch
  /// The serial of that letter, from 1.
  package let serial: Int
  /// The first two bytes of its origin.
  package let mark: UInt16

  private static func mark(of origin: LetterOrigin) -> UInt16 {
    UInt16(origin.bytes[0]) << 8 | UInt16(origin.bytes[1])
  }

  package static let mostSerial = 1 << 40
}

/// The outcome of comparing a box with the place up to which a phone has read it.
package enum Unread: Equatable, Sendable {
  /// The box as it was: these letters are new, and afterwards the phone has read up to the place.
  case letters([StoredLetter], upTo: ReadingPlace?)
  /// The box was lost, has ended or was put back from a backup: it is read from the start, and the
  /// whole state waits unless its letters alone give it.
  case another
}

extension ReadingPlace {
  /// The place of a letter.
  package init(_ place: LetterPlace, origin: LetterOrigin) {
    self.init(epoch: place.epoch, serial: place.serial, mark: Self.mark(of: origin))
  }

  /// Compares a box with the place up to which a phone has read it.
  ///
  /// - Parameters:
  ///   - box: The box, with its letters after the serial of the place.
  ///   - place: The place; nil for a phone that has read nothing, and has asked for all letters.
  /// - Returns: The letters to merge, or that it is another box.
  package static func unread(in box: BoxContent, after place: ReadingPlace?) -> Unread {
    if let place, place.isOfAnother(box) { return .another }
    let last = box.letters.last.map {
      ReadingPlace(LetterPlace(epoch: box.epoch, serial: $0.serial), origin: $0.origin)
    }
    return .letters(box.letters, upTo: last ?? place)
  }

  /// True when this is no place of a box: its epoch is another, it has fewer letters, or the letter
  /// at the place has another origin.
  private func isOfAnother(_ box: BoxContent) -> Bool {
    epoch != box.epoch || box.next <= serial
      || box.originBefore.map { Self.mark(of: $0) != mark } ?? false
  }

  /// The place after a letter of this phone was appended.
  ///
  /// - Parameters:
  ///   - place: The place before; nil when nothing was read.
  ///   - appended: The place of the letter.
  ///   - origin: Its origin.
  /// - Returns: The place of the letter if it is the next one. If others came between, the place
  ///   before: they are read next time, and with them this letter once more, which changes nothing.
  package static func after(
    _ place: ReadingPlace?, appended: LetterPlace, origin: LetterOrigin
  ) -> ReadingPlace? {
    let isNext =
      place.map { $0.epoch == appended.epoch && $0.serial + 1 == appended.serial }
      ?? (appended.serial == 1)
    return isNext ? ReadingPlace(appended, origin: origin) : place
  }
}

extension ReadingPlace: Kept {
  package static let blank = ReadingPlace(epoch: Epoch(0), serial: 1, mark: 0)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var (epoch, serial, mark) = (epoch.number, serial, Int(mark))
    try passage.pass(whole: &epoch)
    try passage.pass(&serial, upTo: Self.mostSerial)
    try passage.pass(&mark, upTo: Int(UInt16.max))
    guard serial > 0 else { throw MalformedBytes() }
    self = ReadingPlace(epoch: Epoch(epoch), serial: serial, mark: UInt16(mark))
  }
}
