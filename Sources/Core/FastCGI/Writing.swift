import Glibc

extension [UInt8] {
  /// Writes all bytes, in as many calls as the system needs.
  func write(to descriptor: CInt) throws(WorkerFailure) {
    var done = 0
    while done < count {
      let written = self[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .system(call: "write", number: errno) }
      done += written
    }
  }

  /// Sends all bytes through a socket, for as long as the other end takes them.
  ///
  /// - Parameters:
  ///   - socket: The socket; a connection of its own.
  ///   - patience: The longest pause of the reader, and the longest time for the whole.
  /// - Throws: ``WorkerFailure/slowReader`` when it takes longer, or the call that failed.
  func send(to socket: CInt, patience: SendingPatience) throws(WorkerFailure) {
    let end = ContinuousClock.now + patience.whole
    var done = 0
    while done < count {
      let sent = self[done...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, CInt(MSG_DONTWAIT))
      }
      if sent > 0 {
        done += sent
      } else if sent < 0, errno == EAGAIN {
        let left = Swift.min(end - .now, patience.idle)
        guard left > .zero, Self.hasRoom(socket, within: left) else { throw .slowReader }
      } else if errno != EINTR {
        throw .system(call: "send", number: errno)
      }
    }
  }

  private static func hasRoom(_ socket: CInt, within time: Duration) -> Bool {
    var wait = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
    return poll(&wait, 1, CInt(time / .milliseconds(1))) != 0
  }
}

/// How long a reader may take over an answer.
struct SendingPatience {
  /// How long the client may take nothing before it counts as gone.
  let idle: Duration
  /// The longest time until all is taken.
  let whole: Duration

  /// Two seconds, and five for the whole: together with the time to work an answer out, less than
  /// SIGALRM leaves a worker.
  static let usual = SendingPatience(idle: .seconds(2), whole: .seconds(5))
}
