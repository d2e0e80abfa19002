import TestSupport
import Testing

@testable import LetterStores

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

  @Test func `lets every key of a box end by itself`() throws {
    _ = try store.makeBox(box(1))
    let key = "farthing:" + String(repeating: "01", count: 16)
    for part in ["", ":letters", ":origins"] {
      let seconds = try #require(try server.command("TTL", key + part).number)
      #expect((34_559_000...34_560_000).contains(seconds))
    }
    _ = try store.close(box(1), by: origin(1))
    #expect(try server.command("KEYS", key + "*").list?.count == 1)
    #expect(try #require(try server.command("TTL", key).number) > 34_559_000)
  }

  @Test func `counts the bytes of all boxes again each day`() throws {
    for number in 1...3 { _ = try store.makeBox(box(UInt8(number)), bytes: 1_000) }
    #expect(try server.command("GET", "farthing:bytes").number == 3_000)
    try server.command("SET", "farthing:bytes", "999999")
    _ = try store.makeBox(box(4), bytes: 1_000)
    #expect(try server.command("GET", "farthing:bytes").number == 1_000_999)
    _ = try under.connection().makeBox(box(5), on: day + 1, bytes: 1_000)
    #expect(try server.command("GET", "farthing:bytes").number == 5_000)
  }
}
