@testable import Keeping

@Suite struct TokenLengthTests {
  /// Every remainder by three, varints of all lengths, and ids of keys of different lengths.
  @Test(arguments: ["2026a", "k", "2026-11-22-ab"], [nil, 0, 126, 127, 900, 34_560_000, .max])
  func `is known without sealing`(key: String, lifetime: Int64?) throws {
    let bytes = Example.a.split(separator: " ")[1]
    let seal = try Example.seal("\(key) \(bytes) sign")
    for now in [0, 127, 128, Example.now] as [Int64] {
      for count in Array(0...70) + [2_899, 2_900, 2_901, 30_000] {
        let token = seal.seal(
          [UInt8](repeating: 7, count: count), for: Example.wallet, at: now, lifetime: lifetime)
        #expect(
          seal.length(payloadCount: count, at: now, lifetime: lifetime) == token.utf8.count,
          "\(count) bytes at \(now)")
      }
    }
  }

  /// By hand: 2 bytes of claims, 64 of nonce and tag, 2 of payload are 68 bytes, so 91 digits; the
  /// footer `{"kid":"k"}` is 11 bytes, so 15 digits; "v4.local." is 9, and there is a point between.
  @Test func `is 116 for two bytes under a key of one letter`() throws {
    let bytes = Example.a.split(separator: " ")[1]
    let seal = try Example.seal("k \(bytes) sign")
    #expect(seal.length(payloadCount: 2, at: 1, lifetime: nil) == 116)
  }
}
