/// The round mark of a row: a button that ticks it off or takes that back, or what is done already.
package struct Tick: Sendable {
  private let label: String
  private let title: StaticString
  private let isDone: Bool
  private let isSwiped: Bool

  /// A mark with the words that a screen reader says, which name what it is about.
  ///
  /// - Parameters:
  ///   - label: The words, such as "Mark as paid: £5.00 on Blue".
  ///   - title: What pressing it does, in short.
  ///   - isDone: True when the row is ticked off.
  ///   - isSwiped: True when a finger that moves the row to a side presses it.
  package init(
    _ label: String, title: StaticString, isDone: Bool = false, isSwiped: Bool = false
  ) {
    (self.label, self.title) = (label, title)
    (self.isDone, self.isSwiped) = (isDone, isSwiped)
  }

  package var button: HTML {
    """
    <button class="\(isDone ? "tick is-done" : "tick")" title="\(title.description)" \
    aria-label="\(label)"\(flag: "data-swiped", isSwiped)>\(Self.drawing)</button>
    """
  }

  /// The mark of a row that is ticked off and cannot be changed here.
  package static let done: HTML = """
    <span class="tick is-done">\(drawing)<span class="unseen">Paid</span></span>
    """

  private static let drawing: HTML = """
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">\
    <circle cx="14" cy="14" r="12.5"/><path class="done" d="M8.5 14.5l4 4 7-8"/></svg>
    """
}
