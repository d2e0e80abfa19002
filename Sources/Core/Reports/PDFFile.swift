/// A finished report, as it is saved.
package struct PDFFile: Equatable, Sendable {
  /// The whole file, sound with or without what it lacks.
  package let bytes: [UInt8]

  /// Why the file lacks its language, its metadata and what its header cells head; `nil` when it has
  /// them.
  package let mismatch: PDFMismatch?

  /// A file with these bytes, and with what cairo did otherwise.
  package init(_ bytes: [UInt8], mismatch: PDFMismatch? = nil) {
    self.bytes = bytes
    self.mismatch = mismatch
  }

  /// The file with the update, or as cairo wrote it with the reason why it cannot have it.
  init(_ file: [UInt8], with update: PDFUpdate) {
    do throws(PDFMismatch) {
      self.init(try update.appended(to: file))
    } catch {
      self.init(file, mismatch: error)
    }
  }
}

/// How a file differs from what ``PDFUpdate`` can be appended to: most likely it comes from a version
/// of cairo that lays files out in another way.
package enum PDFMismatch: Error, Equatable {
  /// The file does not end with a plain cross-reference table and its trailer.
  case noTable
  /// An object is not where the table says, or is no plain dictionary.
  case noDictionary(object: Int)
  /// The structure has another number of header cells than were drawn.
  case headerCells(found: Int, drawn: Int)

  /// A sentence for the journal, without anything of the report.
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
