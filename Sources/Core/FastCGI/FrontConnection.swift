import Glibc

/// The connection on which a web server waits for an answer.
///
/// nginx closes it when the visitor leaves or when its own patience ends. The request is still
/// there to be read then, but no answer to it will be.
struct FrontConnection: Sendable {
  /// A plain CGI program has none: nobody can tell when its web server stops waiting.
  static let none = FrontConnection(descriptor: -1)

  let descriptor: CInt

  /// One look, without waiting; poll(2) passes over a descriptor below zero.
  var hasClosed: Bool {
    var look = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&look, 1, 0) > 0 && look.revents & Int16(POLLHUP | POLLERR) != 0
  }
}
