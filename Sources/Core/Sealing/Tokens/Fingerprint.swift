import CSodium

/// What a file is known by: its SHA-512, so that a file that changes gets another name.
package struct Fingerprint: Equatable, Sendable {
  private let digest: [UInt8]

  package init(of content: [UInt8]) {
    Sodium.start()
    var digest = [UInt8](repeating: 0, count: 64)
    crypto_hash_sha512(&digest, content, UInt64(content.count))
    self.digest = digest
  }

  /// Twelve digits for a file's name.
  package var name: String { Hexadecimal.text(of: digest.prefix(6)) }

  /// The value of an `integrity` attribute.
  package var integrity: String { "sha512-" + Base64.standard.text(of: digest) }

  /// The first bytes of the digest, where comparing contents calls for less than all of it.
  package func bytes(_ count: Int) -> [UInt8] { Array(digest.prefix(count)) }
}
