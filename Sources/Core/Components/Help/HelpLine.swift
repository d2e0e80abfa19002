extension HelpLines {
  /// An organisation that helps with money.
  package struct Line: Sendable, Equatable {
    package let name: String
    package let contact: Contact
    /// The opening hours in words; nil when they are not known.
    package let hours: String?
    /// The nations of the United Kingdom that it serves; nil for all.
    package let nations: [Nation]?
    /// The tools on whose pages it appears; nil for all.
    package let tools: [Address]?
    /// The source of its number; nil for lines from the site's settings.
    package let source: Source?
    /// The number for text relay, as the organisation publishes it; nil when it publishes none.
    package let relay: String?
    /// True for a line for people who are self-employed or run a small business.
    package let isForBusinesses: Bool

    let servesAll: Bool
    /// The nations that it serves, in words.
    let place: String

    /// The line in a list, drawn once: see ``Markup/Drawn``.
    let item: HTML
    /// The same with the nations that it serves.
    let itemWithPlace: HTML
    /// The name and the link alone, for a sentence.
    let inShort: HTML

    /// A line from its facts; for everybody and everywhere unless said otherwise.
    package init(
      name: String, contact: Contact, hours: String? = nil, nations: [Nation]? = nil,
      tools: [Address]? = nil, source: Source? = nil, relay: String? = nil,
      isForBusinesses: Bool = false
    ) {
      self.name = name
      self.contact = contact
      self.hours = hours
      self.nations = nations
      self.tools = tools
      self.source = source
      self.relay = relay
      self.isForBusinesses = isForBusinesses
      servesAll = nations.map { nations in Nation.allCases.allSatisfy(nations.contains) } ?? true
      place = servesAll ? "Anywhere in the UK" : (nations ?? []).map(\.name).inWords
      let facts = [isForBusinesses ? Self.audience : nil, hours]
      item = Self.item(name, contact, facts, relay)
      itemWithPlace = Self.item(name, contact, [place] + facts, relay)
      inShort = "\(name) \(Self.link(to: contact))"
    }

    var link: HTML { Self.link(to: contact) }

    private static let audience = "If you’re self-employed or run a small business"

    private static func item(
      _ name: String, _ contact: Contact, _ facts: [String?], _ relay: String?
    ) -> HTML {
      """
      <li>\(name)\(each: facts.compactMap(\.self), { " <span>\($0)</span>" }) \
      \(link(to: contact))\(relay.map(Self.link(toRelay:)))

      """
    }

    private static func link(to contact: Contact) -> HTML {
      """
      <a\(attribute: "href", contact.link)\(attribute: "rel", contact.relation)>\
      \(contact.words)</a>
      """
    }

    private static func link(toRelay number: String) -> HTML {
      " <a href=\"\(Contact.phone(number).link)\">Text relay: \(number)</a>"
    }

    /// A line that is reached by phone.
    package init(
      name: String, phone: String, hours: String? = nil, nations: [Nation]? = nil,
      source: Source? = nil, isForBusinesses: Bool = false
    ) {
      self.init(
        name: name, contact: .phone(phone), hours: hours, nations: nations, source: source,
        isForBusinesses: isForBusinesses)
    }

    /// True when it serves people in a nation.
    package func serves(_ nation: Nation) -> Bool { nations?.contains(nation) ?? true }

    /// The line for paper: "Advice NI 0800 915 4604 (Northern Ireland)".
    var words: String {
      let facts = [
        servesAll ? nil : place, isForBusinesses ? "for the self-employed" : nil, hours,
        relay.map { "text relay \($0)" },
      ].compactMap(\.self)
      let aside = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
      return "\(name) \(contact.words)\(aside)"
    }
  }

  /// A phone number or a page.
  package enum Contact: Sendable, Equatable {
    case phone(String)
    case web(WebAddress)
  }

  /// The publisher of a number and the day on which it was last checked.
  package struct Source: Sendable, Equatable {
    package let words: String
    /// The day on which it was last checked.
    package let checked: CalendarDate

    package init(_ words: String, checked: CalendarDate) {
      self.words = words
      self.checked = checked
    }
  }
}

extension HelpLines.Contact {
  /// The address of a link to it; a phone number is written in digits alone.
  fileprivate var link: String {
    switch self {
    case .phone(let number):
      "tel:" + number.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
    case .web(let address): address.text
    }
  }

  /// The phone number, or the address as people say it.
  package var words: String {
    switch self {
    case .phone(let number): number
    case .web(let address): address.words
    }
  }

  /// The `rel` attribute of a link: other sites get no referrer.
  var relation: String? {
    switch self {
    case .phone: nil
    case .web: "noreferrer"
    }
  }
}
