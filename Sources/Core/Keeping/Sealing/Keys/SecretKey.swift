import CSodium

/// A secret key of 32 bytes in memory of libsodium.
///
/// That memory is surrounded by unreadable pages, left out of core dumps, and wiped when the key is
/// released. Printing or dumping the key shows its address and never its bytes.
final class SecretKey: Sendable, CustomStringConvertible {
  static let size = 32

  nonisolated(unsafe) private let bytes: UnsafeMutableRawPointer

  /// A key from its bytes, or nil when they are not exactly 32.
  init?(_ secret: [UInt8]) {
    guard secret.count == Self.size else { return nil }
    Sodium.start()
    guard let bytes = sodium_malloc(Self.size) else { preconditionFailure("no memory for a key") }
    bytes.copyMemory(from: secret, byteCount: Self.size)
    sodium_mprotect_readonly(bytes)
    self.bytes = bytes
  }

  deinit {
    sodium_free(bytes)
  }

  var description: String { "a secret key" }

  func withBytes<Result>(_ use: (UnsafeRawPointer) -> Result) -> Result {
    use(bytes)
  }

  func isSame(as other: SecretKey) -> Bool {
    sodium_memcmp(bytes, other.bytes, Self.size) == 0
  }
}
