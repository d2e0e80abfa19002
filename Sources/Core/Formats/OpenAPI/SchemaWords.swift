extension OpenAPI.Schema {
  /// The schema of a text or a number in a few words: "one of yes, no".
  package var words: String {
    switch self {
    case .text, .pattern, .limited: "text"
    case .format(let format): "\(format)"
    case .choice(let choices): "one of " + choices.joined(separator: ", ")
    case .file: "file"
    case .named(let name, let schema): schema.isObject ? name : schema.words
    case .count: "whole number"
    case .truth: "true or false"
    case .null: "null"
    case .list(let element): "list of " + element.words
    case .map(let value): "names with " + value.words
    case .object: "object"
    case .either(let schemas): schemas.map(\.words).joined(separator: " or ")
    }
  }

  /// The schema of an answer as an outline, with a line for each member and two spaces for each level.
  package var outline: String { outline(indented: 0) }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }

  private func outline(indented level: Int) -> String {
    switch self {
    case .object(let properties):
      properties.map { property in
        String(repeating: "  ", count: level)
          + "\(property.name): \(property.schema.inLine)\n"
          + property.schema.outline(indented: level + 1)
      }.joined()
    case .list(let inner), .map(let inner): inner.outline(indented: level)
    case .named(_, let inner): inner.outline(indented: level)
    case .either(let schemas): schemas.map { $0.outline(indented: level) }.joined()
    default: ""
    }
  }

  /// The words of a member, whose own members follow below.
  private var inLine: String {
    switch self {
    case .named(_, let inner): inner.inLine
    case .list(let inner): "list of " + inner.inLine
    case .map(let inner): "names with " + inner.inLine
    case .either(let schemas):
      schemas.map(\.inLine).reduce(into: [String]()) { all, words in
        if !all.contains(words) { all.append(words) }
      }.joined(separator: " or ")
    default: words
    }
  }
}
