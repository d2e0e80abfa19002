/// The steps of a change of keys, as the files of the workers that run at that time.
@Suite struct KeyRotationTests {
  private let before: Seal
  private let announced: Seal
  private let changed: Seal
  private let after: Seal

  init() throws {
    before = try Example.seal("\(Example.a) sign")
    announced = try Example.seal("\(Example.a) sign", "\(Example.b) accept")
    changed = try Example.seal("\(Example.a) accept", "\(Example.b) sign")
    after = try Example.seal("\(Example.b) sign")
  }

  @Test func `opens old and new tokens on every worker while keys change`() throws {
    for (one, other) in [(before, announced), (announced, changed)] {
      #expect(one.problem(with: token(from: other)) == nil)
      #expect(other.problem(with: token(from: one)) == nil)
    }
    #expect(changed.problem(with: token(from: after)) == nil)
    #expect(after.problem(with: token(from: changed)) == nil)
  }

  @Test func `asks for a fresh token where the old key sealed it`() throws {
    let old = try changed.open(token(from: before), for: Example.wallet, at: Example.now)
    #expect(old.payload == [1, 2, 3])
    #expect(old.needsResealing)
    let fresh = changed.seal(old.payload, for: Example.wallet, at: Example.now, lifetime: nil)
    #expect(try !changed.open(fresh, for: Example.wallet, at: Example.now).needsResealing)
    #expect(after.problem(with: fresh) == nil)
  }

  @Test func `is content with its own key while the next one waits`() throws {
    let opened = try announced.open(token(from: before), for: Example.wallet, at: Example.now)
    #expect(!opened.needsResealing)
  }

  @Test func `refuses what a removed key sealed`() {
    #expect(after.problem(with: token(from: before)) == .unknownKey)
    #expect(after.problem(with: token(from: announced)) == .unknownKey)
  }

  @Test func `refuses what another key of the same name sealed`() throws {
    let secret = try #require(Example.c.split(separator: " ").last)
    let impostor = try Example.seal("2026a \(secret) sign")
    #expect(before.problem(with: token(from: impostor)) == .forged)
  }

  private func token(from seal: Seal) -> String {
    seal.seal([1, 2, 3], for: Example.wallet, at: Example.now, lifetime: nil)
  }
}
