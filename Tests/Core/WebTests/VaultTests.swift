@Suite struct VaultTests {
  struct Note: Packable, Equatable {
    let text: String

    init(_ text: String) { self.text = text }
    init(from reader: inout ByteReader) throws(MalformedBytes) { text = try reader.text() }
    func write(to writer: inout ByteWriter) { writer.write(text) }
  }

  static let cookie = StateCookie(.wallet, named: "cards", schemaVersion: 1)
  static let parcel = Parcel(.transfer, named: "w", schemaVersion: 1, lifetime: 900)
  static let day: Int64 = 86_400

  let seal = Seal(.temporary())

  func vault(_ origin: String = "https://farthing.example", at now: Int64 = 1_000_000) -> Vault {
    Vault(seal, origin: origin, now: now)
  }

  func request(_ header: Response.Header) -> Request {
    Request(path: "/cards", cookies: Cookies(header: String(header.value.prefix { $0 != ";" })))
  }

  @Test func `binds a cookie to the host and to TLS by its name`() throws {
    let header = try vault().keep(Note("a"), in: Self.cookie)
    #expect(header.value.hasPrefix("__Host-cards=v4.local."))
    #expect(header.value.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"))
  }

  @Test func `keeps a cookie below a page to that page`() throws {
    let cookie = StateCookie(
      .group, named: "group", schemaVersion: 1, below: Address("/groups").appending("a1"))
    let header = try vault().keep(Note("a"), in: cookie)
    #expect(header.value.hasPrefix("__Secure-group=v4.local."))
    #expect(header.value.contains("; Path=/groups/a1; "))
  }

  @Test func `does without prefixes where there is no TLS`() throws {
    let header = try vault("http://localhost:8080").keep(Note("a"), in: Self.cookie)
    #expect(header.value.hasPrefix("cards=v4.local."))
    #expect(header.value.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"))
  }

  @Test func `reads back what it keeps`() throws {
    let header = try vault().keep(Note("blue"), in: Self.cookie)
    let kept = vault().state(Note.self, in: Self.cookie, of: request(header))
    #expect(kept?.state == Note("blue"))
    #expect(kept?.needsResealing == false)
  }

  @Test func `tells the size of the cookie from which it read a state`() throws {
    let header = try vault().keep(Note("blue"), in: Self.cookie)
    let pair = header.value.prefix { $0 != ";" }
    // The limit of browsers leaves out the equals sign.
    let kept = vault().state(Note.self, in: Self.cookie, of: request(header))
    #expect(kept?.size == pair.utf8.count - 1)
  }

  @Test func `keeps what fits into 4,096 bytes, and no more`() throws {
    let vault = vault()
    let notes = (2_900..<3_050).map { Note(String(repeating: "x", count: $0)) }
    let kept = notes.compactMap { try? vault.keep($0, in: Self.cookie) }
    let sizes = kept.map { $0.value.prefix { $0 != ";" }.utf8.count - 1 }
    // One more byte of a note takes one or two more characters.
    #expect(sizes.allSatisfy { $0 <= 4_096 } && (sizes.last ?? 0) > 4_094)
    try #require(kept.count > 10 && kept.count < notes.count)
    let larger = notes[kept.count]
    #expect(throws: CookieTooLarge.self) { try vault.keep(larger, in: Self.cookie) }
  }

  @Test func `tells what fits without sealing it`() throws {
    let vault = vault()
    let notes = (2_900..<3_050).map { Note(String(repeating: "x", count: $0)) }
    let fitting = notes.filter { vault.fits($0, in: Self.cookie) }
    #expect(vault.cookies.sealed == 0)
    #expect(fitting == notes.filter { (try? vault.keep($0, in: Self.cookie)) != nil })
  }

  @Test func `asks to seal anew past half the time, and forgets at its end`() throws {
    let header = try vault(at: 0).keep(Note("blue"), in: Self.cookie)
    func kept(day: Int64, second: Int64) -> KeptState<Note>? {
      vault(at: day * Self.day + second).state(Note.self, in: Self.cookie, of: request(header))
    }
    #expect(kept(day: 200, second: 0)?.needsResealing == false)
    #expect(kept(day: 200, second: 1)?.needsResealing == true)
    #expect(kept(day: 400, second: -1) != nil)
    #expect(kept(day: 400, second: 0) == nil)
  }

  @Test func `takes a cookie of another kind, version, site or key for none`() throws {
    let header = try vault().keep(Note("blue"), in: Self.cookie)
    let newer = StateCookie(.wallet, named: "cards", schemaVersion: 2)
    let other = StateCookie(.groups, named: "cards", schemaVersion: 1)
    #expect(vault().state(Note.self, in: newer, of: request(header)) == nil)
    #expect(vault().state(Note.self, in: other, of: request(header)) == nil)
    let elsewhere = vault("https://elsewhere.example")
    #expect(elsewhere.state(Note.self, in: Self.cookie, of: request(header)) == nil)
    let stranger = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 1_000_000)
    #expect(stranger.state(Note.self, in: Self.cookie, of: request(header)) == nil)
  }

  @Test(arguments: ["", "v4.local.", "v4.local.AAAA", "blue", String(repeating: "A", count: 5_000)])
  func `takes nonsense for none`(token: String) {
    let request = Request(path: "/cards", cookies: Cookies(header: "__Host-cards=\(token)"))
    #expect(vault().state(Note.self, in: Self.cookie, of: request) == nil)
  }

  @Test func `a planted cookie does not hide ours`() throws {
    let ours = try vault().keep(Note("blue"), in: Self.cookie).value.prefix { $0 != ";" }
    for planted in ["junk", "v4.local.AAAA", "", String(repeating: "A", count: 4_000)] {
      for header in ["__Host-cards=\(planted); \(ours)", "\(ours); __Host-cards=\(planted)"] {
        let (vault, request) = (vault(), Request(path: "/", cookies: Cookies(header: header)))
        #expect(vault.state(Note.self, in: Self.cookie, of: request)?.state == Note("blue"))
      }
    }
  }

  @Test func `a planted cookie is counted, however many there are`() throws {
    let ours = try vault().keep(Note("blue"), in: Self.cookie).value.prefix { $0 != ";" }
    let vault = vault()
    let request = Request(
      path: "/", cookies: Cookies(header: "__Host-cards=a; __Host-cards=b; \(ours)"))
    _ = vault.state(Note.self, in: Self.cookie, of: request)
    #expect(vault.cookies.refused == 1)
  }

  @Test func `of several good cookies the one that is looked for counts`() throws {
    let notes = try ["red", "blue"].map {
      try vault().keep(Note($0), in: Self.cookie).value.prefix { $0 != ";" }
    }
    let request = Request(path: "/", cookies: Cookies(header: notes.joined(separator: "; ")))
    let found = vault().state(Note.self, in: Self.cookie, of: request) { $0.text == "blue" }
    #expect(found?.state == Note("blue"))
    #expect(vault().state(Note.self, in: Self.cookie, of: request)?.state == Note("red"))
  }

  @Test func `forgets a cookie where it was kept`() {
    #expect(
      vault().forget(Self.cookie).first?.value
        == "__Host-cards=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure")
  }

  @Test func `wraps what travels, for its time alone`() {
    let token = vault().wrap(Note("blue"), as: Self.parcel)
    #expect(vault(at: 1_000_899).unwrap(Note.self, token, as: Self.parcel) == Note("blue"))
    #expect(vault(at: 1_000_900).unwrap(Note.self, token, as: Self.parcel) == nil)
    let confirm = Parcel(.importOfCards, named: "confirm", schemaVersion: 1, lifetime: 900)
    #expect(vault().unwrap(Note.self, token, as: confirm) == nil)
    let cookie = Request(path: "/cards", cookies: Cookies(header: "__Host-cards=\(token)"))
    #expect(vault().state(Note.self, in: Self.cookie, of: cookie) == nil)
  }
}
