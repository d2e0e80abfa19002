/// A path with named parameters, such as `/groups/{id}/payments/{p}`.
package struct PathPattern: Sendable, Hashable {
  /// The part of a path between two slashes.
  enum Segment: Sendable, Hashable {
    case text(String)

    /// A named value, followed by an ending such as `.json`.
    case opening(Opening, ending: String)
  }

  /// The place of a named value.
  struct Opening: Sendable, Hashable {
    let name: String

    /// A regular expression that matches the text of the value.
    let expression: String

    /// A text that it matches.
    let example: String
  }

  private(set) var segments: [Segment]

  init(_ path: String) {
    segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { .text(String($0)) }
  }

  /// The path as OpenAPI writes it: `/groups/{id}.json`.
  package var described: String {
    text { opening, ending in "{\(opening.name)}\(ending)" }
  }

  /// The values in the path, in their order, for OpenAPI.
  package var parameters: [OpenAPI.Parameter] {
    segments.compactMap { segment in
      guard case .opening(let opening, _) = segment else { return nil }
      return OpenAPI.Parameter(
        opening.name, "A part of the path", isRequired: true,
        .limited(pattern: "^\(opening.expression)$", most: nil),
        example: opening.example)
    }
  }

  /// The path for logs and counts, without its values: `/groups/*.json`.
  package var masked: String {
    text { _, ending in "*\(ending)" }
  }

  /// A regular expression that matches the whole path, for nginx.
  package var expression: String {
    "^"
      + segments.map { segment in
        switch segment {
        case .text(let text): "/" + Self.escaped(text)
        case .opening(let opening, let ending):
          "/" + opening.expression + Self.escaped(ending)
        }
      }.joined() + "$"
  }

  /// True for the path of JSON rather than of a page.
  package var isDocument: Bool { described.hasSuffix(".json") }

  package var isFixed: Bool { parameters.isEmpty }

  func appending(_ segment: Segment) -> PathPattern {
    var longer = self
    longer.segments.append(segment)
    return longer
  }

  /// The same path with a text after its last segment.
  func ending(in text: String) -> PathPattern {
    var longer = self
    switch longer.segments.removeLast() {
    case .text(let before): longer.segments.append(.text(before + text))
    case .opening(let opening, let before):
      longer.segments.append(.opening(opening, ending: before + text))
    }
    return longer
  }

  /// The texts of the values in a path that matches; nil for any other path.
  func texts(in path: ArraySlice<Substring>) -> ArraySlice<Substring>? {
    guard path.count == segments.count else { return nil }
    var found: ArraySlice<Substring> = []
    for (place, segment) in segments.enumerated() {
      let text = path[path.startIndex + place]
      switch segment {
      case .text(let expected):
        guard expected == text else { return nil }
      case .opening(_, let ending):
        guard text.hasSuffix(ending) else { return nil }
        found.append(text.dropLast(ending.count))
      }
    }
    return found
  }

  private func text(_ text: (Opening, String) -> String) -> String {
    segments.map { segment in
      switch segment {
      case .text(let name): "/" + name
      case .opening(let opening, let ending): "/" + text(opening, ending)
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { $0 == "." ? "[.]" : String($0) }.joined()
  }
}
