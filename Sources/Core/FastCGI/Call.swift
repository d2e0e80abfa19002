internal import CFastCGI
import Glibc

/// One request as the web server sent it.
///
/// It is valid only while it is being answered, so it can be neither copied nor stored.
package struct Call: ~Copyable {
  /// The body of the request; empty when it was larger than the limit.
  package let body: [UInt8]
  package let bodyIsTooLarge: Bool

  private let parameters: FCGX_ParamArray
  private let front: FrontConnection

  init(body: Body, parameters: FCGX_ParamArray, front: FrontConnection) {
    self.front = front
    self.body = body.bytes
    self.bodyIsTooLarge = body.isTooLarge
    self.parameters = parameters
  }

  /// A function that tells, each time it is called, whether the web server has stopped waiting.
  package var isAbandoned: @Sendable () -> Bool {
    { [front] in front.hasClosed }
  }

  /// The bytes of a CGI parameter such as `REQUEST_METHOD` or `HTTP_ACCEPT`; nil when it was not
  /// sent.
  ///
  /// They may be any bytes but zero.
  package func parameter(_ name: String) -> [UInt8]? {
    guard let value = FCGX_GetParam(name, parameters) else { return nil }
    return Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }
}

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
