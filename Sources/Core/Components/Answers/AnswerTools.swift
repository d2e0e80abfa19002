/// The row below an answer: share its link, listen to it, save or print it.
package struct AnswerTools: Sendable {
  private let files: [(words: String, address: Address)]
  private let hasLink: Bool

  /// The tools of an answer.
  ///
  /// - Parameters:
  ///   - files: A link for each of its files.
  ///   - hasLink: False where the address shows others nothing, so that there is none to share.
  package init(
    files: [(words: String, address: Address)],
    hasLink: Bool = true
  ) {
    self.files = files
    self.hasLink = hasLink
  }

  package static let report = "Save as PDF"
  package static let table = "Save as CSV"

  /// Buttons to share and to listen, and a fold with the files; buttons appear where scripts can do
  /// what they say.
  package var html: HTML {
    """
    <div class="exits">
    \(hasLink ? Self.sharing : nil)\
    <button type="button" class="plainly" data-listen hidden>Listen</button>
    \(files.isEmpty ? Self.printing : details("Save", """
      <p class="tools">
      \(each: files, { "<a\(href: $0.address)>\($0.words)</a>\n" })\
      \(Self.printing)</p>
      """))
    </div>
    """
  }

  private static let sharing: HTML = """
    <button type="button" class="plainly" data-share hidden>Share</button>
    <button type="button" class="plainly" data-copy hidden>Copy link</button>

    """

  private static let printing: HTML = """
    <button type="button" class="link" data-print hidden>Print</button>

    """
}
