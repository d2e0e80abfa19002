import Components
import Finance
import Hosting
import Markup
import Web

/// The page of published figures: first those that differ, with the reason, then the others by tool.
struct EvidencePage {
  private let rows: [EvidenceRow]
  private let currency: Currency

  /// A page of rows that are sorted by tool.
  init(_ rows: [EvidenceRow], on site: Site) {
    self.rows = rows
    currency = site.currency
  }

  var page: Page {
    Page(
      title: "Published figures beside ours",
      lead: """
        Somebody else printed each figure here. Ours is worked out as you open this page, by the same \
        code as the tools.
        """,
      description: "Figures of banks, charities and newspapers beside Farthing’s own.",
      tool: EvidenceTool.address, help: HelpBox(currency: currency),
      content: """
        \(sums)
        \(different.isEmpty ? nil : section(
          "differ", "The \(different.count) that differ, and why", different.map { ($0, true) }))\
        \(each: tools, { tool in
          let agreeing = rows.filter { $0.agrees && $0.tool.stem == tool.stem }
          return section(
            tool.stem, "\(tool.tile.name): \(agreeing.count) agree", agreeing.map { ($0, false) })
        })\
        \(Self.checking)
        """)
  }

  private var different: [EvidenceRow] { rows.filter { !$0.agrees } }

  /// The tools with rows that agree, in their order.
  private var tools: [Tool] {
    rows.filter(\.agrees).map(\.tool).reduce(into: []) { tools, tool in
      if tools.last?.stem != tool.stem { tools.append(tool) }
    }
  }

  private var sums: HTML {
    let agreeing = rows.count - different.count
    return """
      <div class="sheet proof-sum">
      \(AnswerFigures([
        .init(
          .better, "Agree", .words("\(agreeing) of \(rows.count)"),
          more: "as exactly as they were printed"),
        .init(
          .costly, "Differ", .words("\(different.count) of \(rows.count)"),
          more: "each says by how much, and why if we know"),
      ]).html)
      </div>
      """
  }

  // MARK: - Tables

  private func section(
    _ id: String, _ title: String, _ rows: [(row: EvidenceRow, isNamed: Bool)]
  ) -> HTML {
    """
    <section aria-labelledby="\(id)">
    <h2 id="\(id)">\(title)</h2>
    <div class="scroll">
    <table class="proofs">
    <thead><tr><th scope="col">What\
    <th scope="col">Published<th scope="col">Ours\
    <th scope="col">Agrees?<th scope="col">\
    Why, and where it is from</thead>
    <tbody>
    \(each: rows, { row($0, isNamed: $1) })\
    </tbody>
    </table>
    </div>
    </section>

    """
  }

  private func row(_ row: EvidenceRow, isNamed: Bool) -> HTML {
    let words = EvidenceWords(row)
    let what = isNamed ? "\(row.tool.tile.name): \(row.figure.what)" : row.figure.what
    return """
      <tr><th scope="row">\(what)\
      <td><span class="word">Published </span><b>\(words.published)</b>\
      <td><span class="word">Ours </span><b>\(words.ours)</b>\
      <td>\(words.verdict)\
      <td>\(words.reason) <span>\(row.shared.source)</span> \
      <a\(href: row.page)>Check it yourself<span class="unseen">: \(what)</span></a>

      """
  }

  private static let checking: HTML = """
    <section class="prose" aria-labelledby="how">
    <h2 id="how">How to check</h2>
    <p>“Check it yourself” opens the tool with the same figures typed in. For programs there is \
    <a\(href: EvidenceTool.json.address)>this page as JSON</a>. It has the address of each answer, and \
    the place in it where our figure stands.</p>
    <p>A figure agrees when it is as near as its source printed it. A figure in whole pounds may be up \
    to 50p away. What differs stays on this page.</p>
    </section>
    """
}
