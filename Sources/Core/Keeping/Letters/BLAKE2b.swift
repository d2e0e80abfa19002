import CSodium

/// Keyed BLAKE2b (RFC 7693), as libsodium's `crypto_generichash`.
enum BLAKE2b {
  static let keySize = 32

  /// The digest of a message.
  ///
  /// - Parameters:
  ///   - message: Any bytes.
  ///   - key: 16 to 64 bytes.
  ///   - count: The number of bytes of the digest, 16 to 64.
  /// - Returns: The digest.
  static func digest(of message: [UInt8], key: [UInt8], count: Int) -> [UInt8] {
    precondition(sodium_init() >= 0, "libsodium could not start")
    var digest = [UInt8](repeating: 0, count: count)
    let failed = crypto_generichash(
      &digest, count, message, UInt64(message.count), key, key.count)
    precondition(failed == 0, "BLAKE2b takes keys of 16 to 64 bytes")
    return digest
  }
}
