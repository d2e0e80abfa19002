/// Seals bytes in tokens that nobody else can read, change or use in another place.
///
/// The tokens are PASETO v4.local, with the id of the key in the footer.
package struct Seal: Sendable {
  private let ring: KeyRing

  /// A seal with these keys: one seals, all of them open.
  package init(_ ring: KeyRing) {
    self.ring = ring
  }

  /// Seals a payload in a token; two tokens are never the same, even for the same payload.
  ///
  /// - Parameters:
  ///   - payload: The bytes to hide.
  ///   - binding: The place where the token can be opened.
  ///   - now: The time of sealing, in seconds since 1970.
  ///   - lifetime: How long the token is valid, in seconds; nil for ever.
  /// - Returns: The token, in ASCII.
  package func seal(
    _ payload: [UInt8], for binding: Binding, at now: Int64, lifetime: Int64?
  ) -> String {
    let sealed = SealedMessage(
      sealing: Self.claims(at: now, lifetime) + payload, with: ring.signing.secret,
      nonce: Random.bytes(SealedMessage.nonceSize), footer: ring.signing.footer,
      assertion: binding.assertion)
    return sealed.token
  }

  /// The length of a token in bytes, without sealing it; it depends on the length of the payload
  /// only.
  ///
  /// - Parameters:
  ///   - payloadCount: The length of the payload, in bytes.
  ///   - now: The time of sealing, in seconds since 1970.
  ///   - lifetime: How long the token is valid, in seconds; nil for ever.
  /// - Returns: The number of bytes.
  package func length(payloadCount: Int, at now: Int64, lifetime: Int64?) -> Int {
    SealedMessage.tokenLength(
      messageCount: Self.claims(at: now, lifetime).count + payloadCount,
      footerCount: ring.signing.footer.count)
  }

  /// Bytes that follow from a message and that nobody can work out without the keys.
  ///
  /// They are keyed BLAKE2b (RFC 7693) with the key that seals, so they change with it.
  ///
  /// - Parameters:
  ///   - message: What they follow from. It may be anything: the purpose of the keys' other uses
  ///     begins with `paseto`, this one with `digest`.
  ///   - count: How many bytes, 1 to 64.
  /// - Returns: The bytes.
  package func digest(of message: [UInt8], count: Int) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: count)
    ring.signing.secret.withBytes {
      Sodium.blake2b(Array("digest".utf8) + message, key: $0, into: &digest, count: count)
    }
    return digest
  }

  private static func claims(at now: Int64, _ lifetime: Int64?) -> [UInt8] {
    var writer = ByteWriter()
    Claims(sealedAt: now, lifetime: lifetime).write(to: &writer)
    return writer.bytes
  }

  /// Opens a token that was sealed for this place and has not expired.
  ///
  /// - Parameters:
  ///   - token: The token as it came.
  ///   - binding: The place it came from.
  ///   - now: The time, in seconds since 1970.
  ///   - limit: The most bytes of a token; a longer one is not decoded.
  /// - Returns: The payload and the age of the token.
  /// - Throws: The reason why it was not opened.
  package func open(
    _ token: String, for binding: Binding, at now: Int64, limit: Int = CookieSize.limit
  ) throws(SealProblem) -> Opened {
    guard token.utf8.count <= limit else { throw .tooLong }
    guard let sealed = SealedMessage(token: [UInt8](token.utf8)) else { throw .notAToken }
    guard let key = ring.key(withFooter: sealed.footer) else { throw .unknownKey }
    guard let message = sealed.opened(with: key.secret, assertion: binding.assertion) else {
      throw .forged
    }
    var reader = ByteReader(message)
    guard let claims = try? Claims(from: &reader) else { throw .unreadable }
    try claims.check(at: now, future: binding.purpose.isKept)
    return Opened(
      payload: reader.rest, sealedAt: claims.sealedAt,
      needsResealing: key.id != ring.signing.id || claims.isPastHalf(at: now))
  }
}

/// The content of a token that was opened.
package struct Opened: CustomStringConvertible, CustomReflectable, Sendable {
  package let payload: [UInt8]
  /// The time of sealing, in seconds since 1970.
  package let sealedAt: Int64
  /// True when the token's key is being replaced, or more than half its lifetime is over.
  package let needsResealing: Bool

  /// The size and age without the payload, which is private, because descriptions end up in logs.
  package var description: String { "\(payload.count) bytes sealed at \(sealedAt)" }
  /// A mirror without children, so that dumping it does not show the payload either.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The reason why a token was not opened.
///
/// It is counted and never shown: to a visitor every reason means that there is no state.
package enum SealProblem: String, CaseIterable, Error {
  case tooLong
  case notAToken
  case unknownKey
  /// Changed in transit, or sealed for another purpose, name, host or version.
  case forged
  case sealedInTheFuture
  case expired
  /// Sealed with one of the keys, but without readable claims.
  case unreadable
}
