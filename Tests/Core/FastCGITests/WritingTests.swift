import Glibc

@testable import FastCGI

@Suite struct WritingTests {
  private let patience = SendingPatience(idle: .milliseconds(200), whole: .milliseconds(600))

  /// Two connected sockets, which are closed afterwards.
  private func withPair<Result>(_ use: (CInt, CInt) throws -> Result) rethrows -> Result {
    var ends: [CInt] = [0, 0]
    socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends)
    defer { for end in ends { close(end) } }
    return try use(ends[0], ends[1])
  }

  @Test func `gives up when the reader takes nothing`() {
    withPair { one, _ in
      let took = ContinuousClock().measure {
        #expect(throws: WorkerFailure.slowReader) {
          try [UInt8](repeating: 0, count: 4_000_000).send(to: one, patience: patience)
        }
      }
      #expect(took >= patience.idle)
    }
  }

  @Test func `gives up when the reader takes too little at a time`() {
    withPair { one, other in
      let reader = Reader(other, bytes: 20_000, every: 100_000)
      reader.start()
      #expect(throws: WorkerFailure.slowReader) {
        try [UInt8](repeating: 0, count: 4_000_000).send(to: one, patience: patience)
      }
      shutdown(one, CInt(SHUT_RDWR))
      reader.stop()
    }
  }

  @Test func `sends everything to a reader who keeps reading`() throws {
    try withPair { one, other in
      let reader = Reader(other, bytes: 65_536, every: 0)
      reader.start()
      try [UInt8](repeating: 7, count: 4_000_000).send(to: one, patience: .usual)
      shutdown(one, CInt(SHUT_WR))
      #expect(reader.stop() == 4_000_000)
    }
  }

  @Test func `says when the reader has gone`() {
    withPair { one, other in
      signal(SIGPIPE, SIG_IGN)
      shutdown(other, CInt(SHUT_RD))
      #expect(throws: WorkerFailure.system(call: "send", number: EPIPE)) {
        try [1, 2, 3].send(to: one, patience: patience)
      }
    }
  }
}

/// Reads from a socket in a thread of its own, some bytes at a time with a pause between.
private final class Reader: @unchecked Sendable {
  private let socket: CInt
  private let size: Int
  private let pause: UInt32
  private var thread = pthread_t()
  private var count = 0

  init(_ socket: CInt, bytes size: Int, every pause: UInt32) {
    self.socket = socket
    self.size = size
    self.pause = pause
  }

  func start() {
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Reader>.fromOpaque(context).takeUnretainedValue().read()
        return nil
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Waits until the other end has closed; the bytes that were read.
  @discardableResult func stop() -> Int {
    pthread_join(thread, nil)
    return count
  }

  private func read() {
    var piece = [UInt8](repeating: 0, count: size)
    while case let read = Glibc.read(socket, &piece, size), read > 0 {
      count += read
      usleep(pause)
    }
  }
}
