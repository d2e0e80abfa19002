import CSodium

/// Thirty-two secret bytes, kept where nothing else lies.
///
/// libsodium's own memory is fenced by unreadable pages, left out of core dumps and wiped when
/// the key goes. Printing or dumping the key shows where it is, never what it is.
final class SecretKey: Sendable, CustomStringConvertible {
  static let size = 32

  nonisolated(unsafe) private let bytes: UnsafeMutableRawPointer

  /// A key holds exactly 32 bytes.
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
