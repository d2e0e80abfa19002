package import Finance
package import Markup

/// A sentence with figures in it, for the eye, for the ear and for a screen reader at once.
package struct Sentence: Sendable {
  package enum Look: Sendable {
    case plain
    /// What a better way would bring.
    case good
    /// What the costly way takes.
    case cost
  }

  package enum Part: Sendable, ExpressibleByStringLiteral {
    case words(String)
    case amount(Money, Look)
    case term(Term, Look)

    package init(stringLiteral value: String) {
      self = .words(value)
    }

    package static func amount(_ money: Money) -> Part { .amount(money, .plain) }
  }

  private let parts: [Part]

  package init(_ parts: Part...) {
    self.parts = parts
  }

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  package static func + (left: Sentence, right: Sentence) -> Sentence {
    Sentence(left.parts + [" "] + right.parts)
  }

  package var html: HTML {
    parts.map(\.html).joined()
  }

  package var text: String {
    parts.map(\.text).joined()
  }

  /// The sentence with amounts as they are said: "1,838 pounds 51".
  package var spoken: String {
    parts.map(\.spoken).joined()
  }
}

extension Sentence: ExpressibleByStringLiteral {
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
