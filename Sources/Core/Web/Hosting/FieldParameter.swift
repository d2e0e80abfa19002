extension OpenAPI.Description {
  /// A page for people, with the same parameters as the answer for programs.
  package static func page(
    _ summary: String, parameters: [OpenAPI.Parameter] = [], programs: OpenAPI.Schema? = nil,
    also: [OpenAPI.Outcome] = []
  ) -> OpenAPI.Description {
    .init(
      summary, parameters: parameters, mediaType: "text/html", programs: programs, also: also)
  }

  /// An answer in JSON, as the shape that writes it describes it.
  package static func json<Value>(
    _ summary: String, parameters: [OpenAPI.Parameter] = [], _ shape: Shape<Value>,
    also: [OpenAPI.Outcome] = []
  ) -> OpenAPI.Description {
    .init(summary, parameters: parameters, response: shape.schema, also: also)
  }

  /// A file of a media type.
  package static func file(
    _ summary: String, parameters: [OpenAPI.Parameter] = [], _ mediaType: String,
    also: [OpenAPI.Outcome] = []
  ) -> OpenAPI.Description {
    .init(summary, parameters: parameters, mediaType: mediaType, also: also)
  }

  /// A form that changes kept state, with the operation and revision that each carries.
  package static func change(
    _ summary: String, parameters: [OpenAPI.Parameter] = [], programs: OpenAPI.Schema? = nil,
    status: String? = nil, form: String = "application/x-www-form-urlencoded",
    also: [OpenAPI.Outcome] = []
  ) -> OpenAPI.Description {
    .init(
      summary,
      parameters: parameters + [
        .init(
          FormStamp.operation, "A random id of this change: sent again, it is done once",
          .matching("[0-9a-f]{12}", upTo: 12, example: "0123456789ab")),
        .init(
          FormStamp.revision, "The state that the change was made in view of",
          .whole(0...999_999, example: 0)),
      ], mediaType: "text/html", programs: programs, status: status, form: form, also: also)
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
      isRepeated: parameter.isRepeated, parameter.format)
  }

  /// A text in a format.
  package init(
    _ name: String, _ description: String, isRequired: Bool = false, isRepeated: Bool = false,
    _ format: TextFormat
  ) {
    self.init(
      name, description, isRequired: isRequired, isRepeated: isRepeated, format.named,
      example: format.example)
  }

  /// A currency that a link to a blank page hands over.
  package static let currencyToUse = OpenAPI.Parameter(
    Site.currencyToUse, "The code of a currency to begin with", .currency)

  /// A rate that a link to a blank page hands over, in the spelling of a field.
  package static func rateToUse<Value>(like field: Field<Value>) -> OpenAPI.Parameter {
    OpenAPI.Parameter("use-rate", "A rate to begin with", field.parameters[0].format)
  }

  /// The nation of the visitor, which chooses the advice lines.
  package static let nation = OpenAPI.Parameter(
    NationChoice.name, "Where the visitor lives", .choice(Nation.allCases.map(\.rawValue)))
}

extension TextFormat {
  /// The schema of the texts, under its name if it has one.
  fileprivate var named: OpenAPI.Schema { name.map { .named($0, schema) } ?? schema }

  private var schema: OpenAPI.Schema {
    switch kind {
    case .pattern(let pattern, let most): .limited(pattern: pattern, most: most)
    case .choice(let choices): .choice(choices)
    case .currency: .choice(Currency.all.map(\.code))
    case .file: .file
    }
  }
}
