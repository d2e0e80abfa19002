/// Writes bytes as two lower-case digits each.
enum Hexadecimal {
  private static let digits = [UInt8]("0123456789abcdef".utf8)

  static func text(of bytes: some Sequence<UInt8>) -> String {
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
