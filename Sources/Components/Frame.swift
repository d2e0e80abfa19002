package import Finance
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

/// The served names of our own files: `farthing.css` is `/assets/farthing.3f2a….css`.
package struct Assets: Sendable {
  private let served: [String: String]
  private let integrities: [String: String]

  package init(served: [String: String], integrities: [String: String] = [:]) {
    self.served = served
    self.integrities = integrities
  }

  /// The generator's list: a line for each file, its plain name, the served one and the digest.
  package init(list: String) {
    let lines = list.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      .filter { $0.count == 3 }
    served = Dictionary(lines.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    integrities = Dictionary(lines.map { ($0[0], $0[2]) }, uniquingKeysWith: { first, _ in first })
  }

  /// What an `integrity` attribute says of a file.
  package func integrity(of name: String) -> String? {
    integrities[name]
  }

  /// The address of a file by its plain name.
  package subscript(_ name: String) -> Address {
    Address("/assets").appending(served[name] ?? name)
  }
}

/// Where to find free help with money, by the currency a page works in: a number that cannot be
/// called from there helps nobody.
package struct HelpLines: Sendable, Equatable {
  package struct Line: Sendable, Equatable {
    package let name: String
    package let phone: String
    package let hours: String?

    /// The number as a phone dials it.
    let digits: String

    package init(name: String, phone: String, hours: String? = nil) {
      self.name = name
      self.phone = phone
      digits = phone.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
      self.hours = hours
    }
  }

  private let lines: [Currency: [Line]]

  package init(_ lines: [Currency: [Line]]) {
    self.lines = lines
  }

  package subscript(_ currency: Currency) -> [Line] {
    lines[currency] ?? []
  }

  /// The same lines, with others where a page works in one currency.
  package func replacing(_ lines: [Line], in currency: Currency) -> HelpLines {
    HelpLines(self.lines.merging([currency: lines]) { _, replacement in replacement })
  }
}
