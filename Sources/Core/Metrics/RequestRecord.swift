/// What remains of a request once it is answered: how the site fares, and nothing of who asked or
/// of what was typed.
package struct RequestRecord: Sendable, Equatable {
  package let method: String

  /// The pattern of the route that answered, such as `/cards/*`; never the path itself, which may
  /// hold a name.
  package let route: String

  package let status: Int

  /// The size of the whole answer, headers included.
  package let bytes: Int

  /// How many cookies of ours came that could not be opened.
  package let refusedCookies: Int

  /// Whether it was refused because another site sent it.
  package let isFromElsewhere: Bool

  /// Whether it was left half done because nobody waited for it any more.
  package let isAbandoned: Bool

  /// What the answer lacks although it was sent, a sentence for the journal; `nil` when nothing is
  /// missing.
  package let problem: String?

  /// How long the answer took to make, without its way there and back.
  package var microseconds = 0

  package init(
    method: String, route: String, status: Int, bytes: Int, refusedCookies: Int = 0,
    isFromElsewhere: Bool = false, isAbandoned: Bool = false, problem: StaticString? = nil
  ) {
    self.method = method
    self.route = route
    self.status = status
    self.bytes = bytes
    self.refusedCookies = refusedCookies
    self.isFromElsewhere = isFromElsewhere
    self.isAbandoned = isAbandoned
    self.problem = problem.map(\.description)
  }

  /// A line for the journal, with its line break.
  ///
  ///     method=GET route=/loan.json status=200 microseconds=153 bytes=2311
  package var logLine: String {
    "method=\(method) route=\(route) status=\(status) microseconds=\(microseconds) bytes=\(bytes)\n"
  }
}
