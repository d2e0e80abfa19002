/// The shape that the description for programs gives a path's answer.
struct DescribedShape {
  private let path: String
  private let schema: JSONValue

  /// The description of all paths.
  private static let document = try? JSONValue(TestSite.get("/openapi.json").body)

  init(of path: String) throws {
    let operation = try #require(Self.document)["paths"]?[path]?["get"]
    let response = operation?["responses"]?["200"]?["content"]
    self.path = path
    schema = try #require(response?["application/json"]?["schema"], "\(path)")
  }

  /// Where a value is not as it is described, or has members that are not.
  func differences(_ value: JSONValue) throws -> [String] {
    try differences(value, schema, at: path)
  }

  private func differences(
    _ value: JSONValue, _ schema: JSONValue, at place: String
  ) throws -> [String] {
    if let choices = schema["anyOf"]?.array {
      let tries = try choices.map { try differences(value, $0, at: place) }
      return tries.contains(where: \.isEmpty) ? [] : tries.first ?? [place]
    }
    switch (value.content, schema["type"]?.string) {
    case (.null, "null"), (.bool, "boolean"), (.number, "integer"), (.string, "string"): return []
    case (.array(let elements), "array"):
      let items = try #require(schema["items"])
      return try elements.flatMap { try differences($0, items, at: place + "[]") }
    case (.object(let members), "object"):
      return try members.flatMap { member in
        let described = schema["properties"]?[member.name] ?? schema["additionalProperties"]
        return try described.map {
          try differences(member.value, $0, at: "\(place).\(member.name)")
        } ?? ["\(place).\(member.name)"]
      }
    default: return [place]
    }
  }
}
