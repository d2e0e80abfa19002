import CPango

@testable import Components

@Suite struct PDFFileTests {
  private static let report = PDFSample.report(rows: Array(PDFSample.schedule.prefix(14)))

  /// The file as the installed cairo writes it, with one part of its text changed.
  private func drawn(changing old: String = "", to new: String = "") throws -> [UInt8] {
    let canvas = PDFCanvas()
    canvas.header("/O /Table /Scope /Column") {
      canvas.box(.ink, x: 0, top: 0, width: 9, height: 9)
    }
    let file = try canvas.finish()
    guard !old.isEmpty else { return file }
    let changed = file.replacing(Array(old.utf8), with: Array(new.utf8))
    try #require(changed != file, "cairo does not write \(old)")
    return changed
  }

  private func update(headers count: Int) -> PDFUpdate {
    PDFUpdate(
      title: "Loan", created: "2026-11-20T10:00:00Z",
      headers: Array(repeating: "/O /Table /Scope /Column", count: count))
  }

  @Test func `the installed cairo lays files out as expected`() throws {
    let version = String(cString: cairo_version_string())
    #expect(try Self.report.file().mismatch == nil, "cairo \(version)")
    #expect(PDFFile(try drawn(), with: update(headers: 1)).mismatch == nil, "cairo \(version)")
  }

  @Test(arguments: [
    ("startxref\n", "startxref\r"), ("xref\n0 ", "xref\r0 "), ("trailer", "Trailer"),
    ("/Root ", "/Boot "), ("/Info ", "/Into "),
  ])
  func `a file with another table stays as it is and says so`(old: String, new: String) throws {
    let file = try drawn(changing: old, to: new)
    #expect(PDFFile(file, with: update(headers: 1)) == PDFFile(file, mismatch: .noTable))
  }

  @Test(arguments: [
    ("<< /Type /Catalog", "[< /Type /Catalog"),
    (" 0 obj\n<< /Type /Catalog", " 0 obj\r<< /Type /Catalog"),
  ])
  func `a catalogue of another shape leaves the file as it is`(old: String, new: String) throws {
    let file = try drawn(changing: old, to: new)
    let whole = PDFFile(file, with: update(headers: 1))
    #expect(whole.bytes == file)
    guard case .noDictionary = whole.mismatch else {
      Issue.record("\(String(describing: whole.mismatch))")
      return
    }
  }

  @Test func `as many objects may be missing as artifacts were drawn`() throws {
    let file = try drawn(changing: " 0 obj\n<< /Type /Pages", to: " 0 obj\r<< /Type /Pages")
    var update = update(headers: 1)
    guard case .noDictionary = PDFFile(file, with: update).mismatch else {
      Issue.record("a missing object is not noticed")
      return
    }
    update.asides = 1
    #expect(PDFFile(file, with: update).mismatch == nil)
  }

  @Test func `header cells of another shape leave the file as it is`() throws {
    let file = try drawn(
      changing: "/Type /StructElem\n   /S /TH", to: "/Type /StructElem\r   /S /TH")
    #expect(
      PDFFile(file, with: update(headers: 1))
        == PDFFile(file, mismatch: .headerCells(found: 0, drawn: 1)))
  }

  @Test func `what is no PDF at all stays as it is`() {
    for file in [[], Array("%PDF-1.5".utf8), Array(repeating: 0x30, count: 100)] as [[UInt8]] {
      #expect(PDFFile(file, with: update(headers: 1)) == PDFFile(file, mismatch: .noTable))
    }
  }
}
