package import Formats
import Components
package import Forms
import Web

extension OpenAPI.Operation {
  /// A page for people, at the same address and with the same parameters as what programs get.
  package static func page(
    _ path: String, _ summary: String, parameters: [OpenAPI.Parameter] = []
  ) -> OpenAPI.Operation {
    .init(path, summary: summary, parameters: parameters, mediaType: "text/html")
  }
}

extension [OpenAPI.Operation] {
  /// The operations with what every form carries that changes something.
  package var stamped: [OpenAPI.Operation] {
    map { operation in
      guard operation.changesSomething else { return operation }
      return operation.taking([
        .init(FormStamp.operation, "The id of this change: sent again, it is done once"),
        .init(FormStamp.revision, "The state that the change was made in view of"),
      ])
    }
  }
}

extension OpenAPI.Parameter {
  /// The currency of a calculator that follows the site's.
  package static let currency = currency(otherwise: "the site's own")

  package static func currency(otherwise usual: String) -> OpenAPI.Parameter {
    .init("currency", "The code of a currency (ISO 4217); left out, \(usual)")
  }

  /// A field of a form, as programs send it.
  package init<Value>(_ field: Field<Value>, choices: [String] = []) {
    self.init(field.name, field.question, isRequired: !field.isOptional, choices: choices)
  }

  /// Where the reader of a page lives, which chooses the advice lines on it.
  package static let nation = OpenAPI.Parameter(
    NationChoice.name, "Where the visitor lives", choices: Nation.allCases.map(\.rawValue))
}
