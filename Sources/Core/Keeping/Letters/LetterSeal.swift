import CSodium

/// Seals and opens the letters of one secret.
///
/// A letter is a version byte, a nonce of 24 random bytes, and the text, padded to 256 bytes and
/// encrypted by XChaCha20-Poly1305. It is bound to purpose, version, box, host and origin: moved to
/// another box, site or origin, or read as something else, it does not open.
package struct LetterSeal: Sendable, CustomStringConvertible, CustomReflectable {
  package let box: BoxID
  private let key: [UInt8]
  private let host: [UInt8]
  private let purpose: LetterPurpose

  /// The seal of a secret for a purpose, on the site with this canonical host.
  package init(_ secret: LetterSecret, for purpose: LetterPurpose, host: String) {
    box = secret.box(for: purpose)
    self.purpose = purpose
    key = secret.key
    self.host = Array(host.utf8)
  }

  package var description: String { "a seal of letters" }
  /// A mirror without children, so that dumping it does not show the key.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

// MARK: - Origins

extension LetterSeal {
  /// The origin of a letter that carries a change: the same however often the change is sent.
  ///
  /// - Parameters:
  ///   - mark: Bytes that follow from the operation and all its fields.
  ///   - phone: The phone on which the change was made.
  /// - Returns: The origin.
  package func origin(ofChange mark: [UInt8], on phone: PhoneID) -> LetterOrigin {
    origin(of: phone.packed + mark)
  }

  /// The origin of a letter with the whole state: the same on all phones with this state, so that
  /// two which fill a lost box at once post one letter.
  package func origin(ofState packed: [UInt8]) -> LetterOrigin {
    origin(of: Array("state".utf8) + packed)
  }

  private func origin(of message: [UInt8]) -> LetterOrigin {
    guard
      let origin = LetterOrigin(
        BLAKE2b.digest(of: message, key: key, count: LetterOrigin.size))
    else { preconditionFailure("a digest has as many bytes as were asked for") }
    return origin
  }
}

// MARK: - Sealing and opening

extension LetterSeal {
  /// Seals a text; two letters are never the same, even for the same text.
  package func seal(_ text: [UInt8], from origin: LetterOrigin) -> [UInt8] {
    seal(text, from: origin, nonce: Random.bytes(Self.nonceSize))
  }

  /// Seals a text with a nonce, which must never be used twice.
  func seal(_ text: [UInt8], from origin: LetterOrigin, nonce: [UInt8]) -> [UInt8] {
    precondition(nonce.count == Self.nonceSize, "a nonce has 24 bytes")
    let padded = Self.padded(text)
    let data = associatedData(origin)
    var sealed = [UInt8](repeating: 0, count: padded.count + Self.tagSize)
    var count: UInt64 = 0
    crypto_aead_xchacha20poly1305_ietf_encrypt(
      &sealed, &count, padded, UInt64(padded.count), data, UInt64(data.count), nil, nonce, key)
    return [Self.version] + nonce + sealed
  }

  /// Opens a letter.
  ///
  /// - Parameters:
  ///   - letter: The letter as it was sealed.
  ///   - origin: The origin under which the store has it.
  /// - Returns: Its text; `nil` when it was changed, or sealed for another box, site or origin, with
  ///   another secret, or by a later version.
  package func open(_ letter: [UInt8], from origin: LetterOrigin) -> [UInt8]? {
    let start = 1 + Self.nonceSize
    guard letter.first == Self.version, letter.count >= start + Self.tagSize else { return nil }
    let (nonce, sealed) = (Array(letter[1..<start]), Array(letter[start...]))
    let data = associatedData(origin)
    var padded = [UInt8](repeating: 0, count: sealed.count - Self.tagSize)
    var count: UInt64 = 0
    let failed = crypto_aead_xchacha20poly1305_ietf_decrypt(
      &padded, &count, nil, sealed, UInt64(sealed.count), data, UInt64(data.count), nonce, key)
    return failed == 0 ? Self.unpadded(padded) : nil
  }

  private func associatedData(_ origin: LetterOrigin) -> [UInt8] {
    PreAuthentication.encoding([
      Array(purpose.letter.utf8), [Self.version], box.bytes, host, origin.bytes,
    ])
  }

  /// The text behind which 0x80 and zeros follow, up to a multiple of 256 bytes (ISO/IEC 7816-4).
  private static func padded(_ text: [UInt8]) -> [UInt8] {
    var padded = text + [UInt8](repeating: 0, count: blockSize)
    var count = 0
    sodium_pad(&count, &padded, text.count, blockSize, padded.count)
    return Array(padded.prefix(count))
  }

  private static func unpadded(_ padded: [UInt8]) -> [UInt8]? {
    var count = 0
    guard sodium_unpad(&count, padded, padded.count, blockSize) == 0 else { return nil }
    return Array(padded.prefix(count))
  }

  private static let version: UInt8 = 1
  static let nonceSize = 24
  private static let tagSize = 16
  private static let blockSize = 256
}
