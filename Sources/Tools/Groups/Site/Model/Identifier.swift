import Sealing
import Web

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

extension Identifier {
  /// A name for something new that is the same when the same form is sent twice; a program's form
  /// has no id, and makes something new each time.
  init(madeBy operation: Operation, number: Int = 0) {
    guard let mark = operation.mark else {
      self = .random()
      return
    }
    let bytes = Fingerprint(of: mark + [UInt8(truncatingIfNeeded: number)]).bytes(4)
    self.init(bytes.reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// A name for something new.
  static func random() -> Identifier {
    Identifier(Random.bytes(4).reduce(0) { $0 << 8 | UInt32($1) })
  }
}
