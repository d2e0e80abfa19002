import CardsFormulas

/// The sheet on paper: one side of A4 for twelve debts.
extension AdviserSheet {
  var report: PDFReport {
    let handed = handedOver
    return site.report(
      in: wallet.currency, title, lead: owing.isEmpty ? Self.nothing : Self.maker,
      asked: site.printed("My cards and debts", in: wallet.currency, at: CardsPage.address),
      cards: [],
      tables: owing.isEmpty ? [] : sections.map(table),
      notes: parts.flatMap(notes) + (handed == nil && !owing.isEmpty ? [noCode] : []),
      code: handed.map { handed in
        PDFReport.Code(handed.code, "\(Self.handing). \(handingWords)", at: handed.address)
      })
  }

  /// The paragraphs of a part, its title before the first.
  private func notes(of part: Part) -> [String] {
    let address = part.address.map { " \(site.origin + $0.text)" } ?? ""
    return part.paragraphs.enumerated().map { place, words in
      (place == 0 ? "\(part.title). " : "") + words + address
    }
  }

  static let maker =
    "Made by the person who owes these debts. Figures as typed; not checked with anybody."

  private func table(of section: Section) -> PDFReport.Table {
    PDFReport.Table(
      section.title,
      columns: Self.columns.map { title in
        PDFReport.Column(title, Self.words.contains(title) ? .text : .figures)
      },
      rows: section.rows.map { .init($0 == sums ? .subtotal : .ordinary, $0) })
  }

  private static let words = ["Debt", "Kind", "Next due"]
}
