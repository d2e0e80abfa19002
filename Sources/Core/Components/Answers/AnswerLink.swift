/// Links from one answer of a calculator to the next, and to the same answer in another form.
package struct AnswerLink: Sendable {
  private let base: Address
  private let sent: [(String, String)]
  private let nation: [(String, String)]
  /// The fields of the frame on another site.
  private let embedding: [(String, String)]
  private let shown: String

  /// Links from an answer.
  ///
  /// - Parameters:
  ///   - typed: The form as it was sent.
  ///   - names: The names of its fields.
  ///   - shown: The field with the amount of the answer before, which no other answer needs.
  ///   - page: The address of the page, without a query.
  package init(
    _ typed: Submission, of names: [String], shown: String = Stepper.shown, at page: Address
  ) {
    base = page
    sent = typed.values(of: names)
    nation = typed.values(of: [NationChoice.name])
    embedding = typed.values(of: Embedding.names)
    self.shown = shown
  }

  /// The address of this answer outside any frame.
  package var page: Address { base.answering(sent + nation) }

  /// The ways from a report of this answer: to its form and to its files.
  package var fromReport: HTML {
    """
    <a\(href: page)>Change the figures</a>
    <a\(href: file(".pdf"))>\(AnswerTools.report)</a>
    <a\(href: file(".csv"))>\(AnswerTools.table)</a>
    """
  }

  /// The same answer on a page below, outside any frame.
  ///
  /// - Parameters:
  ///   - name: The name at the end of its path.
  ///   - more: Fields of that page alone.
  /// - Returns: The address.
  package func below(_ name: String, adding more: [(String, String)] = []) -> Address {
    base.appending(name).with(query: sent + nation + more)
  }

  /// The same answer as a file.
  ///
  /// - Parameters:
  ///   - ending: The end of its path: ".csv".
  ///   - names: Fields that the file does not depend on.
  ///   - more: Fields of the file alone.
  /// - Returns: The address.
  package func file(
    _ ending: StaticString, without names: [String] = [], adding more: [(String, String)] = []
  ) -> Address {
    base.withExtension(ending).with(query: sent.filter { !names.contains($0.0) } + more)
  }

  package var files: [(words: String, address: Address)] {
    [(AnswerTools.report, file(".pdf")), (AnswerTools.table, file(".csv"))]
  }

  /// The fields that another answer keeps, without those that it changes.
  package func carried(without names: [String]) -> [(String, String)] {
    embedding + sent.filter { $0.0 != shown && !names.contains($0.0) }
  }

  /// The answer to the same form with other texts in some of its fields.
  ///
  /// - Parameters:
  ///   - fields: The names of fields with their texts.
  ///   - names: Other fields, to be left out.
  /// - Returns: The address.
  package func changing(
    _ fields: (String, String)..., without names: [String] = []
  ) -> Address {
    .here(query: carried(without: names + fields.map { $0.0 }) + fields)
  }
}
