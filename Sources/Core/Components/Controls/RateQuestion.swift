package import Finance
package import Markup

/// A question about a rate below 1%, which may be meant as a fraction: 0.1791 for 17.91%.
///
/// The answer uses the rate as typed, because such rates exist.
package struct RateQuestion {
  private let typed: Percentage
  private let meant: Percentage
  private let address: Address

  /// A question about the typed rate; nil for zero and for rates of 1% and more.
  ///
  /// - Parameters:
  ///   - typed: The rate.
  ///   - field: The name of its field.
  ///   - link: The links from the answer with that rate.
  package init?(_ typed: Percentage, in field: String, _ link: AnswerLink) {
    guard typed > .zero, typed < Percentage(1) else { return nil }
    self.typed = typed
    meant = Percentage(tenThousandths: typed.tenThousandths * 100)
    address = link.changing((field, meant.plain))
  }

  /// The question in words.
  package var sentence: Sentence {
    Sentence(.words("You typed \(typed.formatted). Did you mean \(meant.formatted)?"))
  }

  /// The question with a link to the answer at the other rate.
  package var html: HTML {
    """
    <p class="note">You typed \(typed.formatted). Did you mean \
    <a\(href: address) target="_self" data-swap>\(meant.formatted)</a>?</p>

    """
  }
}
