import Components
package import Finance
package import Markup
import Web

/// What a change did, in words: for the title of the window, for the page, and once undone.
package struct ChangeWords: Equatable, Sendable {
  /// A few words, such as “Dinner added”.
  package let title: String

  /// The same as a sentence, such as “Dinner was added.”, with its full stop.
  package let sentence: String

  /// What is said once it is undone, such as “Adding Dinner is undone”.
  package let undone: String

  package init(title: String, sentence: String, undone: String) {
    self.title = title
    self.sentence = sentence
    self.undone = undone
  }

  /// One thing and what became of it.
  ///
  /// `inside` is what the thing is called inside a sentence, where that differs; `undoing` is what is
  /// undone of it, such as “Adding”.
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

/// The last change of a state, and how pages tell it.
///
/// It is told once, on the page after it; later it can still be taken back where that page keeps
/// the quiet form of it.
package struct LastChange: Sendable {
  /// What the change did.
  package let words: ChangeWords

  /// Whether the change took this one back.
  package let isUndone: Bool

  /// Where the change is taken back, and what that form carries; none where it cannot be.
  package let undoing: (address: Address, values: [(String, String)])?

  package init(
    words: ChangeWords, isUndone: Bool, undoing: (address: Address, values: [(String, String)])?
  ) {
    self.words = words
    self.isUndone = isUndone
    self.undoing = undoing
  }

  /// What begins the title of the page that tells it.
  package var title: String { isUndone ? words.undone : words.title }

  private var sentence: String { isUndone ? "\(words.undone)." : words.sentence }

  /// What just happened.
  package var news: HTML {
    """
    <div class="undo">
    <p role="status">\(sentence)</p>
    \(form)\
    </div>

    """
  }

  /// The same as a part of a page that has other things to say; none where nothing can be done.
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
