/// The id of a group, a payment or a card, for as long as there is one.
///
/// It names its subject, so that the id of one kind of thing cannot stand where that of another
/// belongs. It is four bytes, and in addresses and files eight lowercase hexadecimal digits.
@frozen
package struct Identifier<Subject>: Hashable, Sendable {
  /// The four bytes as a number, the first the highest.
  package let number: UInt32

  /// The id with this number.
  @inlinable
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

// Groups compare and look up ids by the thousand: inlined into other modules, each comparison takes
// a few instructions instead of a call.

extension Identifier: Comparable {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.number == right.number
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  @inlinable
  package static func < (left: Self, right: Self) -> Bool {
    left.number < right.number
  }
}
