/// A sentence with figures, as HTML, as plain text and as words to be read aloud.
package struct Sentence: Sendable {
  /// The look of a figure.
  package enum Look: Sendable {
    case plain
    /// An advantage of the cheaper way to pay.
    case good
    /// An amount that the costly way takes.
    case cost
  }

  /// Words or a figure.
  package enum Part: Sendable, ExpressibleByStringLiteral {
    case words(String)
    case amount(Money, Look)
    case term(Term, Look)

    /// Plain words.
    package init(stringLiteral value: String) {
      self = .words(value)
    }

    /// An amount without emphasis by colour.
    package static func amount(_ money: Money) -> Part { .amount(money, .plain) }
  }

  private let parts: [Part]

  /// A sentence from its parts, with the spaces between them.
  package init(_ parts: Part...) {
    self.parts = parts
  }

  /// A sentence from a list of parts, with the spaces between them.
  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Two sentences with a space between them.
  package static func + (left: Sentence, right: Sentence) -> Sentence {
    Sentence(left.parts + [" "] + right.parts)
  }

  /// The sentence as HTML, with its figures in bold.
  package var html: HTML {
    parts.map(\.html).joined()
  }

  package var text: String {
    parts.map(\.text).joined()
  }

  /// The sentence as it is read aloud, with amounts in words: "1,838 pounds 51".
  package var spoken: String {
    parts.map(\.spoken).joined()
  }
}

extension Sentence: ExpressibleByStringLiteral {
  /// A sentence without figures.
  package init(stringLiteral value: String) {
    parts = [.words(value)]
  }
}

extension Sentence.Part {
  fileprivate var html: HTML {
    switch self {
    case .words(let words): "\(words)"
    case .amount(let money, let look): Self.figure(money.short, look)
    case .term(let term, let look): Self.figure(term.words, look)
    }
  }

  private static func figure(_ text: String, _ look: Sentence.Look) -> HTML {
    switch look {
    case .plain: "<b>\(text)</b>"
    case .good: "<b class=\"good\">\(text)</b>"
    case .cost: "<b class=\"cost\">\(text)</b>"
    }
  }

  fileprivate var text: String {
    switch self {
    case .words(let words): words
    case .amount(let money, _): money.short
    case .term(let term, _): term.words
    }
  }

  fileprivate var spoken: String {
    if case .amount(let money, _) = self { money.spoken } else { text }
  }
}
