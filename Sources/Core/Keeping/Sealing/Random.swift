import CSodium

/// Unpredictable bytes from the operating system.
package enum Random {
  /// As many random bytes as asked for, suitable for keys.
  package static func bytes(_ count: Int) -> [UInt8] {
    Sodium.start()
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }

  /// A random identifier in lower-case hexadecimal, with two digits for each byte.
  package static func identifier(bytes count: Int) -> String {
    Hexadecimal.text(of: bytes(count))
  }
}
