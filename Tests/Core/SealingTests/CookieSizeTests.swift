@Suite struct CookieSizeTests {
  @Test func `holds 2.9 kilobytes of sealed state`() throws {
    let seal = try Example.seal("\(Example.a) sign")
    let value = seal.seal(
      [UInt8](repeating: 0, count: 2_900), for: Example.wallet, at: Example.now,
      lifetime: 34_000_000)
    #expect("__Secure-group-0123456789\(value)".utf8.count <= CookieSize.limit)
  }
}
