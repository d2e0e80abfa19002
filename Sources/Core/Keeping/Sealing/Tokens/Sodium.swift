import CSodium

/// The functions of libsodium that sealing needs.
///
/// Every key is 32 bytes.
enum Sodium {
  /// Starts libsodium once, which then chooses the fastest code for this processor.
  private static let isReady = sodium_init() >= 0

  static func start() {
    precondition(isReady, "libsodium could not start")
  }

  /// Writes `count` bytes, 1 to 64, of BLAKE2b (RFC 7693) to `digest`, with a key or without one.
  static func blake2b(
    _ message: [UInt8], key: UnsafeRawPointer?, into digest: UnsafeMutableRawPointer, count: Int
  ) {
    start()
    let failed = crypto_generichash(
      digest, count, message, UInt64(message.count), key, key == nil ? 0 : SecretKey.size)
    precondition(failed == 0, "BLAKE2b gives 1 to 64 bytes")
  }

  /// The bytes combined with the key stream of XChaCha20, whose nonce is 24 bytes.
  ///
  /// Doing it once encrypts; doing it again decrypts.
  static func xchacha20(
    _ bytes: [UInt8], key: UnsafeRawPointer, nonce: UnsafeRawPointer
  ) -> [UInt8] {
    start()
    var result = [UInt8](repeating: 0, count: bytes.count)
    crypto_stream_xchacha20_xor(&result, bytes, UInt64(bytes.count), nonce, key)
    return result
  }

  /// True when two runs of bytes are equal; the time it takes does not depend on the bytes.
  static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && sodium_memcmp(one, other, one.count) == 0
  }

  /// Overwrites secrets in a way that the compiler does not remove.
  static func wipe(_ secrets: UnsafeMutableRawBufferPointer) {
    guard let start = secrets.baseAddress else { return }
    sodium_memzero(start, secrets.count)
  }
}
