package import Formats

/// The tools of an answer: its months, its files, copying, printing, listening.
package struct AnswerTools: Sendable {
  private let every: (words: String, address: Address)?
  private let files: [(words: String, address: Address)]
  private let hasLink: Bool

  /// The tools of an answer.
  ///
  /// - Parameters:
  ///   - every: The link to all months or payments; nil if there is none.
  ///   - files: A link for each of its files.
  ///   - hasLink: False where the address shows others nothing, so that there is none to share.
  package init(
    every: (words: String, address: Address)? = nil, files: [(words: String, address: Address)],
    hasLink: Bool = true
  ) {
    self.every = every
    self.files = files
    self.hasLink = hasLink
  }

  /// The words of the link to a report, which stands before the fold.
  package static let report = "Save as PDF"

  /// The months, the report, sharing and listening, and the rest behind one press; the buttons appear
  /// where scripts can do what they say.
  package var html: HTML {
    """
    <p class="tools">
    \(every.map { "<a\(href: $0.address)>\($0.words)</a>\n" as HTML })\
    \(links { $0 == Self.report })\
    \(hasLink ? Self.sharing : nil)\
    <button type="button" class="link" data-listen hidden>Listen</button>
    </p>
    \(details("Save or share", """
      <p class="tools">
      \(links { $0 != Self.report })\
      <button type="button" class="link" data-print hidden>Print</button>
      </p>
      """))
    """
  }

  private func links(_ isWanted: (String) -> Bool) -> HTML {
    "\(each: files.filter { isWanted($0.words) }, { "<a\(href: $0.address)>\($0.words)</a>\n" })"
  }

  private static let sharing: HTML = """
    <button type="button" class="link" data-share hidden>Share</button>
    <button type="button" class="link" data-copy hidden>Copy link</button>

    """
}
