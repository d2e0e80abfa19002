/// Everything that programs can ask, written from the description that they read.
struct ProgramsPage {
  let description: OpenAPI

  var page: Page {
    Page(
      title: "For programs",
      lead: "Every address that a program can ask, with what it takes and what it answers.",
      description: "The addresses, parameters and answers of Farthing for programs.",
      content: """
        <div class="prose">
        <p>This page is made from <a\(href: SitePath.openAPI.address)>the description in OpenAPI</a>, \
        which programs can read. No key is needed, and no account. Whoever asks for too much at once is \
        answered 429.</p>
        <p>\(description.description)</p>
        <p>Where an address ends in .json, the answer is JSON. The same goes for one that sends \
        “Accept: application/json”. Amounts are text, such as "1234.50".</p>
        </div>
        \(each: description.operations, operation)
        """)
  }

  private func operation(_ operation: OpenAPI.Operation) -> HTML {
    """
    <details>
    <summary><code>\(operation.method.uppercased()) \(operation.path)</code> \(operation.description.summary)</summary>
    \(parameters(operation.openings + operation.description.parameters))\
    \(answers(operation))\
    <p>For example: <code>\(ProgramExample(operation: operation).text)</code></p>
    </details>

    """
  }

  private func parameters(_ parameters: [OpenAPI.Parameter]) -> HTML? {
    guard !parameters.isEmpty else { return nil }
    return """
      <ul>
      \(each: parameters, { parameter in
        """
        <li><code>\(parameter.name)</code>\(parameter.isRequired ? " (required)" : ""): \
        \(parameter.description); \(parameter.schema.words), like <code>\(parameter.example)</code>

        """
      })\
      </ul>

      """
  }

  private func type(of operation: OpenAPI.Operation) -> HTML {
    " in <code>\(operation.description.mediaType)</code>"
  }

  private func answers(_ operation: OpenAPI.Operation) -> HTML {
    let outline = operation.description.response.outline
    return """
      <p>It answers\(operation.method == "get" ? type(of: operation) : nil):</p>
      <ul>
      \(each: operation.outcomes, { "<li>\($0.status): \($0.description)</li>\n" })\
      </ul>
      \(outline.isEmpty ? nil : "<pre class=\"snippet\" tabindex=\"0\" role=\"group\" aria-label=\"Members of the answer\">\(outline)</pre>\n" as HTML)
      """
  }
}

/// One request of an operation, with the examples of what it needs or is usually asked.
struct ProgramExample {
  let operation: OpenAPI.Operation

  /// The request as one would write it down.
  var text: String {
    let fields = fields
    guard operation.method == "get" else {
      return "POST \(path)\(fields.isEmpty ? "" : " with \(fields)")"
    }
    return fields.isEmpty ? path : "\(path)?\(fields)"
  }

  private var path: String {
    operation.openings.reduce(operation.path) {
      $0.replacing("{\($1.name)}", with: $1.example)
    }
  }

  private var fields: String {
    operation.description.parameters.filter { $0.isRequired || $0.isInExample }
      .map { "\($0.name)=\($0.example.replacing(" ", with: "+"))" }
      .joined(separator: "&")
  }
}
