/// A change in words: for the window title, for the page, and for its undo.
package struct ChangeWords: Equatable, Sendable {
  /// A few words, such as “Dinner added”.
  package let title: String

  /// The same as a sentence, such as “Dinner was added.”, with its full stop.
  package let sentence: String

  /// The words once it is undone, such as “Adding Dinner is undone”.
  package let undone: String

  package init(title: String, sentence: String, undone: String) {
    self.title = title
    self.sentence = sentence
    self.undone = undone
  }

  /// A subject and what was done to it.
  ///
  /// `inside` is the subject inside a sentence, when that differs; `undoing` is the action that an
  /// undo reverses, such as “Adding”.
  package init(
    _ subject: String, inside: String? = nil, _ participle: String,
    undoing: String = "Your change to"
  ) {
    self.init(
      title: "\(subject) \(participle)", sentence: "\(subject) was \(participle).",
      undone: "\(undoing) \(inside ?? subject) is undone")
  }

  /// The words for a change of a state's currency.
  package static func currency(_ currency: Currency) -> ChangeWords {
    ChangeWords(
      title: "Currency changed to \(currency.name)",
      sentence: "The currency was changed to \(currency.name).",
      undone: "Your change to the currency is undone")
  }
}

/// The last change of kept state, as pages show it.
///
/// The next page announces it. Later it can be undone where a page shows its quiet form.
package struct LastChange: Sendable {
  package let words: ChangeWords

  /// True when the change was an undo of this one.
  package let isUndone: Bool

  /// The address and the fields of the undo form; nil when it cannot be undone.
  package let undoing: (address: Address, values: [(String, String)])?

  /// A link that the change needs to take effect, beside its announcement; nil for none.
  package var next: HTML?

  /// A change with its undo form, if it has one.
  package init(
    words: ChangeWords, isUndone: Bool, undoing: (address: Address, values: [(String, String)])?
  ) {
    self.words = words
    self.isUndone = isUndone
    self.undoing = undoing
  }

  /// The beginning of the window title on the page that announces it.
  package var title: String { isUndone ? words.undone : words.title }

  private var sentence: String { isUndone ? "\(words.undone)." : words.sentence }

  /// The announcement with its undo button.
  package var flash: HTML {
    """
    <div class="undo">
    <p role="status">\(sentence)\(isUndone ? nil : next.map { " \($0)" })</p>
    \(form)\
    </div>

    """
  }

  /// The quiet form inside a page with other content; nil when it cannot be undone.
  package var quiet: HTML? {
    form.map { form in
      """
      <p>\(sentence)</p>
      \(form)
      """
    }
  }

  private var form: HTML? {
    undoing.map { undoing in
      """
      <form method="post"\(action: undoing.address)>
      \(hiddenInputs(undoing.values))\
      <button class="second">\(isUndone ? "Redo" : "Undo")</button>
      </form>

      """
    }
  }
}
