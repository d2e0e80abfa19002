import Glibc

@Suite(.serialized) struct PDFReportTests {
  private let checker = DebianProgram(command: "qpdf --check $FILE", packages: "qpdf")
  private let source = DebianProgram(
    command: "qpdf --qdf --object-streams=disable $FILE - | tr -cd '[:print:][:space:]'",
    packages: "qpdf")
  private let facts = DebianProgram(command: "TZ=UTC pdfinfo $FILE", packages: "poppler-utils")
  private let metadata = DebianProgram(command: "pdfinfo -meta $FILE", packages: "poppler-utils")
  private let structure = DebianProgram(
    command: "pdfinfo -struct-text $FILE", packages: "poppler-utils")
  private let paper = DebianProgram(command: "pdftotext -layout $FILE -", packages: "poppler-utils")
  private let fonts = DebianProgram(command: "pdffonts $FILE", packages: "poppler-utils")

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  /// Four years are enough for what takes poppler long.
  private let fourYears = PDFSample.report(rows: Array(PDFSample.schedule.prefix(4 * 14)))

  private func isSound(_ file: [UInt8]) throws -> Bool {
    try checker.output(on: file).contains("No syntax or stream encoding errors found")
  }

  // MARK: - The file

  @Test func `is a sound file of A4 pages with a title, a date and a structure`() throws {
    let file = try PDFSample.report().pdf()
    #expect(try isSound(file))
    let facts = lines(of: try facts.output(on: file))
    #expect(facts.contains("Title:           Your loan, payment by payment"))
    #expect(facts.contains("Creator:         Farthing"))
    #expect(facts.contains("CreationDate:    Fri Nov 20 10:00:00 2026 UTC"))
    #expect(facts.contains("Tagged:          yes"))
    #expect(facts.contains("Page size:       595.276 x 841.89 pts (A4)"))
  }

  @Test func `weighs little, although every cell is read aloud`() throws {
    #expect(try PDFSample.report().pdf().count < 150_000)
  }

  @Test func `says its language and shows its title`() throws {
    let entries = try source.output(on: try PDFSample.report(rows: []).pdf())
    #expect(entries.contains("/Lang (en-GB)"))
    #expect(entries.contains("/DisplayDocTitle true"))
    #expect(entries.contains("/MarkInfo"))
  }

  @Test func `describes itself in XMP, whatever the title`() throws {
    let title = "Γεωργία's <b>loan</b> & مصرف\u{FFFF}\u{1}"
    let packet = try metadata.output(on: try PDFSample.report(title: title).pdf())
    let written = "Γεωργία's &lt;b&gt;loan&lt;/b&gt; &amp; مصرف\u{FFFD} "
    #expect(packet.contains("<rdf:li xml:lang=\"x-default\">\(written)</rdf:li>"))
    #expect(packet.contains("<dc:language><rdf:Bag><rdf:li>en-GB</rdf:li></rdf:Bag></dc:language>"))
    #expect(packet.contains("<xmp:CreateDate>2026-11-20T10:00:00Z</xmp:CreateDate>"))
  }

  @Test func `the same report is the same file`() throws {
    #expect(try PDFSample.report().pdf() == PDFSample.report().pdf())
  }

  @Test func `stops before the page at which nobody waits for it any more`() {
    var pages = 0
    #expect(throws: PDFFailure.abandoned) {
      try PDFSample.report().pdf(unless: {
        pages += 1
        return pages == 3
      })
    }
    #expect(pages == 3)
  }

  // MARK: - What is read aloud

  @Test func `is read in order: title, lead, cards, table, notes`() throws {
    let spoken = lines(of: try structure.output(on: try fourYears.pdf()))
    let elements = ["Document", "H1", "P", "H2", "L", "LI", "Lbl", "LBody", "Table"]
    let outline = spoken.filter { line in
      line.hasPrefix("\"") || elements.contains { line == $0 || line == "\($0) (block)" }
    }
    #expect(
      outline.prefix(16) == [
        "Document", "H1 (block)", "\"Your loan, payment by payment\"",
        "P (block)",
        "\"$1,995.91 a month for 30 years repays $300,000.00 and costs $418,524.05 in interest.\"",
        "H2 (block)", "\"Details\"",
        "L (block)", "LI (block)", "Lbl (block)", "\"Amount borrowed\"",
        "LBody (block)", "\"$300,000.00\"",
        "LI (block)", "Lbl (block)", "\"Interest rate\"",
      ])
    #expect(Array(spoken.suffix(2)) == ["P (block)", "\"\(PDFSample.notes[1])\""])
  }

  @Test func `every row is read cell by cell, as it was given`() throws {
    let rows = spokenRows(in: try structure.output(on: try fourYears.pdf()))
    #expect(rows == [PDFSample.columns.map(\.title)] + fourYears.tables[0].rows.map(\.cells))
  }

  /// The cells of each row of the table, blank ones too.
  private func spokenRows(in text: String) -> [[String]] {
    var rows: [[String]] = []
    for line in lines(of: text).drop(while: { $0 != "Table (block)" }).dropFirst() {
      if line.hasPrefix("P ") { break }
      if line == "TR" { rows.append([]) }
      if line.hasPrefix("TD") || line.hasPrefix("TH") { rows[rows.count - 1].append("") }
      if line.hasPrefix("\"") {
        rows[rows.count - 1].removeLast()
        rows[rows.count - 1].append(String(line.dropFirst().dropLast()))
      }
    }
    return rows
  }

  @Test func `header cells say what they head`() throws {
    let spoken = lines(of: try structure.output(on: try fourYears.pdf()))
    #expect(spoken.filter { $0 == "/Scope /Column" }.count == PDFSample.columns.count)
    #expect(spoken.filter { $0 == "/Scope /Row" }.count == 4)
    #expect(spoken.filter { $0 == "/ColSpan 7" }.count == 4)
  }

  @Test func `every year is in the outline`() throws {
    let lines = lines(of: try source.output(on: try fourYears.pdf()))
    let titles = lines.filter { $0.hasPrefix("/Title (") }
    #expect(Array(titles.sorted().prefix(4)) == (2027...2030).map { "/Title (\($0))" })
    #expect(titles.count == 5)
  }

  /// Languages of names are there to ask whether the system has a font for them.
  @Test(arguments: [
    ("Τράπεζα Ŵyn", "el"), ("مصرف الإمارات", "ar"), ("Łódź office", "pl"), ("ธนาคารกรุงไทย", "th"),
    ("<b>=cmd()</b> & (sons) \\", "en"),
  ])
  func `a name is right in every script that there is a font for`(
    name: String, language: String
  ) throws {
    var report = PDFSample.report(rows: [])
    report.cards[0].facts = [.init("Lender", name)]
    let file = try report.pdf()
    #expect(try isSound(file))
    guard try hasFont(for: language) else { return }
    #expect(lines(of: try structure.output(on: file)).contains("\"\(name)\""))
    let rows = lines(of: try fonts.output(on: file)).dropFirst(2)
    #expect(rows.allSatisfy { $0.contains(" yes yes yes ") })
  }

  private func hasFont(for language: String) throws -> Bool {
    let list = DebianProgram(command: "fc-list :lang=\(language) family", packages: "fontconfig")
    return try !list.output(on: []).isEmpty
  }

  /// A letter and its accent are one glyph, and may be read as one character.
  @Test func `a glyph says which letters it stands for`() throws {
    var report = PDFSample.report(rows: [])
    report.cards[0].facts = [.init("Lender", "Cafe\u{301}")]
    #expect(try paper.output(on: try report.pdf()).contains("Cafe\u{301}"))
  }

  @Test func `words keep their spaces where a line is broken`() throws {
    var report = PDFSample.report(rows: [])
    let name = "The Mutual Building Society of the Upper and the Lower Valley and all its Daughters"
    let greek = "Τράπεζα της Ανατολής και της Δύσης, του Βορρά και του Νότου, και των παιδιών τους"
    let arabic = "مصرف الإمارات العربية المتحدة للتنمية مصرف الإمارات العربية المتحدة"
    report.cards[0].facts = [.init("Lender", name), .init(name, "x"), .init("Lender", greek)]
    let hasArabic = try hasFont(for: "ar")
    if hasArabic { report.cards[0].facts.append(.init("Lender", arabic)) }
    let spoken = lines(of: try structure.output(on: try report.pdf()))
    #expect(spoken.filter { $0 == "\"\(name)\"" }.count == 2)
    #expect(spoken.contains("\"\(greek)\""))
    if hasArabic { #expect(spoken.contains("\"\(arabic)\"")) }
    #expect(spoken.contains("\"\(PDFSample.notes[0])\""))
  }

  // MARK: - On paper

  @Test func `every page has its number, its footer and the titles of the columns`() throws {
    let pages = try pages(of: PDFSample.report())
    #expect(pages.count > 5)
    for (index, page) in pages.enumerated() {
      #expect(page.last?.hasPrefix("Made on 20 November 2026 at money.example") == true)
      #expect(page.last?.hasSuffix("Page \(index + 1) of \(pages.count)") == true)
      #expect(page.filter { $0.hasSuffix("Closing balance") }.count == 1)
    }
    #expect(pages.dropFirst().allSatisfy { $0.first == "Your loan, payment by payment" })
  }

  @Test func `a year and its first payment, a total and its last, stay together`() throws {
    let (payment, year) = (PDFSample.schedule[1], PDFSample.schedule.prefix(14))
    for before in 10..<45 {
      let rows = Array(repeating: payment, count: before) + year + [payment]
      for page in try pages(of: PDFSample.report(rows: rows)) {
        let rows = page.drop { !$0.hasSuffix("Closing balance") }.dropFirst().dropLast()
        #expect(rows.first?.hasPrefix("Total of") != true)
        #expect(rows.last != "2027")
      }
    }
  }

  @Test func `every row is on paper, in its order`() throws {
    let lines = try pages(of: PDFSample.report()).flatMap { $0 }
    let rows = PDFSample.schedule.map { $0.cells.filter { !$0.isEmpty }.joined(separator: " ") }
    let words = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words.filter(Set(rows).contains) == rows)
  }

  /// The lines of each page, without those that are empty.
  private func pages(of report: PDFReport) throws -> [[String]] {
    try paper.output(on: try report.pdf()).split(separator: "\u{C}").map { page in
      lines(of: String(page))
    }
  }

  // MARK: - Whatever is asked

  @Test func `draws reports with little or far too much in them`() throws {
    var bare = PDFSample.report(title: "", rows: [])
    bare.lead = nil
    bare.cards = []
    bare.notes = []
    bare.footer = ""
    var ragged = PDFSample.report(rows: [
      .init(.heading, []), .init(.ordinary, []), .init(.subtotal, ["1"]),
      .init(.ordinary, Array(repeating: "x", count: 20)),
    ])
    var noColumns = ragged
    noColumns.tables[0].columns = []
    ragged.cards += ragged.cards + [PDFReport.Card("", [])]
    ragged.notes = [String(repeating: "Many words. ", count: 2_000)]
    let long = PDFSample.report(
      rows: (0..<3_000).map { .init($0 % 2 == 0 ? .heading : .subtotal, ["\($0)", "x", "1"]) })
    for report in [bare, ragged, noColumns, long] {
      #expect(try isSound(try report.pdf()))
    }
  }

  @Test func `draws any characters`() throws {
    let planes: [UInt32] = [0x0, 0xFD00, 0xFFF0, 0x1FFF0, 0xE0000, 0x10FF00]
    for start in planes {
      let scalars = (start..<start + 0x100).compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars))
      var report = PDFSample.report(
        title: text, rows: [.init(.heading, [text]), .init(.ordinary, [text, text])])
      report.cards[0].facts = [.init(text, text)]
      #expect(try isSound(try report.pdf()))
    }
  }

  /// What leaks grows every time; what other tests do meanwhile does not.
  @Test func `gives back the memory it drew with`() throws {
    func growth() throws -> Int {
      let before = try residentPages()
      for _ in 0..<60 { _ = try PDFSample.report(rows: []).pdf() }
      return try residentPages() - before
    }
    let growths = [try growth(), try growth(), try growth(), try growth()]
    #expect((growths.min() ?? 0) * 4_096 < 500_000)
  }

  private func residentPages() throws -> Int {
    let file = try #require(fopen("/proc/self/statm", "r"))
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 100)
    let count = fread(&line, 1, line.count, file)
    let words = String(decoding: line[..<count], as: UTF8.self).split(separator: " ")
    return try #require(words.count > 1 ? Int(words[1]) : nil)
  }
}
