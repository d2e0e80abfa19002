import Glibc

@testable import FastCGI

extension Target {
  /// What comes over the socket of a worker: the records of a web server, or anything else.
  static let fastCGI = Target("FastCGI") { input in
    let door = Door()
    door.send(input)
    do throws(WorkerFailure) {
      let worker = Worker(listeningOn: door.listening, bodyLimit: 1_000, until: try StopSignals())
      // Asked to stop before it begins, it answers what has come and ends.
      raise(SIGTERM)
      try worker.run { call in
        for name in ["REQUEST_METHOD", "QUERY_STRING", "HTTP_COOKIE", ""] {
          precondition(call.parameter(name)?.contains(0) != true, "a zero in a parameter")
        }
        precondition(call.body.count <= 1_000, "a body beyond its limit")
        return [Array("Status: 200 OK\r\n\r\n".utf8)]
      }
    } catch {
      preconditionFailure("a worker that gave up: \(error)")
    }
  }
}

/// A listening socket under a name that the system chooses (unix(7), autobind), and its visitor.
private final class Door {
  let listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  private let visitor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)

  init() {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var size = socklen_t(MemoryLayout<sa_family_t>.size)
    withUnsafeMutableBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return }
      bind(listening, start, size)
      listen(listening, 1)
      size = socklen_t(bytes.count)
      getsockname(listening, start, &size)
      precondition(connect(visitor, start, size) == 0, "nobody listens")
    }
  }

  deinit {
    close(listening)
    close(visitor)
  }

  /// Sends bytes and no more after them.
  func send(_ bytes: [UInt8]) {
    write(visitor, bytes, bytes.count)
    shutdown(visitor, CInt(SHUT_WR))
  }
}
