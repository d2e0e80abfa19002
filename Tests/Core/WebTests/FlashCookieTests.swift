@Suite struct FlashCookieTests {
  static let cookie = FlashCookie(named: "cards-news", below: Address("/cards"))

  let vault = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 1_000_000)

  func request(_ cookie: String) -> Request {
    Request(path: "/cards", cookies: Cookies(header: cookie))
  }

  @Test func `holds a revision for ten minutes, below one page, and nothing else`() {
    #expect(
      vault.announce(7, in: Self.cookie).value
        == "__Secure-cards-news=7; Path=/cards; Max-Age=600; HttpOnly; SameSite=Lax; Secure")
    #expect(
      vault.forgetFlash(Self.cookie).value
        == "__Secure-cards-news=; Path=/cards; Max-Age=0; HttpOnly; SameSite=Lax; Secure")
  }

  @Test(arguments: [
    ("__Secure-cards-news=7", true), ("__Secure-cards-news=6", false),
    ("__Secure-cards-news=8", false), ("__Secure-cards-news=", false),
    ("__Secure-cards-news=seven", false), ("cards-news=7", false), ("", false),
  ])
  func `is news of the last change alone`(header: String, hasFlash: Bool) {
    #expect(vault.hasFlash(7, in: Self.cookie, of: request(header)) == hasFlash)
  }
}
