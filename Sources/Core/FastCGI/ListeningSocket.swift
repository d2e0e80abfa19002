import Glibc

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
    var answer: CInt = 0
    var size = socklen_t(MemoryLayout<CInt>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &answer, &size) == 0 && answer != 0
  }
}
