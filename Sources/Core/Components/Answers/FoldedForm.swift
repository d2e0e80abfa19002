/// A line with the figures that were asked about, which opens the form to change them.
package struct FoldedForm: Sendable {
  private let summary: HTML
  private let form: HTML
  private let isOpen: Bool

  /// A form behind its line.
  ///
  /// - Parameters:
  ///   - summary: The answers in short: "£2,292 at 17.91% APR".
  ///   - form: The form.
  ///   - isOpen: True when the form is to be seen at once.
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
