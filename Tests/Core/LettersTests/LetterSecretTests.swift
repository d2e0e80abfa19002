@testable import Keeping

@Suite struct LetterSecretTests {
  @Test func `has one spelling of 22 characters`() throws {
    let secret = LetterSecret.random()
    #expect(secret.text.utf8.count == 22)
    #expect(LetterSecret(text: secret.text) == secret)
    #expect(LetterSecret(text: "AAAAAAAAAAAAAAAAAAAAAA")?.bytes == [UInt8](repeating: 0, count: 16))
  }

  @Test(arguments: [
    "", "AAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAB",
    "AAAAAAAAAAAAAAAAAAAAAA==", "AAAAAAAAAAAAAAAAAAAAA+", "AAAAAAAAAAAAAAAAAAAAA ",
    "AAAAAAAAAAAAAAAAAAAAé", "AAAAAAAAAAAAAAAAAAAAA\u{0}",
  ])
  func `refuses any other text`(text: String) {
    #expect(LetterSecret(text: text) == nil)
  }

  @Test func `is different each time, and says nothing of itself`() {
    let secret = LetterSecret.random()
    #expect(LetterSecret.random() != secret)
    var dumped = ""
    dump(secret, to: &dumped)
    dump(LetterSeal(secret, for: .group, host: "money.example"), to: &dumped)
    dump(BoxMembership(secret, phone: PhoneID(1)).secret, to: &dumped)
    for text in ["\(secret)", String(reflecting: secret), dumped] {
      #expect(!text.contains(secret.text) && !text.contains("\(secret.bytes[0]), "))
    }
  }
}
