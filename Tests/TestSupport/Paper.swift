/// The words of a PDF on paper, read by programs of Debian that first find the file sound.
package enum Paper {
  private static let reader = DebianProgram(
    command: "qpdf --check $FILE >&2 && pdftotext -layout $FILE -", packages: "poppler-utils qpdf")

  /// The words as they are laid out.
  package static func text(of pdf: [UInt8]) throws -> String { try reader.output(on: pdf) }

  /// The lines, with a single space between their words; blank ones are left out.
  package static func lines(of pdf: [UInt8]) throws -> [String] {
    try text(of: pdf).split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }
}
