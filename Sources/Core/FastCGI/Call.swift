internal import CFastCGI
import Glibc

/// One request as the web server sent it.
///
/// It is valid only while it is being answered, so it can be neither copied nor stored.
package struct Call: ~Copyable {
  /// The body of the request; empty when it was larger than the limit.
  package let body: [UInt8]
  /// True when the body was larger than the limit.
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
