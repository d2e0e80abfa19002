extension Site {
  /// A report of today on paper.
  ///
  /// - Parameters:
  ///   - currency: The currency of the report, which dates follow.
  ///   - title: The title, which tells this report from others of the tool.
  ///   - lead: The answer in a sentence.
  ///   - asked: The line about the question; nil if no address repeats the answer.
  ///   - cards: The cards.
  ///   - chart: The chart; nil for none.
  ///   - tables: The tables.
  ///   - notes: The paragraphs at the end.
  ///   - code: The code for a camera below them; nil for none.
  /// - Returns: The report.
  package func report(
    in currency: Currency, _ title: String, lead: String, asked: PrintedLine? = nil,
    cards: [PDFReport.Card],
    chart: BalanceChart? = nil, tables: [PDFReport.Table], notes: [String],
    code: PDFReport.Code? = nil
  ) -> PDFReport {
    PDFReport(
      title: title, lead: lead, asked: asked.map { .init($0.wordsBeforeAddress, at: $0.address) },
      created: today.dayNumber * 86_400, cards: cards, chart: chart, tables: tables, notes: notes,
      code: code, footer: "Worked out on \(today.words(in: currency)). A guide, not advice.")
  }
}

extension Response {
  /// The PDF of a report to save; the work stops when the visitor no longer waits for it.
  package static func pdf(
    _ report: PDFReport, as name: FileName, for request: Request
  ) -> Response {
    made(as: name) { () throws(PDFFailure) in try report.file(unless: request.isAbandoned) }
  }

  /// The PDF of letters to save, in the same way.
  package static func pdf(
    _ letters: PDFCorrespondence, as name: FileName, for request: Request
  ) -> Response {
    made(as: name) { () throws(PDFFailure) in try letters.file(unless: request.isAbandoned) }
  }

  private static func made(
    as name: FileName, _ file: () throws(PDFFailure) -> PDFFile
  ) -> Response {
    do throws(PDFFailure) {
      return pdf(try file(), as: name)
    } catch .abandoned {
      return .abandoned
    } catch {
      return .json(UnreadableResponse.json("The PDF could not be made"), status: .internalError)
    }
  }

  /// A finished PDF to save; missing parts are reported in the journal.
  package static func pdf(_ file: PDFFile, as name: FileName) -> Response {
    var response = Response.download(file.bytes, as: name, contentType: "application/pdf")
    response.problem = file.mismatch?.sentence
    return response
  }
}

extension Calculator {
  /// The route of the answer on paper, with words that tell it from others.
  package func pdfRoute<Answer: CalculatorResult>(
    _ summary: String,
    _ report: @escaping @Sendable (Calculation<Answer>) -> (report: PDFReport, name: String)
  ) -> Route<Site> where Answer.Form == Form {
    fileRoute(".pdf", summary, "application/pdf", heavy: true) { calculation in
      let (report, name) = report(calculation)
      return .pdf(report, as: FileName(name, type: "pdf"), for: calculation.request)
    }
  }
}
