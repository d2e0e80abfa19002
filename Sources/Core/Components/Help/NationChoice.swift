/// A nation of the United Kingdom.
///
/// The law on debts differs between them, and most advice lines serve only some of them.
package enum Nation: String, Sendable, CaseIterable {
  case england
  case wales
  case scotland
  case northernIreland = "northern-ireland"

  /// The name in words: "Northern Ireland".
  package var name: String {
    switch self {
    case .england: "England"
    case .wales: "Wales"
    case .scotland: "Scotland"
    case .northernIreland: "Northern Ireland"
    }
  }
}

/// The nation where a visitor lives, and the form to choose it.
///
/// The choice is kept in the addresses of pages only: once made, all links inside the site carry it.
package struct NationChoice: Sendable {
  package static let name = "nation"

  let nation: Nation?

  /// The rest of the query, so that only the nation changes.
  private let carried: [(String, String)]

  /// Reads the choice from a page's query; an unknown nation counts as none.
  package init(_ query: Submission = Submission()) {
    nation = query.typed(Self.name).flatMap { Nation(rawValue: $0) }
    let all = query.omitting([Self.name]).entries.map { ($0.name, $0.text) }
    // Where the nation would be one too many, empty fields stay behind.
    carried = all.count < Submission.most ? all : all.filter { !$0.1.isEmpty }
  }

  /// A button for each nation, and one for all of them after a choice.
  var form: HTML {
    """
    <form class="nations" method="get"\(action: .here().with(fragment: "help")) target="_self" data-swap>
    \(hiddenInputs(carried))\
    <div role="group" aria-labelledby="nation">
    <p id="nation">Where do you live?</p>
    \(nation.map { Self.buttons(pressed: $0) } ?? Self.unpressed)\
    </div>
    </form>

    """
  }

  /// The buttons before a choice, drawn once.
  private static let unpressed = buttons(pressed: nil)

  private static func buttons(pressed nation: Nation?) -> HTML {
    """
    \(each: Nation.allCases, { button($0.rawValue, $0.name, isPressed: $0 == nation) })\
    \(nation.map { _ in button("", "Show all", isPressed: false) })
    """
  }

  private static func button(_ value: String, _ words: String, isPressed: Bool) -> HTML {
    """
    <button id="nation-\(value.isEmpty ? "all" : value)" name="\(name)" \
    value="\(value)"\(attribute: "aria-pressed", isPressed ? "true" : nil)>\(words)</button>

    """
  }
}
