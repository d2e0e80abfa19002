/// A PASETO v4.local message taken apart: nothing in it is to be believed before its tag is.
///
/// https://github.com/paseto-standard/paseto-spec, version 4, purpose local: XChaCha20 hides the
/// message, keyed BLAKE2b authenticates header, nonce, ciphertext, footer and an assertion that
/// both ends know and the token does not carry.
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
  /// Its nonce must never be used again; it is asked for so that published examples can be
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

  /// What was sealed, when key and assertion are those it was sealed with.
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

  /// Takes a token apart; it has one spelling, and any other is refused.
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

  /// How many bytes the token of a message has: XChaCha20 makes nothing longer.
  static func tokenLength(messageCount: Int, footerCount: Int) -> Int {
    let body = header.count + Base64.url.length(of: nonceSize + messageCount + tagSize)
    return footerCount == 0 ? body : body + 1 + Base64.url.length(of: footerCount)
  }

  var token: String {
    let body = "v4.local." + Base64.url.text(of: nonce + ciphertext + tag)
    return footer.isEmpty ? body : body + "." + Base64.url.text(of: footer)
  }
}
