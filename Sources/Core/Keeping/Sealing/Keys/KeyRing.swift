/// The keys of a key file: one seals, and all of them open.
///
/// A file holds one key on each line, with comments from `#` to the end of the line:
///
///     # id   base64 of 32 bytes                             use
///     2026b  bm90IGEgc2VjcmV0LCBidXQgYW4gZXhhbXBsZSBrZXk=   sign
///     2026a  dGhpcyBvbmUgaXMgYW4gZXhhbXBsZSBrZXksIHRvbyE=   accept
///
/// To change keys, add the new one with `accept` and restart every worker. Then let the new one
/// `sign` and the old one `accept`, and restart again. Remove the old one when all it sealed has
/// expired. This way every worker knows a key before any token needs it.
package struct KeyRing: CustomStringConvertible, Sendable {
  struct Key: Sendable {
    let id: String
    let secret: SecretKey

    /// The footer of the tokens sealed with this key, in the only accepted spelling.
    let footer: [UInt8]

    init(id: String, secret: SecretKey) {
      self.id = id
      self.secret = secret
      footer = [UInt8](#"{"kid":"\#(id)"}"#.utf8)
    }
  }

  let signing: Key
  let accepting: [Key]

  /// Names the keys, without their secrets.
  package var description: String {
    "signs with \(signing.id), also accepts \(accepting.map(\.id))"
  }

  func key(withFooter footer: [UInt8]) -> Key? {
    signing.footer == footer ? signing : accepting.first { $0.footer == footer }
  }
}

extension KeyRing {
  /// Reads the text of a key file.
  ///
  /// - Parameter text: The bytes of the file.
  /// - Throws: The first problem, with the number of its line.
  package init(keyFile text: [UInt8]) throws(KeyFileProblem) {
    var lines: [KeyFileLine] = []
    let texts = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, text) in texts.enumerated() {
      guard let line = try KeyFileLine(text, number: index + 1) else { continue }
      for earlier in lines { try line.check(against: earlier) }
      lines.append(line)
    }
    guard let signing = lines.first(where: \.signs) else { throw .noSigningKey }
    self.signing = signing.key
    accepting = lines.filter { !$0.signs }.map(\.key)
  }

  /// A new key that is in no file.
  ///
  /// Only this process can open its tokens.
  package static func temporary() -> KeyRing {
    guard let secret = SecretKey(Random.bytes(SecretKey.size)) else {
      preconditionFailure("a key is as long as the bytes that were asked for")
    }
    return KeyRing(
      signing: Key(id: Random.identifier(bytes: 4), secret: secret), accepting: [])
  }
}
