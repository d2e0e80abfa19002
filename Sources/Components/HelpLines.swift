package import Finance

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
