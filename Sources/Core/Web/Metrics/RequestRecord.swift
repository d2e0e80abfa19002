/// A summary of an answered request, without anything that identifies the visitor or was typed.
package struct RequestRecord: Sendable, Equatable {
  /// The HTTP method, such as "GET"; "other" for those that the site does not answer.
  package let method: String

  /// The pattern of the route that answered, such as `/cards/*`.
  ///
  /// The path itself is never recorded, because it may contain a name.
  package let route: String

  package let status: Int

  /// The size of the whole answer in bytes, headers included.
  package let bytes: Int

  package let refusedCookies: Int
  package let passedOverLetters: Int
  package let unsentLetters: Int

  /// True when the request was refused because another site sent it.
  package let isFromElsewhere: Bool

  /// True when the answer was not finished because the visitor had gone.
  package let isAbandoned: Bool

  /// A sentence for the journal about a part that the answer lacks; nil when it is complete.
  package let problem: String?

  /// The time it took to make the answer, in microseconds, without receiving and sending.
  package var microseconds = 0

  /// The record of a request; its duration is set later.
  package init(
    method: String, route: String, status: Int, bytes: Int, refusedCookies: Int = 0,
    passedOverLetters: Int = 0, unsentLetters: Int = 0, isFromElsewhere: Bool = false,
    isAbandoned: Bool = false, problem: StaticString? = nil
  ) {
    self.method = method
    self.route = route
    self.status = status
    self.bytes = bytes
    self.refusedCookies = refusedCookies
    self.passedOverLetters = passedOverLetters
    self.unsentLetters = unsentLetters
    self.isFromElsewhere = isFromElsewhere
    self.isAbandoned = isAbandoned
    self.problem = problem.map(\.description)
  }

  /// The line for the journal, with its line break.
  ///
  ///     method=GET route=/loan.json status=200 microseconds=153 bytes=2311
  package var logLine: String {
    "method=\(method) route=\(route) status=\(status) microseconds=\(microseconds) bytes=\(bytes)\n"
  }
}
