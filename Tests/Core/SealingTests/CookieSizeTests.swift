@Suite struct CookieSizeTests {
  @Test(arguments: [
    (12, 4_084, true), (12, 4_085, false), (0, 4_096, true), (4_096, 0, true), (4_097, 0, false),
  ])
  func `is 4,096 bytes of name and value together`(name: Int, value: Int, fits: Bool) {
    let name = String(repeating: "n", count: name)
    let value = String(repeating: "v", count: value)
    #expect(CookieSize.fits(name: name, value: value) == fits)
  }

  @Test func `counts bytes, not letters`() {
    #expect(CookieSize.fits(name: "", value: String(repeating: "é", count: 2_048)))
    #expect(!CookieSize.fits(name: "", value: String(repeating: "é", count: 2_049)))
  }

  @Test func `holds 2.9 kilobytes of sealed state`() throws {
    let seal = try Example.seal("\(Example.a) sign")
    let value = seal.seal(
      [UInt8](repeating: 0, count: 2_900), for: Example.wallet, at: Example.now,
      lifetime: 34_000_000)
    #expect(CookieSize.fits(name: "__Secure-group-0123456789", value: value))
  }
}
