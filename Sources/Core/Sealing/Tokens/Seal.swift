/// Turns bytes into tokens that nobody else can read, change, or use in another place.
///
/// The tokens are PASETO v4.local, with the id of the key in the footer.
package struct Seal: Sendable {
  private let ring: KeyRing

  package init(_ ring: KeyRing) {
    self.ring = ring
  }

  /// A token that holds `payload`, sealed `now` and good for `lifetime`, in seconds.
  ///
  /// No two are the same, even of the same payload. `nil` is a token without an end.
  package func seal(
    _ payload: [UInt8], for binding: Binding, at now: Int64, lifetime: Int64?
  ) -> String {
    let sealed = SealedMessage(
      sealing: Self.claims(at: now, lifetime) + payload, with: ring.signing.secret,
      nonce: Random.bytes(SealedMessage.nonceSize), footer: ring.signing.footer,
      assertion: binding.assertion)
    return sealed.token
  }

  /// How many bytes a token of a payload has, sealed `now` and good for `lifetime`, in seconds.
  ///
  /// Works it out without sealing: a token is as long as every other of as long a payload.
  package func length(payloadCount: Int, at now: Int64, lifetime: Int64?) -> Int {
    SealedMessage.tokenLength(
      messageCount: Self.claims(at: now, lifetime).count + payloadCount,
      footerCount: ring.signing.footer.count)
  }

  private static func claims(at now: Int64, _ lifetime: Int64?) -> [UInt8] {
    var writer = ByteWriter()
    Claims(sealedAt: now, lifetime: lifetime).write(to: &writer)
    return writer.bytes
  }

  /// What a token holds, if it was sealed for this place and is still good.
  ///
  /// A token longer than `limit` is not even decoded.
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

/// What a good token held.
package struct Opened: CustomStringConvertible, CustomReflectable, Sendable {
  package let payload: [UInt8]
  /// The second of sealing, since 1970.
  package let sealedAt: Int64
  /// Whether the token was sealed with a key on its way out, or is past half its lifetime.
  package let needsResealing: Bool

  /// Says nothing of the payload: it is somebody's affairs, and descriptions end up in logs.
  package var description: String { "\(payload.count) bytes sealed at \(sealedAt)" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why a token was not opened: a fact to count, never to show, since all of them mean a state
/// that is not there.
package enum SealProblem: String, CaseIterable, Error {
  case tooLong
  case notAToken
  case unknownKey
  /// Changed on its way, or sealed for another purpose, name, host or version.
  case forged
  case sealedInTheFuture
  case expired
  /// Sealed by us, but not with the claims that we write.
  case unreadable
}
