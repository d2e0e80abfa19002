@Suite struct LetterStoreSettingTests {
  @Test func `reads the store of a site`() throws {
    #expect(try LetterStoreSetting.reading("") == nil)
    #expect(
      try LetterStoreSetting.reading("sqlite:/var/lib/letters.sqlite")
        == .sqlite(path: "/var/lib/letters.sqlite"))
    #expect(try LetterStoreSetting.reading("redis:/run/a:b.sock") == .redis(path: "/run/a:b.sock"))
    let longest = "/" + String(repeating: "x", count: 106)
    #expect(try LetterStoreSetting.reading("redis:\(longest)") == .redis(path: longest))
  }

  @Test(arguments: [
    ("yes", "it must be sqlite:/path, redis:/path/of.sock, or empty for no letter box"),
    ("postgres:/run/x", "it must be sqlite:/path, redis:/path/of.sock, or empty for no letter box"),
    (
      "redis://localhost:6379",
      "workers have no network, so a Redis is named by the path of its Unix socket: redis:/path/of.sock"
    ),
    ("sqlite:", "the path is missing: it must begin with / and name a file"),
    (
      "sqlite:letters.db",
      "letters.db is not the path of a file: it must begin with / and name a file"
    ),
    ("redis:/run/", "/run/ is not the path of a file: it must begin with / and name a file"),
    (
      "redis:/" + String(repeating: "x", count: 107),
      "the path of a Unix socket has at most 107 bytes"
    ),
  ])
  func `says what is wrong with a setting`(text: String, sentence: String) {
    let problem = thrown(LetterStoreSetting.Problem.self) {
      _ = try LetterStoreSetting.reading(text)
    }
    #expect(problem?.description == sentence)
  }

  @Test(arguments: [
    ("", 1_073_741_824), ("1G", 1_073_741_824), ("1", 1), ("700", 700), ("64K", 65_536),
    ("20M", 20_971_520),
  ])
  func `reads the room for all boxes`(text: String, bytes: Int) {
    #expect(LetterStoreLimit.reading(text) == bytes)
  }

  @Test(arguments: ["0", "G", "-1", "+1", "1.5G", "1 G", "1g", "1T", "9999999999G", "١"])
  func `refuses a room that is no number of bytes`(text: String) {
    #expect(LetterStoreLimit.reading(text) == nil)
  }
}
