/// The name under which a browser saves a file: small letters, digits, hyphens and, before a date,
/// spaces, which every system takes.
package struct FileName: Equatable, Sendable {
  /// The name with its ending: "loan-300000-at-7-percent-30-years.pdf".
  package let text: String

  private static let longest = 80

  /// A name made of words.
  ///
  /// A comma between digits is left out and "%" is spelt out. All else that is no Latin letter and
  /// no digit becomes a hyphen. Without any of these the name is "file".
  ///
  ///     FileName("Loan £300,000 at 7%", type: "pdf")  // loan-300000-at-7-percent.pdf
  ///
  /// - Parameters:
  ///   - words: The content of the file in a few words.
  ///   - type: The ending, without a dot.
  package init(_ words: String, type: StaticString) {
    let spelt = words.lowercased().replacing("%", with: " percent ")
    let pieces = spelt.filter { !",’'".contains($0) }
      .split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = pieces.joined(separator: "-").prefix(Self.longest)
    let ending = name.last == "-" ? name.dropLast() : name
    text = "\(ending.isEmpty ? "file" : ending).\(type)"
  }

  /// The name of what stood on a day, as the contract spells it: "my debts 2026-11-27.pdf".
  package init(_ words: StaticString, on day: CalendarDate, type: StaticString) {
    text = "\(words) \(day.iso).\(type)"
  }
}

extension FileName: ExpressibleByStringLiteral {
  /// A fixed name, taken as it is: "cards.csv".
  package init(stringLiteral name: StaticString) { text = "\(name)" }
}
