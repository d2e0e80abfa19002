import Glibc

@Suite struct FileIdentityTests {
  @Test func `stays the same while a file is written, and changes with the file`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("letters")
    #expect(FileIdentity(path) == nil)
    folder.write("one", to: "letters", mode: 0o600)
    let first = try #require(FileIdentity(path))
    let file = try #require(fopen(path, "a"))
    fputs("more", file)
    fclose(file)
    #expect(FileIdentity(path) == first)
    folder.write("two", to: "another", mode: 0o600)
    rename(folder.file("another"), path)
    #expect(FileIdentity(path) != first)
  }
}
