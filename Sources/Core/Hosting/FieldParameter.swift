package import Formats
import Components
package import Forms
import Web

extension OpenAPI.Description {
  /// A page for people, with the same parameters as the answer for programs.
  package static func page(
    _ summary: String, parameters: [OpenAPI.Parameter] = []
  ) -> OpenAPI.Description {
    .init(summary, parameters: parameters, mediaType: "text/html")
  }

  /// An answer in JSON, as the shape that writes it describes it.
  package static func json<Value>(
    _ summary: String, parameters: [OpenAPI.Parameter] = [], _ answer: Shape<Value>
  ) -> OpenAPI.Description {
    .init(summary, parameters: parameters, answer: answer.schema)
  }

  /// A file of a media type.
  package static func file(
    _ summary: String, parameters: [OpenAPI.Parameter] = [], _ mediaType: String
  ) -> OpenAPI.Description {
    .init(summary, parameters: parameters, mediaType: mediaType)
  }

  /// A form that changes kept state, with the operation and revision that each carries.
  package static func change(
    _ summary: String, parameters: [OpenAPI.Parameter] = [], status: String? = nil,
    form: String = "application/x-www-form-urlencoded"
  ) -> OpenAPI.Description {
    .init(
      summary,
      parameters: parameters + [
        .init(FormStamp.operation, "The id of this change: sent again, it is done once"),
        .init(FormStamp.revision, "The state that the change was made in view of"),
      ], status: status, form: form)
  }
}

extension OpenAPI.Parameter {
  /// The texts that can be sent to answer some questions, in page order.
  package static func list(of questions: [any Question]) -> [OpenAPI.Parameter] {
    questions.parameters.map { .init($0) }
  }

  /// A field of a form, as programs send it.
  package init<Value>(_ field: Field<Value>) {
    self = Self.list(of: [field])[0]
  }

  /// A text that can be sent with a form.
  package init(_ parameter: FormParameter) {
    self.init(
      parameter.name, parameter.words, isRequired: parameter.isRequired,
      choices: parameter.choices)
  }

  /// The nation of the visitor, which chooses the advice lines.
  package static let nation = OpenAPI.Parameter(
    NationChoice.name, "Where the visitor lives", choices: Nation.allCases.map(\.rawValue))
}
