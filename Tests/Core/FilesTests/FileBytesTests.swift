import Glibc

@Suite struct FileBytesTests {
  private let folder = TemporaryFolder()

  @Test func `a file of just the limit is read whole`() throws {
    folder.write("12345678", to: "eight", mode: 0o600)
    #expect(try FileBytes.read(folder.file("eight"), upTo: 8) == Array("12345678".utf8))
  }

  @Test func `a file of a byte more is refused and not cut`() {
    folder.write("123456789", to: "nine", mode: 0o600)
    #expect(throws: FileFailure.tooLong) { try FileBytes.read(folder.file("nine"), upTo: 8) }
  }

  @Test func `an empty file has no bytes`() throws {
    folder.write("", to: "empty", mode: 0o600)
    #expect(try FileBytes.read(folder.file("empty"), upTo: 8) == [])
  }

  @Test func `what is not there or is a folder is told apart`() {
    mkdir(folder.file("folder"), 0o755)
    #expect(throws: FileFailure(code: ENOENT)) {
      try FileBytes.read(folder.file("none"), upTo: 8)
    }
    #expect(throws: FileFailure(code: EISDIR)) {
      try FileBytes.read(folder.file("folder"), upTo: 8)
    }
  }

  @Test func `a pipe that nobody writes to holds nobody up`() throws {
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(try FileBytes.read(folder.file("pipe"), upTo: 8) == [])
  }
}
