/// The people or the organisation that run a site, as its pages name them.
package struct SiteHost: Sendable, Equatable {
  /// The way to reach a host.
  package enum Contact: Sendable, Equatable {
    case email(EmailAddress)
    /// A page with a form or an address.
    case web(WebAddress)
  }

  package let name: String
  package let contact: Contact

  /// The working days within which it answers.
  package let responseDays: Int

  /// The nations of the United Kingdom whose law applies to it; nil when it does not say.
  package let nations: [Nation]?

  /// A host with a name and one way to reach it.
  package init(
    name: String, contact: Contact, responseDays: Int = Self.usualDays, nations: [Nation]? = nil
  ) {
    self.name = name
    self.contact = contact
    self.responseDays = responseDays
    self.nations = nations
  }

  /// The working days of a host that does not say.
  package static let usualDays = 10

  /// A number of working days: "1 working day".
  package static func counted(_ days: Int) -> String {
    days == 1 ? "1 working day" : "\(days) working days"
  }

  /// A link to the contact.
  ///
  /// Its words are the e-mail address or the page's address.
  package var link: HTML {
    switch contact {
    case .email(let address): "<a href=\"mailto:\(address.text)\">\(address.text)</a>"
    case .web(let address):
      "<a href=\"\(address.text)\" rel=\"noreferrer\">\(address.words)</a>"
    }
  }
}

extension SiteHost.Contact {
  /// The address of a link to it.
  package var address: String {
    switch self {
    case .email(let address): "mailto:\(address.text)"
    case .web(let address): address.text
    }
  }
}

/// An e-mail address that needs no escape in a link: letters, digits, `.`, `_`, `+` and `-` before
/// the `@`, and a host name after it.
///
/// RFC 5322 allows more, which nobody gives out as a contact and which would have to be encoded.
package struct EmailAddress: Sendable, Equatable {
  package let text: String

  /// Reads an address; nil when it is not one of these.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(Self.isLocalByte),
      parts[1].contains("."), WebAddress.isHostName(parts[1])
    else { return nil }
    self.text = text
  }

  private static func isLocalByte(_ byte: UInt8) -> Bool {
    byte.isInKey || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
  }
}
