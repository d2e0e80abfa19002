@testable import Keeping

extension Target {
  /// Nobody but us makes a token that opens; the corpus holds none of this key.
  static let token = Target("Token") { input in
    let text = String(decoding: input, as: UTF8.self)
    precondition((try? seal.open(text, for: binding, at: now)) == nil, "a forged token")
    if let sealed = SealedMessage(token: input) {
      precondition(sealed.token == text, "a second spelling")
    }

    let token = seal.seal(input, for: binding, at: now, lifetime: nil)
    let opened = try? seal.open(token, for: binding, at: now, limit: .max)
    precondition(opened?.payload == input, "not what was sealed")

    readClaims(of: input)
  }

  /// The input as what lies behind the seal, where only a mistake of ours could put it.
  private static func readClaims(of message: [UInt8]) {
    let sealed = SealedMessage(
      sealing: message, with: key.secret, nonce: Random.bytes(SealedMessage.nonceSize),
      footer: key.footer, assertion: binding.assertion)
    guard let opened = try? seal.open(sealed.token, for: binding, at: now, limit: .max) else {
      return
    }
    precondition(message.suffix(opened.payload.count) == opened.payload[...], "another payload")
    precondition(opened.sealedAt <= now + 60, "a token from the future")
  }

  private static let now: Int64 = 1_795_000_000
  private static let binding = Binding(
    purpose: .transfer, name: "w", host: "farthing.example", schemaVersion: 1)
  private static let seal = Seal(ring)
  private static let key = ring.signing
  private static let ring: KeyRing = {
    do {
      let line = "2026a dGhpcyBvbmUgaXMgYW4gZXhhbXBsZSBrZXksIHRvbyE= sign"
      return try KeyRing(keyFile: [UInt8](line.utf8))
    } catch {
      preconditionFailure("the key of the target: \(error)")
    }
  }()
}
