/// The id of a letter box: 16 bytes that follow one way from the secret of those who use it.
package struct BoxID: Hashable, Sendable {
  package let bytes: [UInt8]

  /// The id with these bytes; nil when they are not exactly 16.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }

  package static let size = 16
}

/// A letter's mark of where it comes from: 16 bytes that follow from the change it carries.
///
/// A box holds one letter of an origin, so that a change which is sent twice counts once.
package struct LetterOrigin: Hashable, Sendable {
  package let bytes: [UInt8]

  /// The origin with these bytes; nil when they are not exactly 16.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }

  package static let size = 16
}

extension LetterOrigin {
  /// True when it is among origins that stand one after another.
  func isAmong(_ origins: [UInt8]) -> Bool {
    stride(from: 0, to: origins.count, by: Self.size).contains {
      origins[$0...].starts(with: bytes)
    }
  }
}

/// Four random bytes that a box gets when it is made.
///
/// A box that was lost and made again has another epoch, so its serials are not taken for those of
/// the box before.
package struct Epoch: Hashable, Sendable {
  package let number: UInt32

  /// The epoch with this number.
  package init(_ number: UInt32) {
    self.number = number
  }

  static func random() -> Epoch { Epoch(.random(in: 0 ... .max)) }

  init?(bytes: [UInt8]) {
    guard bytes.count == 4 else { return nil }
    self.init(bytes.reduce(0) { $0 << 8 | UInt32($1) })
  }

  var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
}

/// The place of a letter in a box.
package struct LetterPlace: Hashable, Sendable {
  package let epoch: Epoch
  /// The number of the letter in its box, from 1; never used again in the same epoch.
  package let serial: Int

  package init(epoch: Epoch, serial: Int) {
    self.epoch = epoch
    self.serial = serial
  }
}

/// A letter as the store holds it: bytes that the store cannot read.
package struct StoredLetter: Equatable, Sendable {
  package let serial: Int
  package let origin: LetterOrigin
  package let sealed: [UInt8]
}
