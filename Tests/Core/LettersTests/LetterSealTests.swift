@testable import Keeping

@Suite struct LetterSealTests {
  private let secret = LetterSecret.random()
  private let text = Array("Dinner at Zoe's, 42.00".utf8)

  @Test func `opens in its own place alone`() throws {
    let seal = LetterSeal(secret, for: .group, host: "money.example")
    let origin = seal.origin(ofChange: [1, 2, 3], on: PhoneID(7))
    let letter = seal.seal(text, from: origin)
    #expect(seal.open(letter, from: origin) == text)
    #expect(seal.open(letter, from: seal.origin(ofChange: [1, 2, 4], on: PhoneID(7))) == nil)
    #expect(seal.open(letter, from: seal.origin(ofChange: [1, 2, 3], on: PhoneID(8))) == nil)
    #expect(
      LetterSeal(secret, for: .group, host: "other.example").open(letter, from: origin) == nil)
    #expect(
      LetterSeal(.random(), for: .group, host: "money.example").open(letter, from: origin) == nil)
  }

  @Test func `does not open after any byte was changed, or when it was cut`() throws {
    let seal = LetterSeal(secret, for: .group, host: "money.example")
    let origin = seal.origin(ofState: text)
    let letter = seal.seal(text, from: origin)
    for place in letter.indices {
      var changed = letter
      changed[place] ^= 1
      #expect(seal.open(changed, from: origin) == nil)
      #expect(seal.open(Array(letter.prefix(place)), from: origin) == nil)
    }
    #expect(seal.open(letter + [0], from: origin) == nil)
  }

  @Test(arguments: [(0, 297), (255, 297), (256, 553), (511, 553), (6_300, 6_441)])
  func `tells its length in steps of 256 bytes`(text: Int, letter: Int) {
    let seal = LetterSeal(secret, for: .group, host: "money.example")
    let bytes = [UInt8](repeating: 7, count: text)
    #expect(seal.seal(bytes, from: seal.origin(ofState: bytes)).count == letter)
  }

  @Test func `is never the same twice, but its origin is`() {
    let seal = LetterSeal(secret, for: .group, host: "money.example")
    let origin = seal.origin(ofState: text)
    #expect(seal.seal(text, from: origin) != seal.seal(text, from: origin))
    #expect(LetterSeal(secret, for: .group, host: "else").origin(ofState: text) == origin)
    #expect(seal.origin(ofState: text + [0]) != origin)
  }

  @Test func `ties boxes together by nothing`() {
    let other = LetterSeal(.random(), for: .group, host: "money.example")
    let seal = LetterSeal(secret, for: .group, host: "money.example")
    #expect(seal.box != other.box)
    #expect(seal.origin(ofState: text) != other.origin(ofState: text))
  }
}
