/// The things that a tool keeps in a browser, for the home page of a returning visitor.
package struct ToolKeeping: Sendable {
  /// The cookie that says that there is something; the home page is sent from files without it.
  package let cookie: StateCookie

  /// Sums up what a request's cookies keep, the most urgent first.
  package let summaries: @Sendable (Request, Site) -> [KeptSummary]

  package init(
    in cookie: StateCookie, summaries: @escaping @Sendable (Request, Site) -> [KeptSummary]
  ) {
    self.cookie = cookie
    self.summaries = summaries
  }
}

/// One thing that a tool keeps, in a figure and a link.
package struct KeptSummary: Sendable {
  /// The meaning of a figure.
  package enum Look: String, Sendable {
    /// To be paid.
    case cost
    /// To be received, or settled.
    case good
  }

  /// A figure in large digits, and the words after it: "£90", "by tomorrow".
  package let figure: (look: Look, amount: String, words: String)?
  /// The words of the link: "Pay Monzo Flex".
  package let name: HTML
  package let address: Address
  /// A line below the link.
  package let detail: String
  /// Forms that answer a question about it; nil for none.
  package let actions: HTML?
  /// A sentence for the heading of the page, such as "£90 is due tomorrow."; nil if it is not
  /// urgent.
  package let urgent: String?

  package init(
    _ name: HTML, at address: Address, detail: String,
    figure: (look: Look, amount: String, words: String)? = nil, actions: HTML? = nil,
    urgent: String? = nil
  ) {
    self.name = name
    self.address = address
    self.detail = detail
    self.figure = figure
    self.actions = actions
    self.urgent = urgent
  }
}
