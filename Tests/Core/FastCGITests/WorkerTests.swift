import Glibc

@testable import FastCGI

/// Signals and the library's first call belong to the process: one worker at a time.
@Suite(.serialized) struct WorkerTests {
  let front = Front()

  @Test func `passes on the whole answer, byte for byte`() throws {
    let page = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let visitor = front.ask()
    try front.work { _ in page }
    #expect(visitor.response() == page)
  }

  @Test func `hands over parameters as they were sent, whatever their bytes`() throws {
    let visitor = front.ask([("EMPTY", []), ("HTTP_COOKIE", [0xFF, 0x20, 0xC3])])
    try front.work { call in
      #expect(call.parameter("HTTP_COOKIE") == [0xFF, 0x20, 0xC3])
      #expect(call.parameter("EMPTY") == [])
      #expect(call.parameter("HTTP") == nil)
      return []
    }
    #expect(visitor.response() == [])
  }

  @Test func `hands over the body`() throws {
    let visitor = front.ask([("REQUEST_METHOD", Array("POST".utf8))], body: Array("a=1".utf8))
    try front.work { $0.body }
    #expect(visitor.response() == Array("a=1".utf8))
  }

  @Test(arguments: [(1_000, false), (1_001, true), (150_000, true)])
  func `reads a body to its end and keeps it up to the limit`(
    size: Int, isTooLarge: Bool
  ) throws {
    let visitor = front.ask(body: Array(repeating: 65, count: size))
    try front.work(bodyLimit: 1_000) { call in
      #expect(call.bodyIsTooLarge == isTooLarge)
      #expect(call.body.count == (isTooLarge ? 0 : size))
      return [79, 75]
    }
    #expect(visitor.response() == [79, 75])
  }

  /// libfcgi reads 8,192 bytes at a time: around that many, the end of the request is split.
  @Test func `answers whatever the length of a cookie`() throws {
    for length in 8_100...8_200 {
      let visitor = front.ask([("HTTP_COOKIE", Array(repeating: 65, count: length))])
      try front.work { call in Array("\(call.parameter("HTTP_COOKIE")?.count ?? 0)".utf8) }
      #expect(visitor.response() == Array("\(length)".utf8))
    }
  }

  @Test func `answers those who wait, in their order`() throws {
    let visitors = (1...3).map { front.ask([("NUMBER", [UInt8($0)])]) }
    try front.work(answering: 3) { $0.parameter("NUMBER") ?? [] }
    #expect(visitors.map { $0.response() } == [[1], [2], [3]])
  }

  @Test func `finishes the request in hand when told to stop and leaves the rest to others`() throws
  {
    let first = front.ask()
    let second = front.ask()
    try front.work { _ in [1] }
    #expect(first.response() == [1])
    try front.work { _ in [2] }
    #expect(second.response() == [2])
  }

  @Test func `lives on when nobody reads an answer`() throws {
    let reader = front.ask()
    let visitor = front.ask()
    var lost = 0
    var number = 0
    try front.work(answering: 2, abandoned: { lost += 1 }) { _ in
      number += 1
      return number == 1 ? [UInt8](repeating: 0, count: 4_000_000) : [2]
    }
    #expect(visitor.response() == [2])
    #expect(lost == 1)
    #expect(reader.response() == nil)
  }

  @Test func `does not answer half a request`() throws {
    let broken = front.connection()
    broken.begin([("REQUEST_METHOD", Array("POST".utf8))])
    broken.send(.stdin, Array("balance=1".utf8), saying: 500)
    broken.breakOff()
    let visitor = front.ask()
    try front.work { _ in [1] }
    #expect(broken.response() == [])
    #expect(visitor.response() == [1])
  }

  @Test func `passes over a connection that speaks another language`() throws {
    let stranger = front.connection()
    stranger.send(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    stranger.breakOff()
    let visitor = front.ask()
    try front.work { _ in [1] }
    #expect(stranger.response() == nil)
    #expect(visitor.response() == [1])
  }

  @Test func `outlives a front that does not wait for the answer`() throws {
    let impatient = front.ask()
    let visitor = front.ask()
    try front.work(answering: 2) { _ in
      impatient.leave()
      return Array(repeating: 65, count: 50_000)
    }
    #expect(visitor.response()?.count == 50_000)
  }

  @Test func `works nothing out for a front that has left`() throws {
    for _ in 0..<10 { front.ask([("NUMBER", [1])]).leave() }
    let visitor = front.ask([("NUMBER", [2])])
    var (answered, abandoned) = (0, 0)
    try front.work(abandoned: { abandoned += 1 }) { call in
      answered += 1
      return call.parameter("NUMBER") ?? []
    }
    #expect(visitor.response() == [2])
    #expect((answered, abandoned) == (1, 10))
  }

  @Test func `tells while it answers that the front has left`() throws {
    let impatient = front.ask()
    let visitor = front.ask()
    var told: [Bool] = []
    try front.work(answering: 2) { call in
      told.append(call.isAbandoned())
      impatient.leave()
      told.append(call.isAbandoned())
      return [1]
    }
    #expect(told == [false, true, false, false])
    #expect(visitor.response() == [1])
  }

  @Test func `leaves after an answer when it should, and leaves the rest to others`() throws {
    let first = front.ask()
    let second = front.ask()
    var hasGrown = false
    try front.work(answering: 2, retires: { hasGrown }) { _ in
      hasGrown = true
      return [1]
    }
    #expect(first.response() == [1])
    try front.work { _ in [2] }
    #expect(second.response() == [2])
  }

  @Test func `answers a front that only says it sends no more`() throws {
    let visitor = front.ask()
    visitor.breakOff()
    try front.work { _ in [1] }
    #expect(visitor.response() == [1])
  }

  @Test func `says why it cannot work on what is no socket`() throws {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    let failure = thrown(WorkerFailure.self) {
      try Worker(listeningOn: file, bodyLimit: 1, until: StopSignals()).run { _ in [] }
    }
    #expect(failure == .system(call: "epoll_ctl", number: EPERM))
    #expect(failure?.description == "epoll_ctl failed: Operation not permitted.")
  }
}
