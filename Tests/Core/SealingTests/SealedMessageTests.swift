@testable import Keeping

@Suite struct SealedMessageTests {
  private let key: SecretKey

  init() throws {
    key = try #require(SecretKey([UInt8](0x70...0x8f)))
  }

  @Test(arguments: PASETOVector.good)
  func `seals as the public test vectors say`(vector: PASETOVector) throws {
    let payload = try #require(vector.payload)
    let sealed = SealedMessage(
      sealing: [UInt8](payload.utf8), with: key, nonce: vector.nonce,
      footer: [UInt8](vector.footer.utf8), assertion: [UInt8](vector.assertion.utf8))
    #expect(sealed.token == vector.token)
  }

  @Test(arguments: PASETOVector.good)
  func `opens what the public test vectors sealed`(vector: PASETOVector) throws {
    let sealed = try #require(SealedMessage(token: [UInt8](vector.token.utf8)))
    let message = try #require(sealed.opened(with: key, assertion: [UInt8](vector.assertion.utf8)))
    #expect(String(decoding: message, as: UTF8.self) == vector.payload)
    #expect(String(decoding: sealed.footer, as: UTF8.self) == vector.footer)
    #expect(sealed.nonce == vector.nonce)
  }

  @Test(arguments: PASETOVector.bad)
  func `refuses what the public test vectors say to refuse`(vector: PASETOVector) {
    let sealed = SealedMessage(token: [UInt8](vector.token.utf8))
    let message = sealed?.opened(with: key, assertion: [UInt8](vector.assertion.utf8))
    #expect(message == nil)
  }

  @Test(arguments: [
    "", "v4", "v4.local", "v4.local.", "v4.local..", "v3.local.", "V4.local.", "v4.public.",
    " v4.local.", "v4.local.AAAA",
    // Nonce and tag with one byte too few.
    "v4.local." + String(repeating: "A", count: 84),
  ])
  func `takes no token apart that is not one`(text: String) {
    #expect(SealedMessage(token: [UInt8](text.utf8)) == nil)
  }

  @Test(arguments: ["", "=", ".", ".e", ".e30.", ".e30.e30", ".e31", ".e30=", ".e30 ", "\n"])
  func `has one spelling of a token`(ending: String) {
    let shortest = "v4.local." + String(repeating: "A", count: 86)
    #expect((SealedMessage(token: [UInt8]((shortest + ending).utf8)) != nil) == (ending == ""))
    #expect(SealedMessage(token: [UInt8]((shortest + ".e30").utf8))?.footer == [0x7b, 0x7d])
  }
}
