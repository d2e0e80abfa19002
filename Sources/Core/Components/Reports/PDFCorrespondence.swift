/// Letters on A4 paper, each on one side, with lines to fill in by hand where something is not said.
///
/// The caller limits how many there are. The file is tagged and depends on the letters alone.
package struct PDFCorrespondence: Equatable, Sendable {
  package var title: String
  /// The time when the file was made, in seconds since 1970.
  package var created: Int
  package var letters: [Letter]

  package static let closing = "Yours faithfully"

  /// Letters in the order of their pages.
  package init(title: String, created: Int, letters: [Letter]) {
    (self.title, self.created, self.letters) = (title, created, letters)
  }

  /// One letter.
  package struct Letter: Equatable, Sendable {
    /// The name and the lines of an address; without lines there are rules to write on.
    package struct Party: Equatable, Sendable {
      package var name: String
      package var address: [String]

      /// A party by name and address, which may both be empty.
      package init(name: String, address: [String]) {
        (self.name, self.address) = (name, address)
      }
    }

    /// The writer; a blank name is a rule to write on.
    package var sender: Party
    package var date: String
    package var recipient: Party
    /// The number by which the recipient knows the writer; a blank one is a rule to write on.
    package var reference: String
    package var title: String
    package var parts: [Part]
    /// A small line at the foot.
    package var enclosed: String

    /// A letter by its parts, from the top to the foot.
    package init(
      sender: Party, date: String, recipient: Party, reference: String, title: String,
      parts: [Part], enclosed: String
    ) {
      (self.sender, self.date, self.recipient) = (sender, date, recipient)
      (self.reference, self.title, self.parts) = (reference, title, parts)
      self.enclosed = enclosed
    }
  }

  /// A part between the title and the signature.
  package enum Part: Equatable, Sendable {
    case paragraph(String)
    case sums([Sum])
  }

  /// A line of a sum.
  package struct Sum: Equatable, Sendable {
    package var label: String
    package var amount: String
    /// True for a line in bold letters.
    package var isMain: Bool
    /// True for the sum of the lines above, with a rule over it.
    package var isTotal: Bool

    /// A line, which is ordinary unless it says otherwise.
    package init(_ label: String, _ amount: String, isMain: Bool = false, isTotal: Bool = false) {
      (self.label, self.amount) = (label, amount)
      (self.isMain, self.isTotal) = (isMain, isTotal)
    }
  }
}

extension PDFCorrespondence {
  /// Makes the PDF file.
  ///
  /// - Parameter isAbandoned: Called before each letter; returns true to stop, once the client has gone.
  /// - Returns: The file.
  /// - Throws: ``PDFFailure`` when it could not be drawn, or is no longer wanted.
  package func file(
    unless isAbandoned: () -> Bool = { false }
  ) throws(PDFFailure) -> PDFFile {
    try PDFFile(title: title, created: created) { canvas throws(PDFFailure) in
      for (place, letter) in letters.enumerated() {
        guard !isAbandoned() else { throw .abandoned }
        if place > 0 { canvas.nextPage() }
        canvas.bookmark(letter.recipient.name, at: 0)
        PDFLetterPage.draw(letter, on: canvas)
      }
    }
  }
}
