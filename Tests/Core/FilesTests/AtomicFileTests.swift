import Glibc

@Suite struct AtomicFileTests {
  private let folder = TemporaryFolder()

  private func text(of name: String) -> String? {
    guard let file = fopen(folder.file(name), "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1_000)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test func `writes a file that everybody may read, and leaves no other`() throws {
    try AtomicFile.replace(folder.file("rates.json"), with: Array("new".utf8))
    #expect(text(of: "rates.json") == "new")
    #expect(folder.mode(of: "rates.json") == 0o644)
    #expect(folder.files == ["rates.json"])
  }

  @Test func `takes the place of a file at once`() throws {
    folder.write("old and longer", to: "rates.json", mode: 0o600)
    let reader = try #require(fopen(folder.file("rates.json"), "r"))
    defer { fclose(reader) }
    try AtomicFile.replace(folder.file("rates.json"), with: Array("new".utf8))
    #expect(text(of: "rates.json") == "new")
    // Whoever has the old file open still reads the whole of it.
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(fread(&bytes, 1, bytes.count, reader) == 14)
    #expect(folder.files == ["rates.json"])
  }

  @Test func `leaves everything as it was where it cannot write`() {
    #expect(throws: FileFailure(code: ENOENT)) {
      try AtomicFile.replace(folder.file("none/rates.json"), with: [])
    }
    mkdir(folder.file("rates.json"), 0o755)
    defer { rmdir(folder.file("rates.json")) }
    #expect(throws: FileFailure(code: EISDIR)) {
      try AtomicFile.replace(folder.file("rates.json"), with: [])
    }
    #expect(folder.files == ["rates.json"])
  }
}
