/// The parts around every page of one site: its tools, its files, its help lines.
package struct PageLayout: Sendable {
  /// A tool as navigation and home page show it.
  package struct Tool: Sendable {
    package let name: String
    package let sentence: String
    package let address: Address
    /// True for one whose pages have the style sheet of calculators.
    package let isCalculator: Bool

    package init(name: String, sentence: String, address: Address, isCalculator: Bool = false) {
      self.name = name
      self.sentence = sentence
      self.address = address
      self.isCalculator = isCalculator
    }
  }

  /// The tools in the row of links above every page, in their order.
  package let tools: [Tool]
  /// All tools, for the menu.
  package let menu: [Tool]
  package let assets: Assets
  package private(set) var help: HelpLines
  /// The host of the site, whom its pages name; nil if the settings have none.
  package let host: SiteHost?
  /// The look in a frame on another site; nil on the site itself.
  package private(set) var embedding: Embedding?
  /// The nation where the visitor lives; nil on a page that cannot be requested again to choose it.
  private(set) var nationChoice: NationChoice? = NationChoice()

  let surroundings: Surroundings
  /// The addresses of calculators, whose pages have a lighter style sheet.
  package let calculators: Set<Address>

  /// The parts around pages of the site itself.
  ///
  /// - Parameters:
  ///   - tools: The tools in the row of links.
  ///   - menu: All tools; nil for the same ones.
  ///   - assets: The files of the site.
  ///   - help: The help lines.
  ///   - host: The host; nil for none.
  ///   - calculators: The addresses that all pages of calculators name as their tool.
  package init(
    tools: [Tool], menu: [Tool]? = nil, assets: Assets, help: HelpLines, host: SiteHost? = nil,
    calculators: Set<Address> = []
  ) {
    self.tools = tools
    self.menu = menu ?? tools
    self.assets = assets
    self.help = help
    self.host = host
    surroundings = Surroundings(tools, menu: self.menu, assets, host)
    self.calculators = calculators
  }

  /// The same site in a frame on another site, with the partner's help lines.
  package func embedded(_ embedding: Embedding, help: HelpLines) -> PageLayout {
    var layout = self
    layout.embedding = embedding
    layout.help = help
    return layout
  }

  /// The same site with another choice of nation; nil removes the choice.
  package func choosing(_ choice: NationChoice?) -> PageLayout {
    var layout = self
    layout.nationChoice = choice
    return layout
  }
}
