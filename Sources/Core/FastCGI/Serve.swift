internal import CLinux
import Glibc

/// Answers requests until it is asked to stop.
///
/// They come from the socket that this process was started with. Where there is none, but a web
/// server started the process as a CGI program, it answers that one request.
///
/// - Parameters:
///   - bodyLimit: The largest body of a request, in bytes.
///   - abandoned: Called for each request whose client has gone before it was answered.
///   - retires: Called after each request; returns true to end the process, so that another replaces it.
///   - betweenRequests: Called before each wait for a request; returns the most milliseconds to wait
///     until it is called again, or -1 for no limit.
///   - ending: Called after the last request, while a second signal to stop cannot end the process.
///   - respond: Returns a whole CGI response (`Status: 200 OK`, headers, an empty line, the body) in
///     pieces, which are sent one after another.
/// - Throws: ``WorkerFailure/noSocket``, or the call to the system that failed.
package func serve(
  bodyLimit: Int, abandoned: () -> Void, retires: () -> Bool,
  betweenRequests: () -> Int, ending: () -> Void,
  _ respond: (borrowing Call) -> [[UInt8]]
) throws(WorkerFailure) {
  if let socket = ListeningSocket.inherited() {
    try Worker(listeningOn: socket, bodyLimit: bodyLimit, until: StopSignals())
      .run(
        abandoned: abandoned, retires: retires, betweenRequests: betweenRequests, ending: ending,
        respond)
  } else if GatewayProgram.isAsked {
    try GatewayProgram.run(bodyLimit: bodyLimit, respond)
  } else {
    throw .noSocket
  }
}

/// The socket that this process was started with.
enum ListeningSocket {
  /// The socket from systemd, or else the one on standard input, from spawn-fcgi or a web server.
  static func inherited() -> CInt? {
    if isFromSystemd, isListening(firstFromSystemd) { return firstFromSystemd }
    return isListening(STDIN_FILENO) ? STDIN_FILENO : nil
  }

  /// The first descriptor that systemd passes on (sd_listen_fds(3)).
  private static let firstFromSystemd: CInt = 3

  private static var isFromSystemd: Bool {
    number(in: "LISTEN_PID") == getpid() && (number(in: "LISTEN_FDS") ?? 0) >= 1
  }

  private static func number(in variable: String) -> CInt? {
    getenv(variable).flatMap { CInt(String(cString: $0)) }
  }

  private static func isListening(_ descriptor: CInt) -> Bool {
    var isListening: CInt = 0
    var size = socklen_t(MemoryLayout<CInt>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0
      && isListening != 0
  }
}

/// The plain Common Gateway Interface (RFC 3875): one process, one request.
enum GatewayProgram {
  /// True when a web server started this process to answer a single request.
  static var isAsked: Bool { getenv("REQUEST_METHOD") != nil }

  static func run(bodyLimit: Int, _ respond: (borrowing Call) -> [[UInt8]]) throws(WorkerFailure) {
    var body = Body(limit: bodyLimit)
    var left = getenv("CONTENT_LENGTH").flatMap { Int(String(cString: $0)) } ?? 0
    body.gather { piece in
      let count = read(STDIN_FILENO, piece.baseAddress, max(0, min(left, piece.count)))
      left -= count
      return count
    }
    for piece in respond(Call(body: body, parameters: environment(), front: .none)) {
      try piece.write(to: STDOUT_FILENO)
    }
  }
}
