@Suite struct PathTests {
  static let day = PathParameter(
    "day", expression: "[0-9]{1,2}", example: "21", value: { Int($0) }, text: { String($0) })
  static let name = PathParameter(
    "name", expression: "[^/]+", example: "tea", value: { String($0) }, text: { $0 })

  static let diary = Path("/diary")
  static let page = diary.appending(day)
  static let file = page.withExtension(".json")
  static let entry = page.appending("entries").appending(name)

  @Test func `prints addresses`() {
    #expect(Self.diary.address.text == "/diary")
    #expect(Self.page.address(7).text == "/diary/7")
    #expect(Self.file.address(7).text == "/diary/7.json")
    #expect(Self.entry.address((7, "a/b & c")).text == "/diary/7/entries/a%2Fb+%26+c")
    #expect(Self.diary.withExtension(".csv").address.text == "/diary.csv")
    #expect(Path("/").address.text == "/")
  }

  @Test func `describes itself for programs, logs and nginx`() {
    let pattern = Self.entry.withExtension(".txt").pattern
    #expect(pattern.described == "/diary/{day}/entries/{name}.txt")
    #expect(pattern.masked == "/diary/*/entries/*.txt")
    #expect(pattern.expression == "^/diary/[0-9]{1,2}/entries/[^/]+[.]txt$")
    #expect(!pattern.isFixed)
    #expect(Self.diary.pattern.isFixed)
    #expect(Path("/").pattern.described == "/")
  }

  @Test func `reads the values in it, and finds nothing where one is none`() throws {
    let router = Router<Void>(
      [
        .get(Self.file) { day, _, _ in .text("file of \(day)") },
        .get(Self.entry) { entry, _, _ in .text("\(entry.1) on \(entry.0)") },
        .get(Self.diary.appending("about").appending(Self.day.optional)) { day, _, _ in
          .text(day.map { "about \($0)" } ?? "about no day")
        },
      ],
      otherwise: .init(
        notFound: { _, _ in .text("nothing") }, wrongMethod: { _, _, _ in .text("not so") },
        tooLarge: { _, _ in .text("too much") }))
    func response(_ path: String) throws -> String {
      let response = try router.respond(to: Request(path: path), with: .empty, in: ())
      return String(decoding: response.body, as: UTF8.self)
    }
    #expect(try response("/diary/7.json") == "file of 7")
    #expect(try response("/diary/07/entries/lunch") == "lunch on 7")
    #expect(try response("/diary/x.json") == "nothing")
    #expect(try response("/diary/x/entries/lunch") == "nothing")
    #expect(try response("/diary/about/7") == "about 7")
    #expect(try response("/diary/about/x") == "about no day")
    #expect(try response("/diary/7") == "nothing")
  }
}
