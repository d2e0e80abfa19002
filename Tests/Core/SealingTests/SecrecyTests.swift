@testable import Keeping

/// Nothing that prints a value prints a secret, however it goes about it.
@Suite struct SecrecyTests {
  /// The key 2026a, as base64, as a list of numbers and in hexadecimal.
  private static let spellings = [
    "cHFyc3R1dnd4", "112, 113, 114, 115", "70717273747576", "pqrstuvwxyz{|}~",
  ]

  @Test func `would notice a secret`() {
    let secret = [UInt8](0x70...0x8f)
    #expect(leaks(secret))
    #expect(leaks(Base64.standard.text(of: secret)))
    #expect(leaks(["key": Optional(secret)]))
  }

  @Test func `keys are not printed`() throws {
    let key = try #require(SecretKey([UInt8](0x70...0x8f)))
    let ring = try KeyRing(keyFile: [UInt8]("\(Example.a) sign\n\(Example.b) accept".utf8))
    #expect(!leaks(key))
    #expect(!leaks(ring))
    #expect(!leaks(ring.signing))
    #expect(!leaks(Seal(ring)))
    #expect(!leaks(["ring": Optional(ring)]))
    #expect(ring.description == #"signs with 2026a, also accepts ["2026b"]"#)
  }

  @Test func `what a token held is not printed`() throws {
    let seal = try Example.seal("\(Example.a) sign")
    let token = seal.seal([UInt8](0x70...0x8f), for: Example.wallet, at: Example.now, lifetime: nil)
    let opened = try seal.open(token, for: Example.wallet, at: Example.now)
    #expect(!leaks(opened))
    #expect(!leaks([Optional(opened)]))
    #expect(opened.description == "32 bytes sealed at 1795000000")
  }

  /// Words in the wrong order, a key that was cut, an odd use: each with the key in it.
  @Test(arguments: [
    "cHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo8= 2026a sign",
    "cHFyc3R1dnd4eXp7fH1-f4CBgoOEhYaHiImKi4yNjo8 2026a sign",
    "2026a cHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo8 sign",
    "2026a sign cHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo8=",
    "2026a cHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo8= cHFyc3R1dnd4",
    "2026a cHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo8=", Example.a + " accept",
    "\(Example.a) sign\n\(Example.a) accept", "\(Example.a) sign\n\(Example.b) sign",
  ])
  func `a message about a key file repeats nothing of it`(file: String) {
    let problem = thrown(KeyFileProblem.self) {
      try KeyRing(keyFile: [UInt8](file.utf8))
    }
    #expect(!leaks(problem))
  }

  private func leaks(_ value: some Any) -> Bool {
    var printed = "\(value) " + String(reflecting: value)
    dump(value, to: &printed)
    return Self.spellings.contains { printed.contains($0) }
      || (0x70...0x74).allSatisfy { printed.contains("- \($0)\n") }
  }
}
