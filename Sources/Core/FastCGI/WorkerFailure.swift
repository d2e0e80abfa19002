import Glibc

/// Why a worker cannot start or go on.
package enum WorkerFailure: Error, Equatable {
  /// Nobody handed over a listening socket, and no web server asks as it asks a CGI program.
  case noSocket

  /// A call to the system failed, with the number it gave.
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
    case .system(let call, let number):
      "\(call) failed: \(String(cString: strerror(number)))."
    }
  }
}
