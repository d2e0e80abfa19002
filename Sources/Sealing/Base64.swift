import CSodium

/// Base64 (RFC 4648), strictly: every run of bytes has one spelling, and no other is read.
///
/// Padding must be there or be missing as the alphabet demands, bits left over must be zero,
/// and spaces and line ends are refused. The time taken does not depend on the bytes.
package enum Base64: Sendable {
  /// `+` and `/`, padded with `=`: key files and integrity attributes.
  case standard
  /// `-` and `_`, never padded: tokens.
  case url

  package func text(of bytes: [UInt8]) -> String {
    let capacity = sodium_base64_encoded_len(bytes.count, variant)
    var text = [CChar](repeating: 0, count: capacity)
    sodium_bin2base64(&text, capacity, bytes, bytes.count, variant)
    // libsodium ends its text with a NUL.
    return text.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  package func bytes(of text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: text.count * 3 / 4)
    var count = 0
    let failed = text.withUnsafeBytes {
      $0.withMemoryRebound(to: CChar.self) {
        sodium_base642bin(
          &bytes, bytes.count, $0.baseAddress, $0.count, nil, &count, nil, variant)
      }
    }
    guard failed == 0 else { return nil }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private var variant: CInt {
    switch self {
    case .standard: sodium_base64_VARIANT_ORIGINAL
    case .url: sodium_base64_VARIANT_URLSAFE_NO_PADDING
    }
  }
}
