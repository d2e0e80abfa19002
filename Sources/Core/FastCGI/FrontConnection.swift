import Glibc

/// The connection on which a web server waits for an answer.
///
/// nginx closes it when the visitor leaves or when its own timeout ends. The request can still be
/// read then, but nobody will read the answer.
struct FrontConnection: Sendable {
  /// The missing connection of a plain CGI program, which cannot notice that its web server has
  /// gone.
  static let none = FrontConnection(descriptor: -1)

  let descriptor: CInt

  /// True when the web server has closed the connection; checks without waiting.
  ///
  /// poll(2) ignores a descriptor below zero, so ``none`` is never closed.
  var hasClosed: Bool {
    var look = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&look, 1, 0) > 0 && look.revents & Int16(POLLHUP | POLLERR) != 0
  }
}
