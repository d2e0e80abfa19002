@testable import Keeping

@Suite struct ClaimsTests {
  @Test(
    arguments: [
      (1_795_000_000, 900, [0xc0, 0x8d, 0xf6, 0xd7, 0x06, 0x85, 0x07]),
      (1_795_000_000, nil, [0xc0, 0x8d, 0xf6, 0xd7, 0x06, 0]),
      (0, 0, [0, 1]),
    ] as [(Int64, Int64?, [UInt8])])
  func `are two varints`(sealedAt: Int64, lifetime: Int64?, bytes: [UInt8]) throws {
    var writer = ByteWriter()
    let claims = Claims(sealedAt: sealedAt, lifetime: lifetime)
    claims.write(to: &writer)
    #expect(writer.bytes == bytes)
    var reader = ByteReader(bytes)
    #expect(try Claims(from: &reader) == claims)
  }

  @Test(arguments: [(Int64.min, nil), (Int64.max, Int64.max), (-1, 1), (Int64.max, nil)])
  func `keep the most extreme times`(sealedAt: Int64, lifetime: Int64?) throws {
    var writer = ByteWriter()
    let claims = Claims(sealedAt: sealedAt, lifetime: lifetime)
    claims.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    #expect(try Claims(from: &reader) == claims)
  }

  @Test(
    arguments: [
      // Sealed at 1,000 for 100 seconds.
      (939, .sealedInTheFuture), (940, nil), (1_000, nil), (1_099, nil), (1_100, .expired),
      (.max, .expired), (.min, .sealedInTheFuture),
    ] as [(Int64, SealProblem?)])
  func `hold from a minute before sealing to the last second`(now: Int64, problem: SealProblem?) {
    let claims = Claims(sealedAt: 1_000, lifetime: 100)
    #expect(refusal(of: claims, at: now) == problem)
  }

  @Test(
    arguments: [
      (0, nil, .max, nil), (.max, .max, .max, nil), (.max, nil, .max - 61, .sealedInTheFuture),
      (.min, .max, 0, .expired), (1_000, 0, 1_000, .expired), (1_000, -5, 1_000, .expired),
    ] as [(Int64, Int64?, Int64, SealProblem?)])
  func `never overflow`(sealedAt: Int64, lifetime: Int64?, now: Int64, problem: SealProblem?) {
    #expect(refusal(of: Claims(sealedAt: sealedAt, lifetime: lifetime), at: now) == problem)
  }

  @Test(
    arguments: [
      (100, 1_050, false), (100, 1_051, true), (101, 1_050, false), (101, 1_051, true),
      (100, 940, false), (nil, .max, false), (.max, .max, true),
    ] as [(Int64?, Int64, Bool)])
  func `know when half the time is over`(lifetime: Int64?, now: Int64, isPastHalf: Bool) {
    let claims = Claims(sealedAt: 1_000, lifetime: lifetime)
    #expect(claims.isPastHalf(at: now) == isPastHalf)
  }

  @Test(
    arguments: [
      (.min, nil), (939, nil), (1_099, nil), (1_100, .expired),
    ] as [(Int64, SealProblem?)])
  func `hold until the last second where a clock may be behind`(now: Int64, problem: SealProblem?) {
    let claims = Claims(sealedAt: 1_000, lifetime: 100)
    #expect(refusal(of: claims, at: now, future: true) == problem)
  }

  private func refusal(
    of claims: Claims, at now: Int64, future isAllowed: Bool = false
  ) -> SealProblem? {
    do {
      try claims.check(at: now, future: isAllowed)
      return nil
    } catch {
      return error
    }
  }
}
