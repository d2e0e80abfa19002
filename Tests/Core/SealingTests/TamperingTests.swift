@testable import Keeping

/// Whatever is done to a token, it does not open.
@Suite struct TamperingTests {
  private let seal: Seal
  private let token: String

  init() throws {
    seal = try Example.seal("\(Example.a) sign", "\(Example.b) accept")
    token = seal.seal([UInt8]("12 cards".utf8), for: Example.wallet, at: Example.now, lifetime: 900)
    try #require(seal.problem(with: token) == nil)
  }

  @Test func `any bit of the text flipped`() {
    let text = [UInt8](token.utf8)
    for index in text.indices {
      for bit in 0..<8 {
        var changed = text
        changed[index] ^= 1 << bit
        #expect(seal.problem(with: String(decoding: changed, as: UTF8.self)) != nil)
      }
    }
  }

  @Test func `any bit of what it carries flipped`() throws {
    let sealed = try #require(SealedMessage(token: [UInt8](token.utf8)))
    for (part, expected) in [
      (\SealedMessage.nonce, SealProblem.forged), (\.ciphertext, .forged), (\.tag, .forged),
      (\.footer, .unknownKey),
    ] {
      for index in sealed[keyPath: part].indices {
        for bit in 0..<8 {
          var bytes = sealed[keyPath: part]
          bytes[index] ^= 1 << bit
          let changed = sealed.replacing(part, with: bytes).token
          let problem = seal.problem(with: changed)
          // A flipped bit can turn the name of one key into that of another.
          #expect(problem == expected || part == \.footer && problem == .forged)
        }
      }
    }
  }

  @Test func `cut at either end`() {
    for count in 0..<token.count {
      #expect(seal.problem(with: String(token.prefix(count))) != nil)
      #expect(seal.problem(with: String(token.suffix(count))) != nil)
    }
  }

  @Test func `bytes taken out or put in`() throws {
    let sealed = try #require(SealedMessage(token: [UInt8](token.utf8)))
    for part in [\SealedMessage.nonce, \.ciphertext, \.tag, \.footer] {
      let bytes = sealed[keyPath: part]
      for index in bytes.indices {
        var shorter = bytes
        shorter.remove(at: index)
        #expect(seal.problem(with: sealed.replacing(part, with: shorter).token) != nil)
        var longer = bytes
        longer.insert(0, at: index)
        #expect(seal.problem(with: sealed.replacing(part, with: longer).token) != nil)
      }
    }
  }

  @Test func `parts swapped with those of another token`() throws {
    let other = seal.seal(
      [UInt8]("13 cards".utf8), for: Example.wallet, at: Example.now, lifetime: 900)
    let sealed = try #require(SealedMessage(token: [UInt8](token.utf8)))
    let donor = try #require(SealedMessage(token: [UInt8](other.utf8)))
    let parts = [\SealedMessage.nonce, \.ciphertext, \.tag]
    // Every way to take some parts, but not none and not all, from the other.
    for choice in 1..<7 {
      var mixed = sealed
      for (bit, part) in parts.enumerated() where choice >> bit & 1 == 1 {
        mixed = mixed.replacing(part, with: donor[keyPath: part])
      }
      #expect(seal.problem(with: mixed.token) == .forged)
    }
  }

  @Test func `another key named in the footer`() throws {
    let sealed = try #require(SealedMessage(token: [UInt8](token.utf8)))
    let other = sealed.replacing(\.footer, with: [UInt8](#"{"kid":"2026b"}"#.utf8))
    #expect(seal.problem(with: other.token) == .forged)
  }

  @Test(arguments: [
    "", #"{"kid": "2026a"}"#, #"{"kid":"2026a" }"#, #"{"kid":"2026a","x":1}"#, "2026a",
    #"{"kid":"\u0032026a"}"#, #"{"kid":"2026A"}"#, #"{"kid":""}"#, "{}",
  ])
  func `the key named in any other words`(footer: String) throws {
    let key = try #require(SecretKey([UInt8](0x70...0x8f)))
    let sealed = SealedMessage(
      sealing: [0, 0], with: key, nonce: [UInt8](repeating: 1, count: 32),
      footer: [UInt8](footer.utf8), assertion: Example.wallet.assertion)
    #expect(seal.problem(with: sealed.token) == .unknownKey)
  }

  @Test(arguments: ["=", "==", " ", "\n", ".", "\0", "A", "é"])
  func `anything before or behind it`(addition: String) {
    #expect(seal.problem(with: token + addition) != nil)
    #expect(seal.problem(with: addition + token) == .notAToken)
  }

  @Test func `any noise at all`() {
    var generator = SeededGenerator(seed: 13)
    for size in 0..<2_000 {
      let noise = String(decoding: generator.bytes(size % 300), as: UTF8.self)
      #expect(seal.problem(with: noise) == .notAToken)
      #expect(seal.problem(with: "v4.local." + noise) != nil)
    }
  }
}

extension SealedMessage {
  fileprivate func replacing(
    _ part: KeyPath<SealedMessage, [UInt8]>, with bytes: [UInt8]
  ) -> SealedMessage {
    SealedMessage(
      nonce: part == \.nonce ? bytes : nonce,
      ciphertext: part == \.ciphertext ? bytes : ciphertext,
      tag: part == \.tag ? bytes : tag,
      footer: part == \.footer ? bytes : footer)
  }
}
