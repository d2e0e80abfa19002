import Glibc

/// The reason why a worker cannot start or continue.
package enum WorkerFailure: Error, Equatable {
  /// The process got no listening socket and was not started as a CGI program.
  case noSocket

  /// The web server stopped taking an answer.
  case slowReader

  /// A system call failed; `number` is its `errno`.
  case system(call: StaticString, number: CInt)

  package static func == (one: WorkerFailure, other: WorkerFailure) -> Bool {
    one.description == other.description
  }
}

extension WorkerFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSocket:
      "There is no socket to listen on: start the worker with nginx/serve, spawn-fcgi or systemd."
    case .slowReader:
      "Nobody read the answer."
    case .system(let call, let number):
      "\(call) failed: \(String(cString: strerror(number)))."
    }
  }
}
