import Components

/// A tool that may be shown in other sites' pages: one that keeps nothing.
enum EmbeddedTool: String, Sendable, CaseIterable {
  case creditCard = "credit-card"
  case loan
  case studentLoan = "student-loan"
  case rates

  /// The tools that keep something: never in a frame, only a button that leads to them.
  static let linked: [(stem: String, tool: Frame.Tool)] = [
    ("cards", CardsPage.tool), ("groups", GroupsPage.tool),
  ]

  /// What a list of tools in the settings may hold.
  static let listed =
    allCases.map { (stem: $0.rawValue, tool: $0.tool) } + linked

  var tool: Frame.Tool {
    switch self {
    case .creditCard: CreditCardPage.tool
    case .loan: LoanPage.tool
    case .studentLoan: StudentLoanPage.tool
    case .rates: RatesPage.tool
    }
  }

  /// What a frame with the tool is called.
  var title: String {
    switch self {
    case .creditCard, .loan, .studentLoan: "\(tool.name) calculator"
    case .rates: tool.name
    }
  }

  /// The same words in the middle of a sentence.
  var inSentence: String { title.prefix(1).lowercased() + title.dropFirst() }
}
