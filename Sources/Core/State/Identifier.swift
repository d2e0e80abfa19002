package import Sealing
package import Web

/// The id of a group, a payment or a card, for as long as there is one.
///
/// It names its subject, so that the id of one kind of thing cannot stand where that of another
/// belongs. It is four bytes, and in addresses and files eight lowercase hexadecimal digits.
package struct Identifier<Subject>: Hashable, Sendable {
  /// The four bytes as a number, the first the highest.
  package let number: UInt32

  package init(_ number: UInt32) {
    self.number = number
  }

  /// Reads an id from its one spelling: a thing has one address, so capitals are refused.
  ///
  /// - Returns: `nil` for anything but eight lowercase hexadecimal digits.
  package init?(text: some StringProtocol) {
    guard text.utf8.count == 8, let number = UInt32(text, radix: 16) else { return nil }
    self.init(number)
    guard self.text == text else { return nil }
  }

  /// Eight lowercase hexadecimal digits.
  package var text: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

extension Identifier: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    left.number < right.number
  }
}

// MARK: - New ones

extension Identifier {
  /// An id that nobody can foresee.
  package static func random() -> Self {
    Self(bytes: Random.bytes(4))
  }

  /// The id of something that a form creates: the same when the same form is sent twice.
  ///
  /// A program's form has no mark and makes something new each time.
  ///
  /// - Parameters:
  ///   - operation: The form that was sent.
  ///   - number: Tells apart several things that one form creates.
  package init(madeBy operation: Operation, number: Int = 0) {
    guard let mark = operation.mark else {
      self = .random()
      return
    }
    self.init(bytes: Fingerprint(of: mark + [UInt8(truncatingIfNeeded: number)]).bytes(4))
  }

  private init(bytes: [UInt8]) {
    self.init(bytes.reduce(0) { $0 << 8 | UInt32($1) })
  }
}

// MARK: - Packed

extension Identifier: Packable {
  /// Reads the four bytes of an id.
  ///
  /// - Parameter reader: Stands at the id.
  /// - Throws: When fewer than four bytes are left.
  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    self.init(bytes: try reader.raw(4))
  }

  /// Writes four bytes, the highest first.
  package func write(to writer: inout ByteWriter) {
    writer.write(raw: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }
}
