package import Markup

/// What stands around every page of one site: its tools, its files, its help lines.
package struct Frame: Sendable {
  /// A tool, as navigation and the home page show it.
  package struct Tool: Sendable {
    package let name: String
    package let sentence: String
    package let address: Address

    package init(name: String, sentence: String, address: Address) {
      self.name = name
      self.sentence = sentence
      self.address = address
    }
  }

  package let tools: [Tool]
  package let assets: Assets
  package let help: HelpLines
  /// How the page looks inside somebody else's, when that is where it goes.
  package let embedding: Embedding?

  let surroundings: Surroundings

  package init(tools: [Tool], assets: Assets, help: HelpLines) {
    self.init(tools, assets, help, nil, Surroundings(tools, assets))
  }

  private init(
    _ tools: [Tool], _ assets: Assets, _ help: HelpLines, _ embedding: Embedding?,
    _ surroundings: Surroundings
  ) {
    self.tools = tools
    self.assets = assets
    self.help = help
    self.embedding = embedding
    self.surroundings = surroundings
  }

  /// The same site inside somebody else's, with its help lines.
  package func embedded(_ embedding: Embedding, help: HelpLines) -> Frame {
    Frame(tools, assets, help, embedding, surroundings)
  }
}
