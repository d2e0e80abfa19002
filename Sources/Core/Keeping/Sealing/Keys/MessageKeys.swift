/// The keys of one message, derived from the secret key and the message's nonce, wiped after use.
struct MessageKeys: ~Copyable {
  /// The key of the cipher (32 bytes), its nonce (24) and the key of the tag (32).
  private let secrets = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  private static let size = 88

  init(_ key: SecretKey, nonce: [UInt8]) {
    key.withBytes {
      Sodium.blake2b(Self.encryption + nonce, key: $0, into: secrets, count: 56)
      Sodium.blake2b(Self.authentication + nonce, key: $0, into: secrets + 56, count: 32)
    }
  }

  deinit {
    Sodium.wipe(UnsafeMutableRawBufferPointer(start: secrets, count: Self.size))
    secrets.deallocate()
  }

  /// Encrypts plain bytes, or decrypts encrypted ones.
  func crypt(_ bytes: [UInt8]) -> [UInt8] {
    Sodium.xchacha20(bytes, key: secrets, nonce: secrets + 32)
  }

  func tag(of pieces: [[UInt8]]) -> [UInt8] {
    var tag = [UInt8](repeating: 0, count: 32)
    Sodium.blake2b(
      PreAuthentication.encoding(pieces), key: secrets + 56, into: &tag, count: tag.count)
    return tag
  }

  private static let encryption = [UInt8]("paseto-encryption-key".utf8)
  private static let authentication = [UInt8]("paseto-auth-key-for-aead".utf8)
}
