import BudgetPages
import CardsFormulas

/// The sheet as a page to print.
struct AdviserSheetPage {
  let sheet: AdviserSheet
  let cards: CardsPage

  var page: Page {
    cards.page(
      title: sheet.title,
      lead: "One side of A4 to take along or to send. Nothing is sent from here.",
      content: """
        <div class="tools">\(file)
        <a\(href: CardsPage.address)>Back to my cards and debts</a></div>
        \(sheet.owing.isEmpty ? "<p>\(AdviserSheet.nothing)</p>\n" : filled)
        """)
  }

  /// The sheet as a file; with a budget, which no address has, it is asked for by a form.
  private var file: HTML {
    guard let budget = sheet.budget else {
      return "<a class=\"button\"\(href: CardsPath.sheetPDF.address)>\(AnswerTools.report)</a>"
    }
    return """
      <form method="post"\(action: CardsPath.sheetPDF.address)>
      \(hiddenInputs(budget.fields))\
      <button>\(AnswerTools.report)</button>
      </form>
      <p>Your budget is on this page and in its PDF only. Save the PDF before you leave.</p>
      """
  }

  private var filled: HTML {
    """
    <div class="one-side">
    <p class="on-paper">\(AdviserSheet.maker)</p>
    \(each: sheet.sections, { section in
      Table(
        section.id, caption: section.title, columns: AdviserSheet.columns, look: "listed",
        rows: section.rows.map(row).joined()
      ).html
    })
    \(each: sheet.parts, { part in
      """
      <section class="card after">
      <h2>\(part.title)</h2>
      \(each: part.paragraphs, { "<p>\($0)</p>\n" })\
      \(link(of: part))\
      </section>

      """
    })
    \(handed)\
    </div>
    """
  }

  private var handed: HTML {
    guard let handed = sheet.handedOver else { return "<p>\(sheet.noCode)</p>\n" }
    return """
      <section class="card after">
      <h2>\(AdviserSheet.handing)</h2>
      \(handed.code.picture("The address as a picture for a camera"))\
      <p>\(sheet.handingWords)<br>
      <a\(attribute: "href", handed.address)>\(handed.address)</a></p>
      </section>

      """
  }

  private func row(_ cells: [String]) -> HTML {
    """
    <tr><th scope="row">\(cells[0])\
    \(each: zip(AdviserSheet.columns, cells).dropFirst().map(\.self), cell)

    """
  }

  /// A cell, which on a phone says its column; what is not there is left out.
  private func cell(column: String, text: String) -> HTML {
    guard text != AdviserSheet.none, !text.isEmpty else { return "<td>" }
    return "<td><span class=\"word\">\(column)</span> \(text)"
  }

  private func link(of part: AdviserSheet.Part) -> HTML? {
    part.address.map { address in
      """
      <form method="post"\(action: address)>\(hiddenInputs(sheet.toBudget))\
      <button class="second">Make your budget</button></form>
      <p class="on-paper">\(sheet.site.origin + address.text)</p>
      """
    }
  }
}
