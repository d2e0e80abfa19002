package import Finance
import Markup

/// Where to turn for free help: on every page, in the same place.
package struct HelpBox: Sendable {
  package enum Tone: Sendable {
    case calm
    /// When the figures say that help would really help.
    case strong
  }

  private let currency: Currency
  private let tone: Tone

  package init(currency: Currency, tone: Tone = .calm) {
    self.currency = currency
    self.tone = tone
  }

  func html(_ help: HelpLines) -> HTML {
    """
    <aside class="help\(tone == .strong ? " strong" : "")" aria-labelledby="help">
    <h2 id="help">\(heading)</h2>
    <p>\(invitation)</p>
    \(numbers(help[currency]))\
    </aside>
    """
  }

  private var heading: String {
    switch tone {
    case .calm: "Worried about money?"
    case .strong: "You could talk to someone, free"
    }
  }

  private var invitation: String {
    switch tone {
    case .calm:
      "Debt advice is free and confidential. Asking for it does not affect your credit file."
    case .strong:
      "A debt adviser can help you find a payment you can manage, and can ask for interest to be "
        + "stopped. Asking one is free and confidential, and does not affect your credit file."
    }
  }

  private func numbers(_ lines: [HelpLines.Line]) -> HTML? {
    guard !lines.isEmpty else {
      return """
        <p>Look for a non-profit debt or credit counselling service where you live.</p>

        """
    }
    return """
      <ul>
      \(each: lines, { line in
        "<li>\(line.name) <a href=\"tel:\(line.digits)\">\(line.phone)</a>\(line.hours.map { " <span>\($0)</span>" as HTML })</li>\n"
      })\
      </ul>

      """
  }
}
