import CSodium

/// Bytes that nobody can foresee, from the operating system.
package enum Random {
  package static func bytes(_ count: Int) -> [UInt8] {
    Sodium.start()
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }

  /// A name for something new, in lowercase hexadecimal: four bytes make eight digits.
  package static func identifier(bytes count: Int) -> String {
    Hexadecimal.text(of: bytes(count))
  }
}
