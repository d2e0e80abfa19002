/// A report on A4 paper: facts in cards, a chart, tables over as many pages as they need, and notes.
///
/// The caller limits the number of rows. The file is tagged, so that it can be read aloud in order.
/// It depends on the report alone: the same report gives the same file.
package struct PDFReport: Equatable, Sendable {
  package var title: String
  package var lead: String?

  /// A small line about the question, with a link to the answer; nil for none.
  package var asked: Question?

  /// The time when the report was made, in seconds since 1970.
  package var created: Int

  /// The cards, two in a row; an odd last one has the whole width.
  package var cards: [Card]
  package var chart: BalanceChart?
  /// The tables; those without rows are left out.
  package var tables: [Table]
  /// Paragraphs after the tables.
  package var notes: [String]
  /// A code for a camera after the notes; nil for none.
  package var code: Code?
  package var footer: String

  package init(
    title: String, lead: String? = nil, asked: Question? = nil, created: Int, cards: [Card],
    chart: BalanceChart? = nil, tables: [Table], notes: [String] = [], code: Code? = nil,
    footer: String
  ) {
    self.title = title
    self.lead = lead
    self.asked = asked
    self.created = created
    self.cards = cards
    self.chart = chart
    self.tables = tables
    self.notes = notes
    self.code = code
    self.footer = footer
  }
}

extension PDFReport {
  /// A question, and the address that answers it again.
  package struct Question: Equatable, Sendable {
    /// The question and the day, up to the address.
    package var words: String
    /// The whole address of the answer: the text of a link that opens it.
    package var address: String

    package init(_ words: String, at address: String) {
      self.words = words
      self.address = address
    }
  }

  /// A code for a camera with the address that it opens.
  package struct Code: Equatable, Sendable {
    package var code: QRCode
    /// The sentence beside the code, which says what it opens.
    package var words: String
    /// The whole address, below the words: the text of a link that opens it.
    package var address: String

    package init(_ code: QRCode, _ words: String, at address: String) {
      self.code = code
      self.words = words
      self.address = address
    }
  }

  /// A box of facts that belong together.
  package struct Card: Equatable, Sendable {
    package var title: String
    package var facts: [Fact]

    package init(_ title: String, _ facts: [Fact]) {
      self.title = title
      self.facts = facts
    }
  }

  /// A label and its value.
  package struct Fact: Equatable, Sendable {
    package var label: String
    package var value: String

    package init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// A table with a title.
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

  /// A column with its title.
  package struct Column: Equatable, Sendable {
    /// The alignment of a column.
    package enum Kind: Equatable, Sendable {
      /// Aligned left; long text continues on a second and third line.
      case text

      /// Aligned right, never broken.
      case figures
    }

    package var title: String
    package var kind: Kind

    package init(_ title: String, _ kind: Kind) {
      self.title = title
      self.kind = kind
    }
  }

  /// A row with its cells in the order of the columns; missing cells are blank.
  package struct Row: Equatable, Sendable {
    /// The part that a row plays in the table.
    package enum Kind: Equatable, Sendable {
      case ordinary

      /// A heading of the rows below, which also becomes an entry of the document's outline.
      case heading

      /// A sum of the rows above.
      case subtotal
    }

    package var kind: Kind
    package var cells: [String]

    package init(_ kind: Kind, _ cells: [String]) {
      self.kind = kind
      self.cells = cells
    }

    /// An ordinary row.
    package init(_ cells: [String]) { self.init(.ordinary, cells) }
  }
}

extension PDFReport {
  /// Makes the PDF file.
  ///
  /// - Parameter isAbandoned: Called before each page; returns true to stop, once the client has gone.
  /// - Returns: The file. When cairo wrote it in an unknown way, it comes with a
  ///   ``PDFFile/mismatch``.
  /// - Throws: ``PDFFailure`` when it could not be drawn, or is no longer wanted.
  package func file(
    unless isAbandoned: () -> Bool = { false }
  ) throws(PDFFailure) -> PDFFile {
    try PDFFile(title: title, created: created) { canvas throws(PDFFailure) in
      try PDFPages(self, on: canvas).draw(unless: isAbandoned)
    }
  }
}
