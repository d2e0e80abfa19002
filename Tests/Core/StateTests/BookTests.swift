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

  struct Case: CustomTestStringConvertible {
    let text: Int
    let undo: Int
    let room: Int
    let mayGrow: Bool
    let keepsUndo: Bool?

    var testDescription: String { "\(text) + \(undo) + \(room), may grow: \(mayGrow)" }
  }

  static let cookie = StateCookie(.wallet, named: "cards", schemaVersion: 1)
  let vault = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 1_795_262_400)

  /// About 2,950 bytes fit.
  @Test(arguments: [
    Case(text: 1_000, undo: 500, room: 100, mayGrow: true, keepsUndo: true),
    Case(text: 2_000, undo: 1_500, room: 100, mayGrow: true, keepsUndo: false),
    Case(text: 2_700, undo: 0, room: 500, mayGrow: true, keepsUndo: nil),
    Case(text: 2_700, undo: 0, room: 500, mayGrow: false, keepsUndo: true),
    Case(text: 2_700, undo: 400, room: 500, mayGrow: false, keepsUndo: false),
    Case(text: 3_100, undo: 0, room: 0, mayGrow: false, keepsUndo: nil),
  ])
  func `is kept with undo where there is room, else without, else not at all`(_ example: Case) {
    let diary = Diary(
      text: String(repeating: "t", count: example.text),
      undo: String(repeating: "u", count: example.undo), room: example.room)
    let kept = vault.fitting(diary, in: Self.cookie, mayGrow: example.mayGrow)
    #expect(vault.cookies.sealed == 0, "it is measured without a seal")
    #expect(kept.map { $0 == diary } == example.keepsUndo)
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
