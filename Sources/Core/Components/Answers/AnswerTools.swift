package import Markup

/// The tools of an answer: its files, copying, printing, listening.
package struct AnswerTools: Sendable {
  private let files: [(words: String, address: Address)]

  /// The tools of an answer, with a link for each of its files.
  package init(files: [(words: String, address: Address)]) {
    self.files = files
  }

  /// The links and buttons; the buttons appear where scripts can do what they say.
  package var html: HTML {
    """
    <p class="tools">
    \(each: files, { file in "<a\(href: file.address)>\(file.words)</a>\n" })\
    <button type="button" class="link" data-share hidden>Share</button>
    <button type="button" class="link" data-copy hidden>Copy link</button>
    <button type="button" class="link" data-print hidden>Print</button>
    <button type="button" class="link" data-listen hidden>Listen</button>
    </p>
    """
  }
}
