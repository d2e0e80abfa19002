/// A line for paper, which lacks the form and the address: the question, the day and the address.
package struct PrintedLine: Sendable {
  private let asked: String
  private let day: String

  /// The whole address of the same answer.
  package let address: String

  /// A line about an answer.
  ///
  /// - Parameters:
  ///   - asked: The question in short, such as "£2,292 at 17.91%".
  ///   - day: The day of the answer, in words.
  ///   - origin: The site's own origin, such as `https://farthing.example`.
  ///   - address: The address of the same answer.
  package init(_ asked: String, on day: String, at origin: String, _ address: Address) {
    self.asked = asked
    self.day = day
    self.address = origin + address.text
  }

  /// The line as text.
  ///
  /// An example is "£2,292 at 17.91%. Worked out on 20 November 2026 at https://farthing.example/…".
  package var words: String { "\(wordsBeforeAddress) \(address)" }

  /// The line without the address at its end.
  package var wordsBeforeAddress: String { "\(asked). Worked out on \(day) at" }

  /// The paragraph, hidden on screens.
  package var html: HTML { "<p class=\"on-paper printed\">\(words)</p>\n" }
}
