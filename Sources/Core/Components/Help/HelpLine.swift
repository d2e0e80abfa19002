package import Calendars
import Finance
package import Markup

extension HelpLines {
  /// Somebody who helps with money: who, how to reach them, and for whom they are there.
  package struct Line: Sendable, Equatable {
    package let name: String
    package let contact: Contact
    package let hours: String?
    /// The nations of the United Kingdom that it serves, where it does not serve all of them.
    package let nations: [Nation]?
    /// The tools beside which it stands, where it does not help with everything.
    package let tools: [Address]?
    /// Where its number was read, and when.
    package let source: Source?

    package init(
      name: String, contact: Contact, hours: String? = nil, nations: [Nation]? = nil,
      tools: [Address]? = nil, source: Source? = nil
    ) {
      self.name = name
      self.contact = contact
      self.hours = hours
      self.nations = nations
      self.tools = tools
      self.source = source
    }

    package init(
      name: String, phone: String, hours: String? = nil, nations: [Nation]? = nil,
      source: Source? = nil
    ) {
      self.init(
        name: name, contact: .phone(phone), hours: hours, nations: nations, source: source)
    }

    package func serves(_ nation: Nation) -> Bool { nations?.contains(nation) ?? true }

    var servesAll: Bool { Nation.allCases.allSatisfy(serves) }
  }

  package enum Contact: Sendable, Equatable {
    case phone(String)
    case web(WebAddress)
  }

  /// Who says how a line is reached, and the day on which that was last looked at.
  package struct Source: Sendable, Equatable {
    package let words: String
    package let checked: CalendarDate

    package init(_ words: String, checked: CalendarDate) {
      self.words = words
      self.checked = checked
    }
  }
}

extension HelpLines.Contact {
  /// The address of a link to it; a phone number is written as a phone dials it.
  var link: String {
    switch self {
    case .phone(let number):
      "tel:" + number.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
    case .web(let address): address.text
    }
  }

  package var words: String {
    switch self {
    case .phone(let number): number
    case .web(let address): address.words
    }
  }

  /// A site of somebody else's is not told where the visitor comes from.
  var relation: String? {
    switch self {
    case .phone: nil
    case .web: "noreferrer"
    }
  }
}
