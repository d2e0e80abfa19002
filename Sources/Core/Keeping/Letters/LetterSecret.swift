/// The secret that phones share which keep something in step: 16 random bytes.
///
/// Whoever has it can read and write all letters. It lives in links and sealed cookies alone, and
/// its descriptions leave it out.
package struct LetterSecret: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  private(set) var bytes: [UInt8]

  package static let size = 16

  /// A secret that nobody has had before.
  package static func random() -> LetterSecret { LetterSecret(Random.bytes(size)) }

  /// The secret that a form makes: the same when it is sent again, and known to nobody without the key
  /// of the site.
  ///
  /// - Parameters:
  ///   - digest: The digest of the form.
  ///   - keyed: A digest with the key of the site, of so many bytes.
  package init(madeBy digest: [UInt8], _ keyed: ([UInt8], Int) -> [UInt8]) {
    self.init(keyed(Array("farthing secret".utf8) + digest, Self.size))
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var description: String { "a secret" }
  /// A mirror without children, so that dumping it does not show the secret either.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

// MARK: - In links

extension LetterSecret {
  /// Reads a secret from its one spelling: 22 characters of base64url, whose unused bits are 0.
  ///
  /// - Returns: `nil` for any other text.
  package init?(text: String) {
    guard text.utf8.count == Self.length, let bytes = Base64.url.bytes(of: Array(text.utf8)[...])
    else { return nil }
    self.init(bytes)
  }

  /// The secret in base64url, for a link.
  package var text: String { Base64.url.text(of: bytes) }

  private static let length = 22
}

extension LetterSecret: Kept {
  package static let blank = LetterSecret([UInt8](repeating: 0, count: size))

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(raw: &bytes, count: Self.size)
  }
}

// MARK: - What follows from it

extension LetterSecret {
  /// The id of the box for a purpose, from which nobody can work out the secret or the key.
  package func box(for purpose: LetterPurpose) -> BoxID {
    guard let box = BoxID(digest(purpose.box, count: BoxID.size)) else {
      preconditionFailure("a digest has as many bytes as were asked for")
    }
    return box
  }

  var key: [UInt8] { digest("farthing letter", count: BLAKE2b.keySize) }

  private func digest(_ text: String, count: Int) -> [UInt8] {
    BLAKE2b.digest(of: Array(text.utf8), key: bytes, count: count)
  }
}
