import Glibc

@testable import Keeping

@Suite struct KeyFileTests {
  private let folder = TemporaryFolder()

  @Test func `makes a file with one signing key, for its owner alone`() throws {
    let path = folder.file("keys")
    try KeyFile.create(path)
    #expect(folder.mode(of: "keys") == 0o600)
    let ring = try KeyFile.load(path)
    #expect(ring.signing.id.count == 8)
    #expect(ring.accepting.isEmpty)
    #expect(folder.files == ["keys"])
  }

  @Test func `makes another key each time`() throws {
    try KeyFile.create(folder.file("one"))
    try KeyFile.create(folder.file("other"))
    let one = Seal(try KeyFile.load(folder.file("one")))
    let other = Seal(try KeyFile.load(folder.file("other")))
    let token = one.seal([1], for: Example.wallet, at: Example.now, lifetime: nil)
    #expect(other.problem(with: token) == .unknownKey)
  }

  @Test func `leaves a file that exists as it is`() throws {
    folder.write("\(Example.a) sign", to: "keys", mode: 0o600)
    #expect(throws: KeyFileProblem.failed(errno: EEXIST)) {
      try KeyFile.create(folder.file("keys"))
    }
    #expect(try KeyFile.load(folder.file("keys")).signing.id == "2026a")
    #expect(try KeyFile.loadOrCreate(folder.file("keys")).signing.id == "2026a")
    #expect(folder.files == ["keys"])
  }

  @Test func `follows no link to a file that is not there`() {
    symlink(folder.file("elsewhere"), folder.file("keys"))
    #expect(throws: KeyFileProblem.self) { try KeyFile.create(folder.file("keys")) }
    #expect(folder.files == ["keys"])
  }

  @Test func `gives workers that start together the same key`() async {
    let path = folder.file("keys")
    let ids = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<16 {
        group.addTask { try? KeyFile.loadOrCreate(path).signing.id }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(ids.count == 1)
    #expect(!ids.contains(nil))
    #expect(folder.files == ["keys"])
  }

  @Test(arguments: [0o400, 0o600, 0o440, 0o640, 0o700] as [mode_t])
  func `reads a file that only its owner and group may read`(mode: mode_t) throws {
    folder.write("\(Example.a) sign", to: "keys", mode: mode)
    #expect(try KeyFile.load(folder.file("keys")).signing.id == "2026a")
  }

  @Test(
    arguments: [
      (0o604, "604"), (0o644, "644"), (0o602, "602"), (0o601, "601"), (0o660, "660"),
      (0o620, "620"),
      (0o666, "666"),
    ] as [(mode_t, String)])
  func `refuses a file that others may read or change`(mode: mode_t, digits: String) {
    folder.write("\(Example.a) sign", to: "keys", mode: mode)
    let problem = thrown(KeyFileProblem.self) { try KeyFile.load(folder.file("keys")) }
    #expect(
      problem?.description
        == "other users may read or change it (mode \(digits)): chmod 600 mends that")
  }

  @Test func `says why there is no file`() {
    let missing = thrown(KeyFileProblem.self) { try KeyFile.load(folder.file("keys")) }
    #expect(missing?.description == "No such file or directory")
    let nowhere = thrown(KeyFileProblem.self) {
      try KeyFile.loadOrCreate(folder.file("missing/keys"))
    }
    #expect(nowhere?.description == "No such file or directory")
  }

  @Test func `reads files alone`() {
    #expect(throws: KeyFileProblem.notAFile) { try KeyFile.load(folder.path) }
    #expect(throws: KeyFileProblem.notAFile) { try KeyFile.load("/dev/null") }
    mkfifo(folder.file("pipe"), 0o600)
    #expect(throws: KeyFileProblem.notAFile) { try KeyFile.load(folder.file("pipe")) }
  }

  @Test func `reads up to 65,536 bytes`() throws {
    let key = "\(Example.a) sign\n"
    let padding = 65_536 - key.utf8.count
    folder.write(key + String(repeating: "#", count: padding), to: "full", mode: 0o600)
    folder.write(key + String(repeating: "#", count: padding + 1), to: "over", mode: 0o600)
    #expect(try KeyFile.load(folder.file("full")).signing.id == "2026a")
    let problem = thrown(KeyFileProblem.self) { try KeyFile.load(folder.file("over")) }
    #expect(problem?.description == "longer than 65536 bytes")
  }
}
