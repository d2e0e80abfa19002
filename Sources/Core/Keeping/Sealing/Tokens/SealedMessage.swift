/// A PASETO v4.local message in its parts, which are untrusted until the tag is checked.
///
/// https://github.com/paseto-standard/paseto-spec, version 4, purpose local: XChaCha20 encrypts the
/// message. Keyed BLAKE2b authenticates header, nonce, ciphertext, footer and an assertion that
/// both ends know and the token does not contain.
struct SealedMessage {
  static let nonceSize = 32

  let nonce: [UInt8]
  let ciphertext: [UInt8]
  let tag: [UInt8]
  let footer: [UInt8]
}

extension SealedMessage {
  /// Seals a message.
  ///
  /// A nonce must never be used twice; it is a parameter so that published examples can be
  /// repeated.
  init(
    sealing message: [UInt8], with key: SecretKey, nonce: [UInt8], footer: [UInt8],
    assertion: [UInt8]
  ) {
    let keys = MessageKeys(key, nonce: nonce)
    self.nonce = nonce
    self.footer = footer
    ciphertext = keys.crypt(message)
    tag = keys.tag(of: [Self.header, nonce, ciphertext, footer, assertion])
  }

  /// The message, or nil when it was sealed with another key or assertion.
  func opened(with key: SecretKey, assertion: [UInt8]) -> [UInt8]? {
    let keys = MessageKeys(key, nonce: nonce)
    let expected = keys.tag(of: [Self.header, nonce, ciphertext, footer, assertion])
    guard Sodium.areEqual(tag, expected) else { return nil }
    return keys.crypt(ciphertext)
  }
}

extension SealedMessage {
  private static let header = [UInt8]("v4.local.".utf8)
  private static let dot = UInt8(ascii: ".")
  private static let tagSize = 32

  /// Takes a token apart; nil when it is not in its only accepted spelling.
  init?(token: [UInt8]) {
    guard token.starts(with: Self.header) else { return nil }
    let text = token.dropFirst(Self.header.count)
    let end = text.firstIndex(of: Self.dot) ?? text.endIndex
    guard let body = Base64.url.bytes(of: text[..<end]), body.count >= Self.nonceSize + Self.tagSize
    else { return nil }
    nonce = Array(body.prefix(Self.nonceSize))
    ciphertext = Array(body.dropFirst(Self.nonceSize).dropLast(Self.tagSize))
    tag = Array(body.suffix(Self.tagSize))
    if end == text.endIndex {
      footer = []
    } else {
      guard let bytes = Base64.url.bytes(of: text[(end + 1)...]), !bytes.isEmpty else {
        return nil
      }
      footer = bytes
    }
  }

  /// The length of a token in bytes; XChaCha20 adds nothing to the message.
  static func tokenLength(messageCount: Int, footerCount: Int) -> Int {
    let body = header.count + Base64.url.length(of: nonceSize + messageCount + tagSize)
    return footerCount == 0 ? body : body + 1 + Base64.url.length(of: footerCount)
  }

  var token: String {
    let body = "v4.local." + Base64.url.text(of: nonce + ciphertext + tag)
    return footer.isEmpty ? body : body + "." + Base64.url.text(of: footer)
  }
}
