/// Base64 (RFC 4648), read strictly: each run of bytes has one spelling, and no other is accepted.
///
/// Padding must be as the alphabet demands, unused bits must be zero, and spaces and line breaks
/// are refused.
package struct Base64: Sendable {
  /// With `+` and `/`, padded with `=`: for key files and integrity attributes.
  package static let standard = Base64(last: "+/", isPadded: true)
  /// With `-` and `_`, never padded: for tokens.
  package static let url = Base64(last: "-_", isPadded: false)

  private let digits: [UInt8]
  /// The value of each byte, or `noDigit`.
  private let values: [UInt8]
  private let isPadded: Bool

  private static let noDigit: UInt8 = 0xff
  private static let padding = UInt8(ascii: "=")

  private init(last: String, isPadded: Bool) {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    digits = [UInt8]((letters + last).utf8)
    var values = [UInt8](repeating: Self.noDigit, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    self.values = values
    self.isPadded = isPadded
  }

  /// The number of digits, padding included, for a number of bytes.
  func length(of byteCount: Int) -> Int {
    isPadded ? (byteCount + 2) / 3 * 4 : (byteCount * 4 + 2) / 3
  }

  /// The text of some bytes.
  package func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var pending: UInt = 0
    var bits = 0
    for byte in bytes {
      pending = pending << 8 | UInt(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(digits[Int(pending >> bits & 63)])
      }
    }
    if bits > 0 { text.append(digits[Int(pending << (6 - bits) & 63)]) }
    while isPadded && text.count % 4 != 0 { text.append(Self.padding) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text, or nil when it is not their one spelling.
  package func bytes(of text: ArraySlice<UInt8>) -> [UInt8]? {
    guard let text = isPadded ? withoutPadding(text) : text, text.count % 4 != 1 else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var pending: UInt = 0
    var bits = 0
    for digit in text {
      let value = values[Int(digit)]
      guard value != Self.noDigit else { return nil }
      pending = pending << 6 | UInt(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: pending >> bits))
      }
    }
    let isSpeltRight = pending & (1 << bits - 1) == 0
    return isSpeltRight ? bytes : nil
  }

  /// The digits without one or two `=` at their end; nil when the length is not a multiple of 4.
  private func withoutPadding(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.count % 4 == 0 else { return nil }
    let count = text.suffix(2).count { $0 == Self.padding }
    return text.dropLast(count)
  }
}
