import CardsFormulas
import Components
import Hosting
import Markup
import Web

/// The sheet as a page to print.
struct AdviserSheetPage {
  private let sheet: AdviserSheet
  private let cards: CardsPage

  init(_ sheet: AdviserSheet, _ cards: CardsPage) {
    self.sheet = sheet
    self.cards = cards
  }

  var page: Page {
    cards.page(
      title: sheet.title,
      lead: "One side of A4 to take along or to send. Nothing is sent from here.",
      content: """
        <p class="tools"><a class="button"\(href: CardsPath.sheetPDF.address)>Save as PDF</a>
        <a\(href: CardsPage.address)>Back to my cards and debts</a></p>
        \(sheet.owing.isEmpty ? "<p>\(AdviserSheet.nothing)</p>\n" : filled)
        """)
  }

  private var filled: HTML {
    """
    <div class="one-side">
    <p class="on-paper">\(AdviserSheet.maker)</p>
    \(each: sheet.sections, { section in
      Table(
        section.id, caption: section.title, columns: AdviserSheet.columns, look: "names",
        rows: rows(of: section)
      ).html
    })
    \(each: sheet.parts, { part in
      """
      <section class="card after">
      <h2>\(part.title)</h2>
      \(each: part.paragraphs, { "<p>\($0)\(link(of: part))</p>\n" })\
      </section>

      """
    })
    </div>
    """
  }

  private func rows(of section: AdviserSheet.Section) -> HTML {
    """
    \(each: section.rows, { row in
      "<tr><th scope=\"row\">\(row[0])\(each: row.dropFirst().map(\.self), { "<td>\($0)" })\n"
    })
    """
  }

  private func link(of part: AdviserSheet.Part) -> HTML? {
    part.address.map { " <a\(href: $0)>\(sheet.site.origin + $0.text)</a>" }
  }
}
