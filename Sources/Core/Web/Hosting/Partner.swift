/// A charity or other organisation that shows our tools on its own pages.
package struct Partner: Sendable, Equatable {
  /// The name of the partner in addresses: `/embed/loan?partner=` and this.
  package let id: String
  package let name: String
  /// The origins whose pages may hold our frames: `https://www.example.org`.
  package let origins: [String]
  /// The colour of its buttons and links; nil for ours.
  package let accent: Colour?
  /// Its own words in the frame's last line, such as "In partnership with …".
  package let credit: String?
  /// Its own advice lines, in place of the standard ones.
  package let help: [HelpLines.Line]
  /// The stems of the tools it may show or link to; nil for all.
  package let tools: [String]?
  /// The currency that tools in its frames begin with, and of the country where its advice lines
  /// can be called.
  package let currency: Currency?
  /// The key with which it sees how often its frames were used; nil when it cannot.
  package let countsKey: String?

  package init(
    id: String, name: String, origins: [String], accent: Colour? = nil, credit: String? = nil,
    help: [HelpLines.Line] = [], tools: [String]? = nil, currency: Currency? = nil,
    countsKey: String? = nil
  ) {
    self.id = id
    self.name = name
    self.origins = origins
    self.accent = accent
    self.credit = credit
    self.help = help
    self.tools = tools
    self.currency = currency
    self.countsKey = countsKey
  }

  /// The corrected colours, when its accent would be hard to read; nil otherwise.
  var corrected: AccentTheme? {
    accent.map { AccentTheme($0) }.flatMap { $0.isAsAsked ? nil : $0 }
  }

  /// True when the partner may show the tool with this stem.
  package func shows(_ stem: String) -> Bool {
    tools?.contains(stem) ?? true
  }
}

/// The partners of a site.
package struct Partners: Sendable, Equatable {
  package let all: [Partner]
  /// True when any site may frame the tools.
  package let isOpen: Bool

  package init(_ all: [Partner] = [], isOpen: Bool = false) {
    self.all = all
    self.isOpen = isOpen
  }

  /// The partner with this id; nil if there is none.
  package subscript(_ id: String?) -> Partner? {
    id.flatMap { id in all.first { $0.id == id } }
  }

  /// The origins that may frame a tool: the named partner's, else every partner's.
  package func framing(for partner: Partner? = nil) -> Response.Framing {
    isOpen ? .anybody : .origins(partner?.origins ?? all.flatMap(\.origins))
  }

  /// True when a page of this origin may frame the tools of a partner, or of all partners.
  package func mayBeFramed(by origin: String, for partner: Partner?) -> Bool {
    isOpen || (partner.map { [$0] } ?? all).contains { $0.origins.contains(origin) }
  }
}
