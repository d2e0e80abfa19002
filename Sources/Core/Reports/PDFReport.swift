import Calendars

/// A report on A4 paper: facts in cards, one table over as many pages as it takes, notes.
///
/// The caller bounds the number of rows. The file is tagged, so that it can be read aloud in order,
/// and depends on nothing but the report: the same report is the same file.
package struct PDFReport: Equatable, Sendable {
  /// The name of the site, beside its mark at the head of the first page.
  package var site: String
  package var title: String

  /// One sentence that says what matters most.
  package var lead: String?

  /// The language of all the words, as in HTML: `en-GB`.
  package var language: String

  /// When the report was made, in seconds since 1970.
  package var created: Int

  /// Up to two stand side by side.
  package var cards: [Card]
  package var table: Table
  package var notes: [String]
  package var footer: String

  package init(
    site: String, title: String, lead: String? = nil, language: String, created: Int,
    cards: [Card], table: Table, notes: [String] = [], footer: String
  ) {
    self.site = site
    self.title = title
    self.lead = lead
    self.language = language
    self.created = created
    self.cards = cards
    self.table = table
    self.notes = notes
    self.footer = footer
  }
}

extension PDFReport {
  /// Facts that belong together, each a label and a value.
  package struct Card: Equatable, Sendable {
    package var title: String
    package var facts: [Fact]

    package init(_ title: String, _ facts: [Fact]) {
      self.title = title
      self.facts = facts
    }
  }

  package struct Fact: Equatable, Sendable {
    package var label: String
    package var value: String

    package init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  package struct Table: Equatable, Sendable {
    package var title: String
    package var columns: [Column]
    package var rows: [Row]

    package init(_ title: String, columns: [Column], rows: [Row]) {
      self.title = title
      self.columns = columns
      self.rows = rows
    }
  }

  package struct Column: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      /// Stands left; long text goes on in a second and third line.
      case text

      /// Stands right and is never broken.
      case figures
    }

    package var title: String
    package var kind: Kind

    package init(_ title: String, _ kind: Kind) {
      self.title = title
      self.kind = kind
    }
  }

  /// Cells in the order of the columns; those that are missing are blank.
  package struct Row: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case ordinary

      /// Its first cell heads the rows below and goes into the outline of the document.
      case heading

      /// Sums up the rows above.
      case subtotal
    }

    package var kind: Kind
    package var cells: [String]

    package init(_ kind: Kind, _ cells: [String]) {
      self.kind = kind
      self.cells = cells
    }
  }
}

extension PDFReport {
  /// Makes the file.
  ///
  /// - Parameter isAbandoned: is asked before each page whether nobody waits for it any more.
  /// - Returns: the file, with what it lacks if anything.
  /// - Throws: ``PDFFailure`` when it could not be drawn, or is not wanted any more. A file that
  ///   cairo laid out in an unknown way is no failure: it comes with its ``PDFFile/mismatch``.
  package func file(
    unless isAbandoned: () -> Bool = { false }
  ) throws(PDFFailure) -> PDFFile {
    let created = UTCTime(created).extended
    let canvas = PDFCanvas()
    canvas.describe(title: title, creator: site, created: created)
    try PDFPages(self, on: canvas).draw(unless: isAbandoned)
    let update = PDFUpdate(
      title: title, language: language, creator: site, created: created,
      headers: canvas.headerAttributes)
    return PDFFile(try canvas.finish(), with: update)
  }
}
