/// The name of a group, a member or a payment: four bytes, in eight hexadecimal digits.
struct Identifier: Hashable, Sendable {
  let number: UInt32

  init(_ number: UInt32) {
    self.number = number
  }

  /// Eight lowercase digits exactly, so that a name has one spelling.
  init?(text: some StringProtocol) {
    guard text.utf8.count == 8, let number = UInt32(text, radix: 16) else { return nil }
    self.init(number)
    guard self.text == text else { return nil }
  }

  var text: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Identifier: Comparable {
  static func < (left: Identifier, right: Identifier) -> Bool {
    left.number < right.number
  }
}
