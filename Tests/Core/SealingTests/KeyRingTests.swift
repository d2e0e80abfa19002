@testable import Keeping

@Suite struct KeyRingTests {
  @Test func `reads keys among comments, blank lines and spaces`() throws {
    let ring = try ring(
      "# Keys of the site", "", "  \t ", "\t\(Example.a)\t sign  # since May",
      "\(Example.b) accept\r",
      "#\(Example.a) sign", "\(Example.c) accept#", "")
    #expect(ring.signing.id == "2026a")
    #expect(ring.accepting.map(\.id) == ["2026b", "2026c"])
  }

  @Test func `reads the example of its own documentation`() throws {
    let ring = try ring(
      "# id   base64 of 32 bytes                             use",
      "2026b  bm90IGEgc2VjcmV0LCBidXQgYW4gZXhhbXBsZSBrZXk=   sign",
      "2026a  dGhpcyBvbmUgaXMgYW4gZXhhbXBsZSBrZXksIHRvbyE=   accept")
    #expect(ring.description == #"signs with 2026b, also accepts ["2026a"]"#)
  }

  @Test(
    arguments: Row.pairs(
      """
       | no key signs
      \(Example.a) accept¶\(Example.b) accept | no key signs
      \(Example.a) sign¶# spare¶\(Example.b) sign | line 3: line 1 signs already, and only one key may
      ¶\(Example.a) sign¶2026a \(secret(of: Example.b)) accept | line 3: the id is that of line 2
      \(Example.a) sign¶2026z \(secret(of: Example.a)) accept | line 2: the key is that of line 1
      \(Example.a) | line 1: a key is three words: id, base64 of 32 bytes, and sign or accept
      ¶\(Example.a) sign now | line 2: a key is three words: id, base64 of 32 bytes, and sign or accept
      \(Example.a) Sign | line 1: the third word is neither sign nor accept
      \(Example.a) verify | line 1: the third word is neither sign nor accept
      2026/a \(secret(of: Example.a)) sign | line 1: an id is 1 to 32 letters, digits, - and _
      \(String(repeating: "k", count: 33)) \(secret(of: Example.a)) sign | line 1: an id is 1 to 32 letters, digits, - and _
      é \(secret(of: Example.a)) sign | line 1: an id is 1 to 32 letters, digits, - and _
      a c2hvcnQ= sign | \(wrongSecret)
      a \(secret(of: Example.a).dropLast()) sign | \(wrongSecret)
      a cHFyc3R1dnd4eXp7fH1-f4CBgoOEhYaHiImKi4yNjo8 sign | \(wrongSecret)
      a cHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo9= sign | \(wrongSecret)
      // 31 and 33 bytes.
      a AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA== sign | \(wrongSecret)
      a AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA sign | \(wrongSecret)
      """))
  func `says what is wrong with a file, and on which line`(file: String, message: String) {
    let problem = thrown(KeyFileProblem.self) { try KeyRing(keyFile: [UInt8](file.utf8)) }
    #expect(problem?.description == message)
  }

  @Test func `takes ids of up to 32 letters, digits, hyphens and underscores`() throws {
    let id = "ABCxyz-0189_" + String(repeating: "k", count: 20)
    #expect(try ring("\(id) \(secret(of: Example.a)) sign").signing.id == id)
  }

  @Test func `reads no file of noise`() {
    var generator = SeededGenerator(seed: 32)
    for size in 0..<1_000 {
      #expect(throws: KeyFileProblem.self) { try KeyRing(keyFile: generator.bytes(size)) }
    }
  }

  private func ring(_ lines: String...) throws -> KeyRing {
    try KeyRing(keyFile: [UInt8](lines.joined(separator: "\n").utf8))
  }
}

private let wrongSecret = "line 1: the second word is not the base64 of exactly 32 bytes"

private func secret(of line: String) -> Substring {
  line.split(separator: " ").last ?? ""
}
