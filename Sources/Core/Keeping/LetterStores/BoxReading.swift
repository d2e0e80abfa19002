/// The answer of a store that was asked for the letters of a box.
package enum BoxReading: Equatable, Sendable {
  /// There is no such box: it was never made, has ended, or was lost.
  case gone
  /// The box was closed for everybody, by the operation with this origin.
  case closed(LetterOrigin)
  case open(BoxContent)
}

/// A box and its letters after some serial.
package struct BoxContent: Equatable, Sendable {
  package let epoch: Epoch
  /// The serial that the next letter gets.
  package let next: Int
  /// The number of bytes of all its letters, as sealed.
  package let bytes: Int
  /// The number of all its letters, also of those that were not asked for.
  package let count: Int
  /// The day on which the box ends unless a letter comes.
  package let expires: CalendarDate
  /// The origin of the letter with the serial that was asked for; nil when it is not there.
  package let originBefore: LetterOrigin?
  /// The letters after that serial, by serial.
  package let letters: [StoredLetter]
  /// The origins of the last letters that a whole state has replaced, one after another.
  package let replaced: [UInt8]

  /// True when a letter of this origin was among the last ones that a whole state has replaced.
  package func hasReplaced(_ origin: LetterOrigin) -> Bool {
    origin.isAmong(replaced)
  }

  /// True when whoever has merged all letters should replace them by one with the whole state.
  package var needsCompaction: Bool {
    count >= BoxLimits.lettersBeforeCompaction || bytes >= BoxLimits.bytesBeforeCompaction
  }
}

/// The limits of letters and boxes.
package enum BoxLimits {
  /// The most bytes of a letter, as sealed.
  package static let letter = 16 << 10
  /// The most bytes of all letters of a box, as sealed.
  package static let box = 64 << 10
  /// A box ends this many days after its last letter.
  package static let days = 400
  /// One in which one phone alone has written ends sooner.
  package static let daysAlone = 14
  /// A mark that a box was closed stays for this many days: longer than any phone keeps its cookie.
  static let daysOfMark = 800
  package static let lettersBeforeCompaction = 64
  package static let bytesBeforeCompaction = 48 << 10
  /// The origins of so many replaced letters are kept.
  static let replacedOrigins = 256
  /// While more than half of the room is used, at most this many boxes are made in an hour.
  static let newBoxesInHour = 50
  /// The most bytes of boxes that one request removes.
  static let bytesAtOnce = 256 << 10
  /// Of boxes that have ended, at most this many go in one step.
  static let endedAtOnce = 50

  /// The days that a box lives after its last letter.
  static func days(isAlone: Bool) -> Int { isAlone ? daysAlone : days }

  /// The most bytes on the disk for boxes of a limit: 1.6 times as many, and room for empty tables.
  static func onDisk(_ limit: Int) -> Int {
    limit > Int.max / 16 ? .max : limit * 8 / 5 + 128 << 10
  }

  /// The most bytes of all boxes for those that are there: a tenth more than for new ones.
  static func grace(_ limit: Int) -> Int {
    let (sum, overflow) = limit.addingReportingOverflow(limit / 10)
    return overflow ? .max : sum
  }
}
