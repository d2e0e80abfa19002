/// The page of published figures: those that differ by reason, the others by tool.
struct EvidencePage {
  /// The rows, sorted by tool.
  let rows: [EvidenceRow]
  let currency: Currency

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
          "differ", "The \(different.count) that differ, and why", each: reasons))\
        \(tools.isEmpty ? nil : section(
          "agree", "The \(rows.count - different.count) that agree", each: tools))\
        \(Self.checking)
        """)
  }

  private var different: [EvidenceRow] { rows.filter { !$0.agrees } }

  /// Rows under the words that they have in common.
  private typealias Fold = (words: String, rows: [EvidenceRow])

  /// The rows that differ, by reason.
  private var reasons: [Fold] {
    folds(of: different) { "\($0.tool.tile.name): \(EvidenceWords($0).reason)" }
  }

  /// The rows that agree, by tool.
  private var tools: [Fold] { folds(of: rows.filter(\.agrees)) { $0.tool.tile.name } }

  /// Folds in the order in which their words come first.
  private func folds(of rows: [EvidenceRow], by words: (EvidenceRow) -> String) -> [Fold] {
    rows.reduce(into: []) { folds, row in
      let words = words(row)
      if let known = folds.firstIndex(where: { $0.words == words }) {
        folds[known].rows.append(row)
      } else {
        folds.append((words, [row]))
      }
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

  private func section(_ id: String, _ title: String, each folds: [Fold]) -> HTML {
    """
    <section aria-labelledby="\(id)">
    <h2 id="\(id)">\(title)</h2>
    \(each: folds, { fold in
      details(
        "\(fold.words) <b>\(fold.rows.count) \(fold.rows.count == 1 ? "figure" : "figures")</b>",
        look: "fold", table(of: fold.rows))
    })
    </section>

    """
  }

  private func table(of rows: [EvidenceRow]) -> HTML {
    """
    <div class="scroll">
    <table class="listed proofs">
    <thead><tr><th scope="col">What\
    <th scope="col">Published<th scope="col">Ours\
    <th scope="col">Agrees?<th scope="col">\
    Where it is from</thead>
    <tbody>
    \(each: rows, row)\
    </tbody>
    </table>
    </div>
    """
  }

  /// A row, with the rule that both follow; a reason why they differ is above all rows of its fold.
  private func row(_ row: EvidenceRow) -> HTML {
    let words = EvidenceWords(row)
    let rule: HTML? = row.agrees ? "\(words.reason) " : nil
    return """
      <tr><th scope="row">\(row.figure.what)\
      <td><span class="word">Published </span><b>\(words.published)</b>\
      <td><span class="word">Ours </span><b>\(words.ours)</b>\
      <td>\(words.verdict)\
      <td>\(rule)<span>\(row.shared.source)</span> \
      <a\(href: row.page)>Check it yourself<span class="unseen">: \(row.figure.what)</span></a>

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
