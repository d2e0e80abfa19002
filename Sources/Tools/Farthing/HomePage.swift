import CreditCardPages
import GuidesPages

/// The home page: a question that can be answered there and then, three doors, the guides.
///
/// Returning visitors see their cards and groups first.
struct HomePage {
  let tools: [Tool]
  let currency: Currency

  var page: Page {
    Page(
      title: "What does your debt really cost?",
      lead: "Free, plain calculators. No sign-up, no tracking, and nothing you type is stored.",
      description: "Plain, fast, private money tools: credit cards, loans, shared expenses.",
      help: HelpBox(currency: currency).inOneLine,
      content: """
        \(CreditCardOpening(in: currency).html)
        \(doorsAndGuides)
        """)
  }

  /// The page for a browser that keeps something, each thing with its door.
  func welcoming(_ kept: [(category: Tool.Category, summary: KeptSummary)]) -> Page {
    let urgent = kept.compactMap(\.summary.urgent).first
    return Page(
      title: "Welcome back\(urgent.map { ". \($0)" } ?? "")",
      lead: "From the cards, debts and groups kept in this browser. Nobody else sees this page.",
      help: HelpBox(currency: currency).inOneLine,
      content: """
        <ul class="kept-here">
        \(each: kept, { category, summary in
          """
          <li>
          \(summary.figure.map(figure))\
          <p><a\(href: summary.address)>\(summary.name)</a> <span>\(summary.detail)</span></p>
          \(summary.actions)\(drawing(category))
          </li>

          """
        })\
        </ul>
        <section class="again" aria-labelledby="again">
        <h2 id="again">Another question?</h2>
        \(CreditCardOpening(in: currency).form)
        </section>
        \(doorsAndGuides)
        """)
  }

  private func figure(_ figure: (look: KeptSummary.Look, amount: String, words: String)) -> HTML {
    """
    <p class="sum \(figure.look.rawValue)">\(figure.amount) <span>\(figure.words)</span></p>

    """
  }

  private var doorsAndGuides: HTML {
    """
    <ul class="doors">
    \(Tool.Category.allCases.map(category).joined())\
    </ul>
    <section class="band" aria-labelledby="guides">
    <h2 id="guides">Short guides</h2>
    \(Guide.titles)
    </section>
    """
  }

  /// A door with its tools; nil for a door without any.
  private func category(_ category: Tool.Category) -> HTML {
    let behind = tools.filter { $0.category == category }.map(\.tile)
    guard !behind.isEmpty else { return HTML() }
    return """
      <li class="door">
      \(drawing(category))
      <h2>\(category.title)</h2>
      <p>\(category.sentence)</p>
      <ul>
      \(each: behind, { "<li><a\(href: $0.address)>\($0.name)</a></li>\n" })\
      </ul>
      </li>

      """
  }
}

private func drawing(_ category: Tool.Category) -> HTML {
  """
  <svg class="drawing" width="132" height="84" viewBox="0 0 132 84" aria-hidden="true" \
  focusable="false">\(category.drawing)</svg>
  """
}

extension Tool.Category {
  fileprivate var title: String {
    switch self {
    case .payOff: "Pay off debt"
    case .borrow: "Borrow"
    case .share: "Share costs"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .payOff: "How long it takes, what it costs, and what to pay first."
    case .borrow: "What a loan or a mortgage costs each month, and in all."
    case .share: "Who paid what, and who owes whom, in the fewest payments."
    }
  }

  /// Two falling lines, a house of bars, two rings that share a part.
  fileprivate var drawing: HTML {
    switch self {
    case .payOff:
      """
      <path class="ground" d="M6 76H126"/><path class="two" d="M9 9C32 54 66 72 124 75"/>\
      <path class="one" d="M9 9C22 20 38 48 45 75"/>
      """
    case .borrow:
      """
      <path class="ground" d="M6 76H126"/><path class="two" d="M10 46L66 8L122 46"/>\
      <path class="one wide" d="M29 76V60M54 76V44M78 76V44M103 76V60"/>
      """
    case .share:
      """
      <circle class="two" cx="41" cy="42" r="33"/><circle class="one" cx="79" cy="42" r="33"/>
      """
    }
  }
}
