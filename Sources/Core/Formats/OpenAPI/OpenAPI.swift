/// A description of what programs can ask, as OpenAPI 3.1.
package struct OpenAPI: Sendable {
  /// One method at one path, with its description.
  package struct Operation: Sendable {
    package let method: String
    package let path: String
    package let openings: [Parameter]
    package let description: Description

    /// - Parameters:
    ///   - method: In small letters, such as `get`.
    ///   - path: With its openings in braces, such as `/groups/{id}`.
    ///   - openings: The values in the path, in their order.
    ///   - description: What is asked, and the answer.
    package init(
      method: String, path: String, openings: [Parameter], _ description: Description
    ) {
      self.method = method
      self.path = path
      self.openings = openings
      self.description = description
    }
  }

  /// The summary, the parameters and the answer of a request.
  package struct Description: Sendable {
    package let summary: String
    package let parameters: [Parameter]
    package let mediaType: String
    package let response: Schema
    /// The shape of the same answer for a request that accepts JSON; nil where all get the same.
    let forPrograms: Schema?
    let status: String?
    let formType: String
    private(set) var also: [Outcome]

    /// - Parameters:
    ///   - summary: What the request does, in a few words.
    ///   - parameters: What is read of its query, or of the form of a POST.
    ///   - mediaType: Of the answer.
    ///   - response: The shape of an answer in JSON.
    ///   - programs: The shape of an answer to a request that accepts JSON, where others get a page.
    ///   - status: Of an answer without a mistake; 303 for a POST that does not say, else 200.
    ///   - form: The media type of the form of a POST.
    ///   - also: The outcomes besides those of every request of its kind.
    package init(
      _ summary: String, parameters: [Parameter] = [], mediaType: String = "application/json",
      response: Schema = .text, programs: Schema? = nil, status: String? = nil,
      form: String = "application/x-www-form-urlencoded", also: [Outcome] = []
    ) {
      self.summary = summary
      self.parameters = parameters
      self.mediaType = mediaType
      self.response = response
      self.forPrograms = programs
      self.status = status
      self.formType = form
      self.also = also
    }

    /// The same description with more outcomes.
    package func also(_ outcomes: [Outcome]) -> Description {
      var description = self
      description.also += outcomes.filter { !also.contains($0) }
      return description
    }
  }

  /// A possible result of a request, with its status.
  package struct Outcome: Sendable, Equatable {
    package let status: String
    package let description: String

    /// - Parameters:
    ///   - status: Three digits, such as `404`.
    ///   - description: When it comes to that, in a few words.
    package init(_ status: String, _ description: String) {
      self.status = status
      self.description = description
    }

    /// An address that is right for other requests.
    package static let missing = Outcome("404", "There is no such thing")

    /// A POST that leads to another address.
    package static let done = Outcome("303", "Done; see where it leads")

    var isProblem: Bool { status >= "400" }
  }

  /// A text that is sent with a request: in the path, the query, or the form of a POST.
  package struct Parameter: Sendable {
    package let name: String
    package let description: String
    package let isRequired: Bool
    /// True for a text that can be sent several times in a form, each with another value.
    package let isRepeated: Bool
    package let schema: Schema
    package private(set) var example: String

    /// True for a text that the example of its operation has although it is not required.
    package private(set) var isInExample = false

    /// A text with its name, the schema of all such texts, and one of them.
    package init(
      _ name: String, _ description: String, isRequired: Bool = false, isRepeated: Bool = false,
      _ schema: Schema, example: String
    ) {
      self.name = name
      self.description = description
      self.isRequired = isRequired
      self.isRepeated = isRepeated
      self.schema = schema
      self.example = example
    }

    /// The same text with another example, which that of its operation has.
    package func shown(as example: String) -> Parameter {
      var parameter = self
      (parameter.example, parameter.isInExample) = (example, true)
      return parameter
    }
  }

  private let title: String
  private let version: String
  package let description: String
  package let operations: [Operation]

  /// A document about these operations of a version, with what holds for all of them.
  package init(title: String, version: String, description: String, operations: [Operation]) {
    self.title = title
    self.version = version
    self.description = description
    self.operations = operations
  }
}

extension OpenAPI {
  /// The document in JSON, with operations of one path together.
  package var json: [UInt8] {
    var json = JSON()
    json.object {
      $0.member("openapi", "3.1.0")
      $0.member("info") {
        $0.member("title", title)
        $0.member("version", version)
        $0.member("description", description)
      }
      $0.member("paths") { paths(in: &$0) }
      $0.member("components") { $0.member("schemas") { schemas(in: &$0) } }
    }
    return json.bytes
  }

  private func paths(in json: inout JSON) {
    var written: Set<String> = []
    for path in operations.map(\.path) where written.insert(path).inserted {
      json.key(text: path)
      json.object { json in
        for operation in operations where operation.path == path {
          operation.write(in: &json)
        }
      }
    }
  }
}

extension OpenAPI {
  /// The schemas that operations refer to, each once.
  private func schemas(in json: inout JSON) {
    var written: Set<String> = []
    let parameters = operations.flatMap { $0.openings + $0.description.parameters }
    for schema in [ErrorList.schema] + parameters.map(\.schema) {
      guard case .named(let name, let schema) = schema,
        written.insert(name).inserted
      else { continue }
      json.key(text: name)
      json.object { schema.write(in: &$0) }
    }
  }
}

extension OpenAPI.Operation {
  /// All outcomes, the expected one first.
  package var outcomes: [OpenAPI.Outcome] { [expected] + problems + description.also }

  private var changesSomething: Bool { method == "post" }

  private var parameters: [OpenAPI.Parameter] { description.parameters }

  private var status: String { description.status ?? (changesSomething ? "303" : "200") }

  fileprivate func write(in json: inout JSON) {
    json.key(text: method)
    json.object {
      $0.member("summary", description.summary)
      segments(in: &$0)
      if changesSomething { form(in: &$0) }
      $0.member("responses") { responses(in: &$0) }
    }
  }

  private func segments(in json: inout JSON) {
    json.list("parameters") { json in
      for opening in openings { opening.write(in: &json, inside: "path") }
      if method == "get" {
        for parameter in parameters { parameter.write(in: &json, inside: "query") }
      }
    }
  }

  private func form(in json: inout JSON) {
    json.member("requestBody") {
      $0.member("content") {
        $0.key(text: description.formType)
        $0.object {
          $0.member("schema") { json in
            json.member("type", "object")
            json.member("properties") { json in
              for parameter in parameters {
                json.key(text: parameter.name)
                json.object { parameter.writeSchema(in: &$0) }
              }
            }
            let required = parameters.filter(\.isRequired)
            guard !required.isEmpty else { return }
            json.list("required") { for parameter in required { $0.string(parameter.name) } }
          }
        }
      }
    }
  }

  private func responses(in json: inout JSON) {
    for outcome in outcomes {
      json.key(text: outcome.status)
      json.object {
        $0.member("description", outcome.description)
        if outcome.isProblem {
          $0.member("content") { mistakes(in: &$0) }
        } else if outcome.status == "200" {
          $0.member("content") { response(in: &$0) }
        }
      }
    }
  }

  private func response(in json: inout JSON) {
    json.key(text: description.mediaType)
    json.object { $0.member("schema") { description.response.write(in: &$0) } }
    guard let programs = description.forPrograms else { return }
    json.member("application/json") { $0.member("schema") { programs.write(in: &$0) } }
  }

  /// The mistakes in JSON, and a page for a request that does not accept JSON.
  private func mistakes(in json: inout JSON) {
    json.member("application/json") { $0.member("schema") { ErrorList.schema.write(in: &$0) } }
    guard !path.hasSuffix(".json") else { return }
    json.member("text/html") { $0.member("schema") { OpenAPI.Schema.text.write(in: &$0) } }
  }

  private var expected: OpenAPI.Outcome {
    OpenAPI.Outcome(
      status, status == "200" ? "The answer" : OpenAPI.Outcome.done.description)
  }

  private var problems: [OpenAPI.Outcome] {
    let refused: [OpenAPI.Outcome] = [
      .init("403", "It was sent from another site"),
      .init("409", "What it is about has changed since, or there is no room for it"),
    ]
    return [.init("400", "It cannot be read")] + (openings.isEmpty ? [] : [.missing])
      + (changesSomething ? refused : [])
      + (parameters.isEmpty ? [] : [.init("422", "What is wrong, field by field")])
  }
}

extension OpenAPI.Parameter {
  fileprivate func write(in json: inout JSON, inside place: String) {
    json.object {
      $0.member("name", name)
      $0.member("in", place)
      $0.member("required", isRequired)
      $0.member("description", description)
      $0.member("schema") { schema.write(in: &$0) }
      $0.member("example", example)
    }
  }

  fileprivate func writeSchema(in json: inout JSON) {
    (isRepeated ? .list(schema) : schema).write(in: &json)
    json.member("description", description)
    json.list("examples") { json in
      guard isRepeated else { return json.string(example) }
      json.array { $0.string(example) }
    }
  }
}
