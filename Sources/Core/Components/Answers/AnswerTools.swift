package import Markup

/// The tools of an answer: its files, copying, printing, listening.
package struct AnswerTools: Sendable {
  private let files: [(words: String, address: Address)]
  private let hasLink: Bool

  /// The tools of an answer.
  ///
  /// - Parameters:
  ///   - files: A link for each of its files.
  ///   - hasLink: False where the address shows others nothing, so that there is none to share.
  package init(files: [(words: String, address: Address)], hasLink: Bool = true) {
    self.files = files
    self.hasLink = hasLink
  }

  /// The links and buttons; the buttons appear where scripts can do what they say.
  package var html: HTML {
    """
    <p class="tools">
    \(each: files, { file in "<a\(href: file.address)>\(file.words)</a>\n" })\
    \(hasLink ? Self.sharing : nil)\
    <button type="button" class="link" data-print hidden>Print</button>
    <button type="button" class="link" data-listen hidden>Listen</button>
    </p>
    """
  }

  private static let sharing: HTML = """
    <button type="button" class="link" data-share hidden>Share</button>
    <button type="button" class="link" data-copy hidden>Copy link</button>

    """
}
