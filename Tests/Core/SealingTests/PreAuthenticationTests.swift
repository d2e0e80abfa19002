@testable import Keeping

@Suite struct PreAuthenticationTests {
  /// The examples of the PASETO specification, "Authentication Padding".
  @Test(
    arguments: [
      ([], [0, 0, 0, 0, 0, 0, 0, 0]),
      ([""], [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      (["test"], [1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0x74, 0x65, 0x73, 0x74]),
    ] as [([String], [UInt8])])
  func `puts the number of pieces and every length in front`(pieces: [String], bytes: [UInt8]) {
    #expect(PreAuthentication.encoding(pieces.map { [UInt8]($0.utf8) }) == bytes)
  }

  @Test func `tells a piece from its neighbour`() {
    let one = PreAuthentication.encoding([[1, 2], [3]])
    let other = PreAuthentication.encoding([[1], [2, 3]])
    #expect(one != other)
  }
}
