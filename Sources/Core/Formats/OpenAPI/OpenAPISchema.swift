extension OpenAPI {
  /// The schema of an answer or of a part of it (JSON Schema).
  ///
  /// Answers are described by a ``Shape``, which has the schema of what it writes.
  package indirect enum Schema: Sendable {
    case text

    /// A text that matches a regular expression of ECMA-262.
    case pattern(StaticString)

    /// A text in a format that JSON Schema names, such as `date`.
    case format(StaticString)

    /// A text that matches a regular expression of ECMA-262, with at most this many characters; nil
    /// if the expression has a limit.
    case limited(pattern: String, most: Int?)

    case choice([String])

    case file

    /// A schema that is written once for the document, under a name, and referred to by it.
    case named(String, Schema)
    case count
    case truth
    case null
    case list(Schema)

    /// An object whose names come from data.
    case map(Schema)
    case object([Property])
    case either([Schema])

    /// A member of an object.
    package struct Property: Sendable {
      let name: StaticString
      let schema: Schema

      /// True when every object has the member, be it null.
      let isRequired: Bool

      init(_ name: StaticString, _ schema: Schema, isRequired: Bool) {
        self.name = name
        self.schema = schema
        self.isRequired = isRequired
      }
    }
  }
}

extension OpenAPI.Schema {
  /// Writes the members of the schema into an object that is open.
  func write(in json: inout JSON) {
    switch self {
    case .text: json.member("type", "string")
    case .pattern(let pattern): text("pattern", "\(pattern)", in: &json)
    case .format(let format): text("format", "\(format)", in: &json)
    case .limited(let pattern, let most):
      text("pattern", pattern, in: &json)
      if let most { json.member("maxLength", most) }
    case .file: text("format", "binary", in: &json)
    case .named(let name, _): json.member("$ref", "#/components/schemas/\(name)")
    case .choice(let choices):
      json.member("type", "string")
      json.list("enum") { json in
        for choice in choices { json.string(choice) }
      }
    case .count: json.member("type", "integer")
    case .truth: json.member("type", "boolean")
    case .null: json.member("type", "null")
    case .list(let element):
      json.member("type", "array")
      json.member("items") { element.write(in: &$0) }
    case .map(let value):
      json.member("type", "object")
      json.member("additionalProperties") { value.write(in: &$0) }
    case .object(let properties): object(properties, in: &json)
    case .either(let schemas):
      json.list("anyOf") { json in
        for schema in schemas { json.object { schema.write(in: &$0) } }
      }
    }
  }

  private func text(_ keyword: StaticString, _ value: String, in json: inout JSON) {
    json.member("type", "string")
    json.member(keyword, value)
  }

  private func object(_ properties: [Property], in json: inout JSON) {
    json.member("type", "object")
    json.member("properties") { json in
      for property in properties { json.member(property.name) { property.schema.write(in: &$0) } }
    }
    json.list("required") { json in
      for property in properties where property.isRequired { json.string("\(property.name)") }
    }
  }
}
