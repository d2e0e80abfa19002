import Glibc

@testable import Keeping

@Suite struct SQLiteLetterStoreTests {
  private let under: StoreUnderTest
  private let store: any LetterStore

  init() throws {
    under = try StoreUnderTest(.sqlite)
    store = under.connection()
  }

  @Test func `keeps its files to itself, with a log of changes`() throws {
    _ = try store.makeBox(box(1))
    #expect(under.folder.files == ["letters.sqlite", "letters.sqlite-shm", "letters.sqlite-wal"])
    for file in under.folder.files { #expect(under.folder.mode(of: file) == 0o600) }
  }

  @Test func `has the tables that are written down`() throws {
    _ = try store.makeBox(box(1))
    let database = try SQLiteDatabase(under.path)
    let columns = try database.run("SELECT id, epoch, next, bytes, ends, closed FROM box")
    #expect(columns.count == 1 && columns[0].last == .null)
    #expect(try database.run("SELECT box, serial, origin, sealed FROM letter").count == 1)
    #expect(try database.run("SELECT bytes FROM total") == [[.integer(300)]])
    #expect(try database.run("PRAGMA journal_mode") == [[.bytes(Array("wal".utf8))]])
  }

  @Test func `begins again when the file is deleted`() throws {
    let other = under.connection()
    _ = try store.makeBox(box(1))
    _ = try other.content(of: box(1))
    for file in under.folder.files { unlink(under.folder.file(file)) }
    #expect(try store.read(box(1)) == .gone)
    _ = try store.makeBox(box(1), number: 2)
    #expect(try other.content(of: box(1)).letters.map(\.origin) == [origin(2)])
  }

  @Test func `reads a file that is put back from a backup`() throws {
    let epoch = try store.makeBox(box(1))
    let other = under.connection()
    let backup = under.folder.file("backup")
    try SQLiteDatabase(under.path).run("PRAGMA wal_checkpoint(TRUNCATE)")
    try #require(Self.copy(under.path, to: backup))
    try store.append(letter(2, in: box(1), .part(epoch)))
    #expect(try other.content(of: box(1)).count == 2)
    rename(backup, under.path)
    #expect(try store.content(of: box(1)).letters.map(\.serial) == [1])
    try store.append(letter(3, in: box(1), .part(epoch)))
    let both = try other.content(of: box(1)).letters.map(\.origin)
    #expect(try both == [origin(1), origin(3)], "the log of the file before is not read")
    let check = try SQLiteDatabase(under.path).run("PRAGMA integrity_check")
    #expect(check == [[.bytes(Array("ok".utf8))]])
  }

  @Test func `puts a file aside that is no database`() throws {
    under.folder.write(
      String(repeating: "no database ", count: 500), to: "letters.sqlite", mode: 0o600)
    #expect(try store.read(box(1)) == .gone)
    _ = try store.makeBox(box(1))
    #expect(under.folder.files.contains("letters.sqlite.broken"))
    #expect(contents(of: under.folder.file("letters.sqlite.broken"))?.hasPrefix("no data") == true)
  }

  @Test func `puts a file aside that is overwritten while it is in use`() throws {
    _ = try store.makeBox(box(1))
    try SQLiteDatabase(under.path).run("PRAGMA wal_checkpoint(TRUNCATE)")
    let file = try #require(fopen(under.path, "r+"))
    let nonsense = [UInt8](repeating: 0x55, count: 40_000)
    fwrite(nonsense, 1, nonsense.count, file)
    fclose(file)
    let other = under.connection()
    #expect(try other.read(box(1)) == .gone)
    _ = try other.makeBox(box(1), number: 2)
    #expect(try store.content(of: box(1)).letters.map(\.origin) == [origin(2)])
    #expect(under.folder.files.contains("letters.sqlite.broken"))
  }

  @Test func `is away when the file cannot be opened`() throws {
    let nowhere = SQLiteLetterStore(under.folder.file("missing/letters.sqlite"))
    let failure = thrown(StoreFailure.self) { _ = try nowhere.read(box(1)) }
    #expect(failure?.description.hasSuffix("No such file or directory") == true)
    mkdir(under.folder.file("folder"), 0o700)
    defer { rmdir(under.folder.file("folder")) }
    let folder = SQLiteLetterStore(under.folder.file("folder"))
    #expect(throws: StoreFailure.self) { _ = try folder.read(box(1)) }
  }

  @Test func `waits for a lock no longer than it may, and reads all the same`() throws {
    let epoch = try store.makeBox(box(1))
    let other = try SQLiteDatabase(under.path)
    try other.run("BEGIN EXCLUSIVE")
    let began = monotonicMicroseconds()
    #expect(throws: StoreFailure.slow) {
      _ = try store.append(
        letter(2, in: box(1), .part(epoch)), on: day,
        in: StoreRoom(limit: .max, hour: 0), within: 60_000)
    }
    #expect(monotonicMicroseconds() - began > 50_000)
    #expect(try store.content(of: box(1)).count == 1)
    try other.run("COMMIT")
    try store.append(letter(2, in: box(1), .part(epoch)))
    #expect(try store.content(of: box(1)).count == 2)
  }

  @Test func `appends once another process lets go of its lock`() throws {
    let epoch = try store.makeBox(box(1))
    let command = "sqlite3 \(under.path) 'BEGIN IMMEDIATE' '.shell echo; sleep 0.5' 'COMMIT'"
    let other = try #require(popen(command, "r"))
    var line = [CChar](repeating: 0, count: 100)
    try #require(fgets(&line, 100, other) != nil, "from Debian's sqlite3")
    try store.append(letter(2, in: box(1), .part(epoch)))
    #expect(pclose(other) == 0)
    #expect(try store.content(of: box(1)).count == 2)
  }

  @Test(arguments: [297, 1_065, 2_089, 2_601, 16_169])
  func `takes at most 1.6 times its limit on the disk`(bytes: Int) throws {
    let limit = 6 << 20
    var taken = 0
    filling: for number in 0..<40 {
      let id = try box(UInt8(number))
      var scope = NewLetter.Scope.whole(upTo: nil)
      for serial in 1...min(64, 65_536 / bytes) {
        let new = try letter(serial, in: id, scope, bytes: bytes)
        guard case .appended(let place) = try store.append(new, limit: limit) else { break filling }
        scope = .part(place.epoch)
        taken += bytes
      }
    }
    #expect(taken > 0)
    try SQLiteDatabase(under.path).run("PRAGMA wal_checkpoint(TRUNCATE)")
    let size = try #require(Self.size(of: under.path))
    let counted = bytes < 2_000 || bytes > 4_000 ? taken : limit
    #expect(Double(size) <= 1.6 * Double(counted), "\(size) for \(taken)")
  }

  @Test func `is full when its pages are, and then lets boxes of one phone go`() throws {
    let limit = 256 << 10
    var number = 0
    func make(ofOnePhone: Bool) throws -> Appending {
      number += 1
      let new = try letter(
        number, in: box(UInt8(number)), .whole(upTo: nil), bytes: 2_089, ofOnePhone: ofOnePhone)
      return try store.append(new, limit: limit, hour: number)
    }
    while try make(ofOnePhone: true) != .refused(.storeIsFull), number < 250 {}
    let counted = try store.usage(within: patience).bytes
    #expect(number == 250 && counted <= limit)
    #expect(try store.read(box(1)) == .gone)
  }

  @Test func `leaves what has ended while another worker changes something`() throws {
    _ = try store.makeBox(box(1))
    try store.pass(to: day + 400)
    let other = try SQLiteDatabase(under.path)
    try other.run("BEGIN IMMEDIATE")
    let began = monotonicMicroseconds()
    try store.tidy(on: day + 400, within: 1_000_000)
    #expect(monotonicMicroseconds() - began < 900_000, "it waits for nobody")
    try other.run("COMMIT")
    #expect(try store.usage(within: patience).boxes == 1)
    try store.tidy(on: day + 400, within: patience)
    #expect(try store.usage(within: patience).boxes == 0)
  }

  private static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private static func copy(_ path: String, to other: String) -> Bool {
    system("cp \(path) \(other)") == 0
  }
}
