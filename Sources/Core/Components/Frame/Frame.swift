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
  package private(set) var help: HelpLines
  /// How the page looks inside somebody else's, when that is where it goes.
  package private(set) var embedding: Embedding?
  /// Where the visitor lives; nil on a page that cannot be asked for again to choose it.
  private(set) var nationChoice: NationChoice? = NationChoice()

  let surroundings: Surroundings

  package init(tools: [Tool], assets: Assets, help: HelpLines) {
    self.tools = tools
    self.assets = assets
    self.help = help
    surroundings = Surroundings(tools, assets)
  }

  /// The same site inside somebody else's, with its help lines.
  package func embedded(_ embedding: Embedding, help: HelpLines) -> Frame {
    var frame = self
    frame.embedding = embedding
    frame.help = help
    return frame
  }

  /// The same site for a visitor who says where they live, or could.
  package func choosing(_ choice: NationChoice?) -> Frame {
    var frame = self
    frame.nationChoice = choice
    return frame
  }
}
