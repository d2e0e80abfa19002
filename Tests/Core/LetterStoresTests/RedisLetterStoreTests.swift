@testable import Keeping

@Suite struct RedisLetterStoreTests {
  private let under: StoreUnderTest
  private let store: any LetterStore
  private let server: RedisServer

  init() throws {
    under = try StoreUnderTest(.redis)
    store = under.connection()
    server = try #require(under.server)
  }

  @Test func `is away while the server is, and begins again after it`() throws {
    let epoch = try store.makeBox(box(1))
    server.stop()
    #expect(throws: StoreFailure.self) { _ = try store.read(box(1)) }
    try server.start()
    #expect(try store.read(box(1)) == .gone)
    #expect(try store.append(letter(2, in: box(1), .part(epoch))) == .gone)
    #expect(try store.makeBox(box(1)) != epoch)
  }

  @Test func `connects again by itself to a server that was started again`() throws {
    _ = try store.makeBox(box(1))
    server.stop()
    try server.start()
    #expect(try store.append(letter(2, in: box(1), .whole(upTo: nil))) != .gone)
  }

  @Test func `waits for a frozen server no longer than it may`() throws {
    _ = try store.makeBox(box(1))
    server.freeze()
    let began = monotonicMicroseconds()
    #expect(throws: StoreFailure.slow) {
      _ = try store.read(box(1), after: 0, on: day, within: 60_000)
    }
    #expect(monotonicMicroseconds() - began > 50_000)
    server.resume()
    #expect(try store.content(of: box(1)).count == 1)
  }

  @Test(arguments: ["", ":letters", ":origins"])
  func `takes a box of which a part was dropped as gone`(part: String) throws {
    let epoch = try store.makeBox(box(1))
    let key = "farthing:" + String(repeating: "01", count: 16)
    #expect(try server.command("DEL", key + part) == .integer(1))
    #expect(try store.read(box(1)) == .gone)
    #expect(try store.append(letter(2, in: box(1), .part(epoch))) == .gone)
    _ = try store.makeBox(box(1), number: 2)
    #expect(try store.content(of: box(1)).letters.map(\.serial) == [1])
  }

  @Test func `keeps letters and marks of a server that is killed`() throws {
    let kept = try StoreUnderTest(.redis, keeps: true)
    let store = kept.connection()
    _ = try store.makeBox(box(1))
    _ = try store.makeBox(box(2))
    _ = try store.close(box(1), by: origin(5))
    let server = try #require(kept.server)
    server.stop()
    try server.start()
    #expect(try store.read(box(1)) == .closed(origin(5)))
    #expect(try store.content(of: box(2)).count == 1)
  }

  @Test func `is full when the server has no memory left`() throws {
    _ = try store.makeBox(box(1))
    try server.command("CONFIG", "SET", "maxmemory", "1")
    let new = try letter(2, in: box(2), .whole(upTo: nil))
    #expect(try store.append(new) == .refused(.storeIsFull))
    #expect(try store.content(of: box(1)).count == 1)
  }

  @Test func `leaves no key of a box that has ended`() throws {
    for number in 1...3 { _ = try store.makeBox(box(UInt8(number)), ofOnePhone: number == 2) }
    _ = try store.close(box(3), by: origin(1))
    try store.pass(to: day + 800)
    try store.tidy(on: day + 800, within: patience)
    let keys = try #require(try server.command("KEYS", "farthing:*").list).compactMap(\.word)
    #expect(
      Set(keys) == [
        "farthing:bytes", "farthing:closed", "farthing:days", "farthing:ends",
        "farthing:" + String(repeating: "ff", count: 16),
      ])
    #expect(try server.command("GET", "farthing:bytes").number == 0)
  }
}
