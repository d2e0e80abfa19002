@Suite struct FingerprintTests {
  /// SHA-512 of "abc" is the example of FIPS 180-2; the others are from coreutils' sha512sum.
  @Test(arguments: [
    ([UInt8]("abc".utf8), "ddaf35a19361"), ([], "cf83e1357eef"),
    ([UInt8](repeating: 0, count: 1_000), "ca3dff61bb23"),
  ])
  func `names a file by its first twelve digits`(content: [UInt8], name: String) {
    #expect(Fingerprint(of: content).name == name)
  }

  /// From OpenSSL.
  @Test func `gives the value of an integrity attribute`() {
    #expect(
      Fingerprint(of: [UInt8]("abc".utf8)).integrity
        == "sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw=="
    )
  }

  @Test func `gives as many bytes as are asked for`() {
    let fingerprint = Fingerprint(of: [UInt8]("abc".utf8))
    #expect(fingerprint.bytes(4) == [0xdd, 0xaf, 0x35, 0xa1])
    #expect(fingerprint.bytes(64).count == 64)
  }
}
