/// A question about a rate below 1%, which may be meant as a fraction: 0.1791 for 17.91%.
///
/// The answer uses the rate as typed, because such rates exist.
package struct RateQuestion {
  /// What was typed: "You typed 0.1791% for Car loan".
  private let typed: String
  private let meant: Percentage
  private let address: Address

  /// A question about a typed rate; nil for zero and for rates of 1% and more.
  ///
  /// - Parameters:
  ///   - rate: The rate.
  ///   - name: The name of its debt, where there are several; nil for none.
  ///   - link: The address of the answer with another text for the rate.
  package init?(_ rate: Percentage, of name: String? = nil, leadingTo link: (String) -> Address) {
    guard rate > .zero, rate < Percentage(1) else { return nil }
    typed = "You typed \(rate.formatted)\(name.map { " for \($0)" } ?? "")"
    meant = Percentage(tenThousandths: rate.tenThousandths * 100)
    address = link(meant.plain)
  }

  /// A question about a typed rate.
  ///
  /// - Parameters:
  ///   - rate: The rate.
  ///   - field: The name of its field.
  ///   - link: The links from the answer with that rate.
  package init?(_ rate: Percentage, in field: String, _ link: AnswerLink) {
    self.init(rate) { link.changing((field, $0)) }
  }

  package var sentence: Sentence {
    Sentence(.words("\(typed). Did you mean \(meant.formatted)?"))
  }

  /// The question with a link to the answer at the other rate.
  package var html: HTML {
    """
    <p class="note">\(typed). Did you mean \
    <a\(href: address) target="_self" data-swap>\(meant.formatted)</a>?</p>

    """
  }
}
