extension OpenAPI {
  /// The shape of an answer.
  package indirect enum Schema: Sendable {
    /// A string with the currency's digits and no grouping.
    case money
    /// An exact number as a string.
    case number
    case count
    case date
    case text
    case truth
    case list(Schema)
    case map(Schema)
    case object([(StaticString, Schema)])
    case nullable(Schema)
    case either([Schema])
  }
}

extension OpenAPI.Schema {
  func write(in json: inout JSON) {
    switch self {
    case .money: pattern("^-?[0-9]+([.][0-9]+)?$", in: &json)
    case .number: pattern("^[+-]?[0-9]+([.][0-9]+)?$", in: &json)
    case .count: json.member("type", "integer")
    case .date:
      json.member("type", "string")
      json.member("format", "date")
    case .text: json.member("type", "string")
    case .truth: json.member("type", "boolean")
    case .list(let element):
      json.member("type", "array")
      json.member("items") { element.write(in: &$0) }
    case .map(let value):
      json.member("type", "object")
      json.member("additionalProperties") { value.write(in: &$0) }
    case .object(let members):
      json.member("type", "object")
      json.member("properties") { json in
        for (name, schema) in members { json.member(name) { schema.write(in: &$0) } }
      }
    case .nullable(let schema): either([schema], orNull: true, in: &json)
    case .either(let schemas): either(schemas, orNull: false, in: &json)
    }
  }

  private func pattern(_ pattern: String, in json: inout JSON) {
    json.member("type", "string")
    json.member("pattern", pattern)
  }

  private func either(_ schemas: [OpenAPI.Schema], orNull: Bool, in json: inout JSON) {
    json.list("anyOf") { json in
      for schema in schemas { json.object { schema.write(in: &$0) } }
      if orNull { json.object { $0.member("type", "null") } }
    }
  }
}
