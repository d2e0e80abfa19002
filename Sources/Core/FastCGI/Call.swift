internal import CFastCGI
import Glibc

/// One request as the web server sent it.
///
/// It lives while it is being answered and no longer, so it can be neither copied nor kept.
package struct Call: ~Copyable {
  /// What came with the request; empty when that was too large.
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

  /// Says, whenever it is asked, whether nobody waits for the answer any more.
  package var isAbandoned: @Sendable () -> Bool {
    { [front] in front.hasClosed }
  }

  /// The bytes of a parameter, such as `REQUEST_METHOD` or `HTTP_ACCEPT`; they may be anything
  /// but zero.
  package func parameter(_ name: String) -> [UInt8]? {
    guard let value = FCGX_GetParam(name, parameters) else { return nil }
    return Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }
}
