import Web

@Suite struct BookTests {
  /// A text, the means to take its last change back, and room for as much again as is asked for.
  struct Diary: Book, Equatable {
    var text: String
    var undo: String
    var room = 0

    var withoutUndo: Diary { Diary(text: text, undo: "", room: room) }

    init(text: String, undo: String, room: Int = 0) {
      (self.text, self.undo, self.room) = (text, undo, room)
    }

    init(from reader: inout ByteReader) throws(MalformedBytes) {
      (text, undo) = (try reader.text(), try reader.text())
    }

    /// The room is no part of what is kept.
    static func == (one: Diary, other: Diary) -> Bool {
      (one.text, one.undo) == (other.text, other.undo)
    }

    func write(to writer: inout ByteWriter) {
      writer.write(text)
      writer.write(undo)
    }
  }

  static let cookie = StateCookie(.wallet, named: "cards", schemaVersion: 1)
  let vault = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 1_795_262_400)

  /// About 2,950 bytes fit.
  @Test(
    arguments: [
      (1_000, 500, 100, true, true),
      (2_000, 1_500, 100, true, false),
      (2_700, 0, 500, true, nil),
      (2_700, 0, 500, false, true),
      (2_700, 400, 500, false, false),
      (3_100, 0, 0, false, nil),
    ] as [(Int, Int, Int, Bool, Bool?)])
  func `is kept with undo where there is room, else without, else not at all`(
    text: Int, undo: Int, room: Int, mayGrow: Bool, keepsUndo: Bool?
  ) {
    let diary = Diary(
      text: String(repeating: "t", count: text), undo: String(repeating: "u", count: undo),
      room: room)
    let kept = vault.fitting(diary, in: Self.cookie, mayGrow: mayGrow)
    #expect(vault.cookies.sealed == 0, "it is measured without a seal")
    #expect(kept.map { $0 == diary } == keepsUndo)
    #expect(kept.map { $0.text == diary.text } ?? true)
    #expect(kept.map { (try? vault.keep($0, in: Self.cookie)) != nil } ?? true)
  }

  @Test func `reads back what it keeps, and seals it anew only when it is old`() throws {
    let diary = Diary(text: "Dear diary", undo: "")
    let header = try vault.keep(diary, in: Self.cookie)
    let request = Request(
      path: "/cards", cookies: Cookies(header: String(header.value.prefix { $0 != ";" })))
    let kept = try #require(vault.state(Diary.self, in: Self.cookie, of: request))
    #expect(kept.state == diary)
    #expect(vault.renewal(of: kept, in: Self.cookie).isEmpty)
    let later = vault.at(vault.now + 201 * 86_400)
    let old = try #require(later.state(Diary.self, in: Self.cookie, of: request))
    #expect(later.renewal(of: old, in: Self.cookie).count == 1)
  }
}
