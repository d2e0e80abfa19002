/// The mark that a closed box keeps, from which other phones learn how it ended, and when.
///
/// The store keeps it as an origin. It begins with 13 bytes of the origin of the operation, so that a
/// second try meets its own mark; two bytes for the day and one for the reason follow.
package struct ClosingMark: Equatable, Sendable {
  /// The reasons for which a box is closed.
  package enum Reason: String, CaseIterable, Sendable {
    case off
    case newLink = "new-link"

    /// The byte in a mark, and in what a phone keeps.
    package var byte: UInt8 {
      switch self {
      case .off: 1
      case .newLink: 2
      }
    }

    /// The reason with a byte; nil for any other.
    package init?(byte: UInt8) {
      guard let reason = Self.allCases.first(where: { $0.byte == byte }) else { return nil }
      self = reason
    }
  }

  package let stored: LetterOrigin

  /// The mark that a store has kept.
  package init(_ stored: LetterOrigin) {
    self.stored = stored
  }

  /// The mark of an operation on a day.
  package init(_ reason: Reason, by origin: LetterOrigin, on day: CalendarDate) {
    let number = UInt16(clamping: day.dayNumber)
    let end = [UInt8(number >> 8), UInt8(number & 255), reason.byte]
    stored = LetterOrigin(origin.bytes.prefix(Self.bytesOfOrigin) + end) ?? origin
  }

  private static let bytesOfOrigin = LetterOrigin.size - 3

  /// True for the mark of the operation with this origin, on whatever day.
  package func isBy(_ origin: LetterOrigin) -> Bool {
    stored.bytes.starts(with: origin.bytes.prefix(Self.bytesOfOrigin))
  }

  /// The reason; turned off for everybody where the mark does not say.
  package var reason: Reason { stored.bytes.last.flatMap(Reason.init(byte:)) ?? .off }

  /// The day on which the box was closed, at most today.
  package func day(upTo today: CalendarDate) -> CalendarDate {
    let number = stored.bytes[Self.bytesOfOrigin...].prefix(2).reduce(0) { $0 << 8 | Int($1) }
    return min(today, CalendarDate(dayNumber: number) ?? today)
  }
}
