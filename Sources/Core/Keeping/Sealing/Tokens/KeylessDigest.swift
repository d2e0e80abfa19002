/// The digest of content that is the same on every site, because no key goes into it.
package enum KeylessDigest {
  /// The digest of some bytes: BLAKE2b (RFC 7693) with 32 bytes.
  ///
  /// - Parameter message: Any bytes.
  /// - Returns: 32 bytes.
  package static func bytes(of message: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    Sodium.blake2b(message, key: nil, into: &digest, count: digest.count)
    return digest
  }
}
