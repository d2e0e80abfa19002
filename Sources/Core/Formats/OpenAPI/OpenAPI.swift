/// A description of what programs can ask, as OpenAPI 3.1.
package struct OpenAPI: Sendable {
  /// One method at one path, with its description.
  package struct Operation: Sendable {
    let method: String
    let path: String
    let description: Description

    /// - Parameters:
    ///   - method: In small letters, such as `get`.
    ///   - path: With its openings in braces, such as `/groups/{id}`.
    ///   - description: What is asked, and the answer.
    package init(method: String, path: String, _ description: Description) {
      self.method = method
      self.path = path
      self.description = description
    }
  }

  /// The summary, the parameters and the answer of a request.
  package struct Description: Sendable {
    let summary: String
    let parameters: [Parameter]
    let mediaType: String
    let answer: Schema
    let status: String?
    let formType: String

    /// - Parameters:
    ///   - summary: What the request does, in a few words.
    ///   - parameters: What is read of its query, or of the form of a POST.
    ///   - mediaType: Of the answer.
    ///   - answer: The shape of an answer in JSON.
    ///   - status: Of an answer without a mistake; 303 for a POST that does not say, else 200.
    ///   - form: The media type of the form of a POST.
    package init(
      _ summary: String, parameters: [Parameter] = [], mediaType: String = "application/json",
      answer: Schema = .text, status: String? = nil,
      form: String = "application/x-www-form-urlencoded"
    ) {
      self.summary = summary
      self.parameters = parameters
      self.mediaType = mediaType
      self.answer = answer
      self.status = status
      self.formType = form
    }
  }

  /// A text that is sent with a request: in the query, or in the form of a POST.
  package struct Parameter: Sendable {
    let name: String
    let description: String
    let isRequired: Bool
    let choices: [String]

    /// A text with its name; any value unless there are choices.
    package init(
      _ name: String, _ description: String, isRequired: Bool = false, choices: [String] = []
    ) {
      self.name = name
      self.description = description
      self.isRequired = isRequired
      self.choices = choices
    }
  }

  private let title: String
  private let operations: [Operation]

  /// A document about these operations.
  package init(title: String, operations: [Operation]) {
    self.title = title
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
        $0.member("version", "1")
      }
      $0.member("paths") { paths(in: &$0) }
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

extension OpenAPI.Operation {
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

  /// The names in the path: `id` in `/groups/{id}.json`.
  private var namedSegments: [Substring] {
    let segments = path.split { $0 == "/" || $0 == "." }
    return segments.filter { $0.hasPrefix("{") }.map { $0.dropFirst().dropLast() }
  }

  private func segments(in json: inout JSON) {
    json.list("parameters") { json in
      for name in namedSegments {
        json.object {
          $0.member("name", String(name))
          $0.member("in", "path")
          $0.member("required", true)
          $0.member("schema") { $0.member("type", "string") }
        }
      }
      if method == "get" {
        for parameter in parameters { parameter.writeQuery(in: &json) }
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
          }
        }
      }
    }
  }

  private func responses(in json: inout JSON) {
    json.key(text: status)
    json.object {
      $0.member("description", status == "200" ? "The answer" : "Done; see where it leads")
      if method == "get" {
        $0.member("content") {
          $0.key(text: description.mediaType)
          $0.object { $0.member("schema") { description.answer.write(in: &$0) } }
        }
      }
    }
    for problem in problems {
      json.member(problem.status) {
        $0.member("description", problem.description)
        $0.member("content") {
          $0.member("application/json") {
            $0.member("schema") { ErrorList.shape.schema.write(in: &$0) }
          }
        }
      }
    }
  }

  private var problems: [(status: StaticString, description: String)] {
    let unknown: (StaticString, String) = ("404", "There is no such thing")
    let refused: [(StaticString, String)] = [
      ("403", "It was sent from another site"),
      ("409", "What it is about has changed since, or there is no room for it"),
    ]
    return [("400", "It cannot be read")] + (path.contains("{") ? [unknown] : [])
      + (changesSomething ? refused : [])
      + (parameters.isEmpty ? [] : [("422", "What is wrong, field by field")])
  }
}

extension OpenAPI.Parameter {
  fileprivate func writeQuery(in json: inout JSON) {
    json.object {
      $0.member("name", name)
      $0.member("in", "query")
      $0.member("required", isRequired)
      $0.member("description", description)
      $0.member("schema") { type(in: &$0) }
    }
  }

  fileprivate func writeSchema(in json: inout JSON) {
    type(in: &json)
    json.member("description", description)
  }

  private func type(in json: inout JSON) {
    json.member("type", "string")
    guard !choices.isEmpty else { return }
    json.list("enum") { json in
      for choice in choices { json.string(choice) }
    }
  }
}
