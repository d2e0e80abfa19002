/// The box that says where free help with debts is found.
package struct HelpBox: Sendable {
  /// The urgency of the box.
  package enum Tone: Sendable {
    case calm
    /// One line that opens, where the figures are fine.
    case slim
    /// For figures that show that help is needed.
    case strong
  }

  private let currency: Currency
  private let tone: Tone

  /// A box for visitors who pay in a currency.
  package init(currency: Currency, tone: Tone = .calm) {
    self.currency = currency
    self.tone = tone
  }

  /// The same in one line, unless it is urgent.
  package var inOneLine: HelpBox {
    tone == .strong ? self : HelpBox(currency: currency, tone: .slim)
  }

  /// The box; without a choice of nation, each line says whom it serves.
  func html(_ help: HelpLines, _ choice: NationChoice?, on tool: Address?) -> HTML {
    let lines = help.lines(in: currency, on: tool)
    let (first, others) = parted(lines, for: choice?.nation)
    if tone == .slim, let first {
      return line(first, others.isEmpty ? nil : all(others, for: choice))
    }
    return """
      <aside class="help\(tone == .strong ? " strong" : "")" aria-labelledby="help">
      <h2 id="help">\(heading)</h2>
      <p>\(invitation)</p>
      \(list(lines, for: choice))\
      </aside>
      """
  }

  /// The box in one line, which opens all others there are.
  private func line(_ first: HelpLines.Line, _ others: HTML?) -> HTML {
    """
    <aside class="help slim" id="help" aria-label="Free debt help">
    <p>Worried? \(first.name)\(currency == .usd ? "" : ", free"):</p> \(first.link)
    \(details("More", "<p>They’ve heard it before. \(invitation)</p>\n\(others)"))
    </aside>
    """
  }

  /// The first line that serves the visitor, and a box with all others that has no heading.
  func parts(
    _ help: HelpLines, _ choice: NationChoice?, on tool: Address?
  ) -> (first: HTML?, others: HTML) {
    let lines = help.lines(in: currency, on: tool)
    let (first, others) = parted(lines, for: choice?.nation)
    return (
      first?.inShort,
      """
      <aside class="help" id="help" aria-label="\(heading)">
      <p>\(invitation)</p>
      \(first != nil && others.isEmpty ? nil : all(others, for: choice))\
      </aside>
      """
    )
  }

  /// The first line for people in a nation, and the others; while none is chosen, the first for all.
  private func parted(
    _ lines: [HelpLines.Line], for nation: Nation?
  ) -> (first: HelpLines.Line?, others: [HelpLines.Line]) {
    var others = lines
    let place = lines.firstIndex { line in
      !line.isForBusinesses && (nation.map { line.serves($0) } ?? line.servesAll)
    }
    return (place.map { others.remove(at: $0) }, others)
  }

  private var heading: String {
    switch tone {
    case .calm, .slim: "Worried about money?"
    case .strong: currency == .usd ? "You could talk to someone" : "You could talk to someone, free"
    }
  }

  private var invitation: String {
    switch (tone, currency) {
    case (.calm, .usd), (.slim, .usd): counselling
    case (.strong, .usd):
      "A credit counsellor can help you find a payment you can manage. " + counselling
    case (.calm, _), (.slim, _):
      "Debt advice is free and private. Asking won’t affect your credit score, and you can call "
        + "before things get bad."
    case (.strong, _):
      "A debt adviser can help you find a payment you can manage. They can also ask for interest to "
        + "be stopped. Asking is free and private, and won’t affect your credit score."
    }
  }

  /// In the United States the first appointment is often free, further help seldom.
  private var counselling: String {
    "You can ask a non-profit credit counsellor. It’s private, and often free. Asking won’t affect "
      + "your credit score."
  }

  /// The lines that serve everybody, and those of the chosen nation.
  ///
  /// While no nation is chosen, lines that serve only some nations are folded below the question.
  private func list(_ lines: [HelpLines.Line], for choice: NationChoice?) -> HTML {
    guard !lines.isEmpty else {
      return """
        <p>Look for a non-profit debt or credit counselling service where you live.</p>

        """
    }
    guard lines.differByNation else { return list(lines, \.item) }
    if let nation = choice?.nation {
      return "\(list(lines.serving(nation), \.item))\(choice?.form)"
    }
    let (all, some) = (lines.filter(\.servesAll), lines.filter { !$0.servesAll })
    return """
      \(list(all, \.itemWithPlace))\
      \(choice?.form)\
      \(all.isEmpty ? list(some, \.itemWithPlace) : folded(some))
      """
  }

  /// The lines of the chosen nation, or those of all with whom they serve, and the choice.
  private func all(_ lines: [HelpLines.Line], for choice: NationChoice?) -> HTML {
    guard lines.differByNation else { return list(lines, \.item) }
    return """
      \(choice?.nation.map { list(lines.serving($0), \.item) } ?? list(lines, \.itemWithPlace))\
      \(choice?.form)
      """
  }

  private func list(_ lines: [HelpLines.Line], _ item: (HelpLines.Line) -> HTML) -> HTML {
    guard !lines.isEmpty else { return HTML() }
    return """
      <ul>
      \(each: lines, item)\
      </ul>

      """
  }

  private func folded(_ lines: [HelpLines.Line]) -> HTML {
    """
    <details>
    <summary>More free advice lines, by nation</summary>
    \(list(lines, \.itemWithPlace))\
    </details>

    """
  }
}
