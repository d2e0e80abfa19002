/// A finished report as a file.
package struct PDFFile: Equatable, Sendable {
  /// The content of the file, which is valid even with a mismatch.
  package let bytes: [UInt8]

  /// The reason why the file lacks its language, its metadata and the scope of its header cells,
  /// and is large; nil when it is as it should be.
  package let mismatch: PDFMismatch?

  /// The name of the program that makes files, as they say it.
  static let creator = "Farthing"

  /// A file, and the reason when its tags could not be added.
  package init(_ bytes: [UInt8], mismatch: PDFMismatch? = nil) {
    self.bytes = bytes
    self.mismatch = mismatch
  }

  /// A tagged file of what is drawn.
  ///
  /// - Parameters:
  ///   - title: The title of the document.
  ///   - created: The time when it was made, in seconds since 1970.
  ///   - draw: Draws its pages.
  /// - Throws: ``PDFFailure`` when it could not be drawn, or is no longer wanted.
  init(
    title: String, created: Int, _ draw: (PDFCanvas) throws(PDFFailure) -> Void
  ) throws(PDFFailure) {
    let created = UTCTime(created).extended
    let canvas = PDFCanvas()
    canvas.describe(title: title, created: created)
    canvas.open("Document")
    try draw(canvas)
    canvas.close("Document")
    let update = PDFUpdate(
      title: title, created: created, headers: canvas.headerAttributes, asides: canvas.asides)
    self.init(try canvas.finish(), with: update)
  }

  /// The file with the update, or as cairo wrote it with the reason why the update does not fit.
  init(_ file: [UInt8], with update: PDFUpdate) {
    do throws(PDFMismatch) {
      self.init(try update.applied(to: file))
    } catch {
      self.init(file, mismatch: error)
    }
  }
}

/// The reason why ``PDFUpdate`` cannot be applied to a file.
///
/// Most likely a new version of cairo writes files in another way.
package enum PDFMismatch: Error, Equatable {
  /// The file does not end with a plain cross-reference table and its trailer.
  case noTable
  /// An object is not at the offset in the table, or is not a plain dictionary.
  case noDictionary(object: Int)
  /// The structure has another number of header cells than were drawn.
  case headerCells(found: Int, drawn: Int)

  /// A sentence for the journal, without anything from the report.
  package var sentence: StaticString {
    switch self {
    case .noTable:
      "a PDF went out without its tags: cairo wrote no plain cross-reference table"
    case .noDictionary:
      "a PDF went out without its tags: cairo wrote an object in an unknown way"
    case .headerCells:
      "a PDF went out without its tags: cairo wrote the header cells in an unknown way"
    }
  }
}
