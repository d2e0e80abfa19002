/// A tool that may be framed because it keeps nothing.
package struct EmbeddedTool: Sendable {
  package let stem: String
  package let address: Address
  package let embedding: ToolEmbedding

  init?(_ tool: Tool) {
    guard let embedding = tool.embedding else { return nil }
    stem = tool.stem
    address = tool.tile.address
    self.embedding = embedding
  }
}

extension Site {
  /// The tools that may be framed, in the order of the list of tools.
  var embeddedTools: [EmbeddedTool] { tools.compactMap { EmbeddedTool($0) } }

  /// The framed tool with this stem; nil if there is none.
  func embeddedTool(_ stem: some StringProtocol) -> EmbeddedTool? {
    tools.first { $0.stem == stem }.flatMap { EmbeddedTool($0) }
  }

  /// The tools that keep something, to which pages of other sites can only link.
  var linkedTools: [Tool] { tools.filter { $0.embedding == nil } }
}
