/// The mistakes in a request, as programs are told of them when it is refused.
package struct ErrorList: Sendable {
  /// One mistake.
  package struct Mistake: Sendable {
    let field: String?
    let message: String

    /// - Parameters:
    ///   - field: The name of the wrong field; `nil` if no field is wrong.
    ///   - message: A sentence without its full stop.
    package init(field: String?, message: String) {
      self.field = field
      self.message = message
    }
  }

  private let mistakes: [Mistake]

  /// - Parameter mistakes: In page order.
  package init(_ mistakes: [Mistake]) {
    self.mistakes = mistakes
  }

  package var json: [UInt8] { Self.shape.bytes(of: self) }

  /// The schema of such a list, which is written once for a document.
  static let schema = OpenAPI.Schema.named("Errors", shape.schema)

  static let shape = Shape<ErrorList> {
    Member("errors", .list(mistake)) { $0.mistakes }
  }

  private static let mistake = Shape<Mistake> {
    Member("field", .nullable(.text)) { $0.field }
    Member("message", .text) { $0.message }
  }
}
