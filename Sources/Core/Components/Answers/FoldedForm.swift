/// A line with the figures that were asked about, which opens the form to change them.
package struct FoldedForm: Sendable {
  private let summary: HTML
  private let form: HTML
  private let isOpen: Bool

  /// A form behind its line, which has the answers in short: "£2,292 at 17.91% APR".
  package init(_ summary: HTML, form: HTML, isOpen: Bool = false) {
    self.summary = summary
    self.form = form
    self.isOpen = isOpen
  }

  package var html: HTML {
    """
    <details class="asked"\(flag: "open", isOpen)>
    <summary><span>\(summary)</span> <span class="change">Change</span></summary>
    \(form)
    </details>
    """
  }
}
