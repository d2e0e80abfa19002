import CSodium

/// The SHA-512 digest of some content, such as that of a file whose name changes with it.
package struct Fingerprint: Equatable, Sendable {
  private let digest: [UInt8]

  /// The digest of some bytes.
  package init(of content: [UInt8]) {
    Sodium.start()
    var digest = [UInt8](repeating: 0, count: 64)
    crypto_hash_sha512(&digest, content, UInt64(content.count))
    self.digest = digest
  }

  /// Twelve hexadecimal digits, for the name of a file.
  package var name: String { Hexadecimal.text(of: digest.prefix(6)) }

  /// The value of an `integrity` attribute (W3C Subresource Integrity).
  package var integrity: String { "sha512-" + Base64.standard.text(of: digest) }

  /// The first bytes of the digest, up to 64, for comparisons that need no more.
  package func bytes(_ count: Int) -> [UInt8] { Array(digest.prefix(count)) }
}

/// Writes bytes as two lower-case digits each.
enum Hexadecimal {
  private static let digits = [UInt8]("0123456789abcdef".utf8)

  static func text(of bytes: some Sequence<UInt8>) -> String {
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
