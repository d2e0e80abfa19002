@testable import Keeping

@Suite struct SealTests {
  private let seal: Seal

  init() throws {
    seal = try Example.seal("\(Example.a) sign")
  }

  @Test func `opens anything it sealed`() throws {
    var generator = SeededGenerator(seed: 4)
    for size in 0..<500 {
      let payload = generator.bytes(size * 5)
      let now = Int64.random(in: 0...4_000_000_000, using: &generator)
      let lifetime =
        Bool.random(using: &generator) ? nil : Int64.random(in: 1...90_000_000, using: &generator)
      let binding = try Binding(
        purpose: #require(Purpose.allCases.randomElement(using: &generator)),
        name: "cookie-\(size)", host: "host-\(size)", schemaVersion: size)
      let token = seal.seal(payload, for: binding, at: now, lifetime: lifetime)
      let opened = try seal.open(token, for: binding, at: now)
      #expect(opened.payload == payload)
      #expect(opened.sealedAt == now)
      #expect(!opened.needsResealing)
    }
  }

  /// Worked out with Python's hashlib and libsodium, from the specification alone.
  @Test func `still opens what the first version sealed`() throws {
    let token = """
      v4.local.AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh9pt6ZhFwfw7Df7CwN1KWb89VbszWztg8Yz4uWlgl\
      DZWNuuo2PFnkQ1y7dEeR8YGFg-OTw.eyJraWQiOiIyMDI2YSJ9
      """
    let opened = try seal.open(token, for: Example.wallet, at: Example.now)
    #expect(opened.payload == [0, 1, 2, 0xff] + [UInt8]("£9.99".utf8))
    #expect(opened.sealedAt == 1_795_000_000)
    #expect(seal.problem(with: token, at: 1_795_000_000 + 2_592_000) == .expired)
  }

  /// Worked out like the one above.
  @Test func `still opens what the first version sealed without an end`() throws {
    let token = """
      v4.local.AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh9pt6ZhF4aLdUmBjcFHUDrul2rWCBNIJWDSUWKlcK\
      aP5aQJ-uapwQ.eyJraWQiOiIyMDI2YSJ9
      """
    let group = Binding(
      purpose: .group, name: "__Secure-group", host: "farthing.example", schemaVersion: 1)
    let opened = try seal.open(token, for: group, at: 9_000_000_000)
    #expect(opened.payload == [])
    #expect(!opened.needsResealing)
  }

  @Test func `seals the same thing differently each time`() {
    let tokens = (0..<100).map { _ in
      seal.seal([1, 2, 3], for: Example.wallet, at: Example.now, lifetime: 60)
    }
    #expect(Set(tokens).count == 100)
  }

  @Test func `shows nothing of what it sealed`() {
    let token = seal.seal(
      [UInt8](repeating: 0, count: 99), for: Example.wallet, at: Example.now, lifetime: nil)
    // Thirty-two bytes of nonce, then what would be a long run of the same letter.
    #expect(!token.dropFirst(9 + 43).contains("AAAAAAAA"))
  }

  @Test func `opens for the purpose it sealed for, and no other`() {
    for made in Purpose.allCases {
      let token = seal.seal([1], for: Example.place(purpose: made), at: Example.now, lifetime: nil)
      for asked in Purpose.allCases {
        let problem = seal.problem(with: token, for: Example.place(purpose: asked))
        #expect(problem == (asked == made ? nil : .forged))
      }
    }
  }

  @Test(arguments: [
    Example.place(name: "cards"), Example.place(name: ""), Example.place(name: "__Host-cards "),
    Example.place(host: "other.example"), Example.place(host: ""),
    Example.place(host: "farthing.example:8080"),
    Example.place(version: 2), Example.place(version: 0), Example.place(version: -1),
    // The same letters, parted elsewhere.
    Example.place(name: "__Host-cardsf", host: "arthing.example"),
  ])
  func `opens for its name, host and version alone`(elsewhere: Binding) {
    let token = seal.seal([1], for: Example.wallet, at: Example.now, lifetime: nil)
    #expect(seal.problem(with: token) == nil)
    #expect(seal.problem(with: token, for: elsewhere) == .forged)
    let back = seal.seal([1], for: elsewhere, at: Example.now, lifetime: nil)
    #expect(seal.problem(with: back) == .forged)
  }

  @Test(arguments: [Purpose.transfer, .share, .importOfCards])
  func `opens a copy from a minute before sealing until it expires`(purpose: Purpose) {
    let place = Example.place(purpose: purpose)
    let token = seal.seal([1], for: place, at: 1_000, lifetime: 900)
    #expect(seal.problem(with: token, for: place, at: 939) == .sealedInTheFuture)
    #expect(seal.problem(with: token, for: place, at: 940) == nil)
    #expect(seal.problem(with: token, for: place, at: 1_899) == nil)
    #expect(seal.problem(with: token, for: place, at: 1_900) == .expired)
  }

  @Test(arguments: [Purpose.wallet, .group, .groups])
  func `opens what is kept also when a clock that was ahead is put right`(
    purpose: Purpose
  ) throws {
    let place = Example.place(purpose: purpose)
    let token = seal.seal([1], for: place, at: 1_000_000_000, lifetime: 900)
    for now: Int64 in [0, 999_999_939] {
      let opened = try seal.open(token, for: place, at: now)
      #expect(opened.payload == [1])
      // Whichever clock was wrong, the token stays good as long as it can.
      #expect(!opened.needsResealing)
    }
    #expect(seal.problem(with: token, for: place, at: 1_000_000_900) == .expired)
  }

  @Test func `asks for a fresh token past half the lifetime`() throws {
    let token = seal.seal([1], for: Example.wallet, at: 1_000, lifetime: 900)
    #expect(try !seal.open(token, for: Example.wallet, at: 1_450).needsResealing)
    #expect(try seal.open(token, for: Example.wallet, at: 1_451).needsResealing)
  }

  @Test func `decodes nothing longer than the limit`() throws {
    let token = seal.seal(
      [UInt8](repeating: 7, count: 2_950), for: Example.wallet, at: Example.now, lifetime: nil)
    let length = token.utf8.count
    #expect(length <= 4_096)
    #expect(try seal.open(token, for: Example.wallet, at: Example.now, limit: length).sealedAt > 0)
    #expect(throws: SealProblem.tooLong) {
      try seal.open(token, for: Example.wallet, at: Example.now, limit: length - 1)
    }
    // Not even to find that it is no token.
    #expect(seal.problem(with: String(repeating: "=", count: 4_096)) == .notAToken)
    #expect(seal.problem(with: String(repeating: "=", count: 4_097)) == .tooLong)
  }

  @Test func `opens longer tokens where they are expected`() throws {
    var generator = SeededGenerator(seed: 256)
    let payload = generator.bytes(262_144)
    let token = seal.seal(payload, for: Example.wallet, at: Example.now, lifetime: 900)
    let opened = try seal.open(token, for: Example.wallet, at: Example.now, limit: 400_000)
    #expect(opened.payload == payload)
  }

  /// Such a token takes the key to make, so only a mistake of ours could.
  @Test func `says so when what it sealed has no claims`() throws {
    let key = try #require(SecretKey([UInt8](0x70...0x8f)))
    let sealed = SealedMessage(
      sealing: [0x80, 0x80], with: key, nonce: [UInt8](repeating: 1, count: 32),
      footer: [UInt8](#"{"kid":"2026a"}"#.utf8), assertion: Example.wallet.assertion)
    #expect(seal.problem(with: sealed.token) == .unreadable)
  }
}
