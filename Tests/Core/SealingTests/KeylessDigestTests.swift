@Suite struct KeylessDigestTests {
  /// From Python's `hashlib.blake2b` with a digest of 32 bytes.
  @Test func `is BLAKE2b without a key`() {
    let digest = KeylessDigest.bytes(of: Array("abc".utf8))
    #expect(digest.count == 32)
    #expect(digest.prefix(8) == [0xbd, 0xdd, 0x81, 0x3c, 0x63, 0x42, 0x39, 0x72])
  }
}
