@testable import Keeping

/// Letters that other implementations sealed: see `vectors.py` beside.
@Suite struct LetterVectorsTests {
  @Test func `derives and seals as other implementations do`() throws {
    let vectors = try Vector.all()
    #expect(vectors.count == 4)
    for vector in vectors {
      let secret = try LetterSecret(packed: vector.secret)
      #expect(secret.text == String(decoding: vector.link, as: UTF8.self))
      #expect(LetterSecret(text: secret.text) == secret)
      #expect(secret.box(for: .group).bytes == vector.box)
      #expect(secret.key == vector.key)
      let seal = LetterSeal(secret, for: .group, host: String(decoding: vector.host, as: UTF8.self))
      let phone = try PhoneID(packed: vector.phone)
      let origin = seal.origin(ofChange: vector.mark, on: phone)
      #expect(origin.bytes == vector.origin)
      #expect(seal.origin(ofState: vector.text).bytes == vector.state)
      #expect(seal.seal(vector.text, from: origin, nonce: vector.nonce) == vector.letter)
      #expect(seal.open(vector.letter, from: origin) == vector.text)
    }
  }

  /// A line of the file.
  private struct Vector {
    let secret, link, box, key, host, phone, mark, origin, text, state, nonce, letter: [UInt8]

    static func all() throws -> [Vector] {
      let path = #filePath.replacing("LetterVectorsTests.swift", with: "vectors.txt")
      return try #require(contents(of: path)).split(separator: "\n").map { try Vector($0) }
    }

    private init(_ line: Substring) throws {
      let fields = try line.split(separator: " ").map { try Self.bytes($0) }
      try #require(fields.count == 12)
      (secret, link, box, key) = (fields[0], fields[1], fields[2], fields[3])
      (host, phone, mark, origin) = (fields[4], fields[5], fields[6], fields[7])
      (text, state, nonce, letter) = (fields[8], fields[9], fields[10], fields[11])
    }

    private static func bytes(_ field: Substring) throws -> [UInt8] {
      guard field != "-" else { return [] }
      let digits = Array(field)
      return try stride(from: 0, to: digits.count, by: 2).map {
        try #require(UInt8(String(digits[$0..<$0 + 2]), radix: 16))
      }
    }
  }
}
