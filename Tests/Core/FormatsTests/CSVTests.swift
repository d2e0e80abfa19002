@Suite struct CSVTests {
  private func row(_ cells: CSV.Cell...) -> String {
    var csv = CSV(header: [])
    csv.append(cells)
    let mark = csv.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return String(decoding: csv.bytes.dropFirst(mark + 2), as: UTF8.self)
  }

  @Test func `writes a header and rows that end in CRLF`() {
    var csv = CSV(header: ["Month", "Card"])
    csv.append([.count(1), .text("=cmd()")])
    #expect(csv.bytes == Array("Month,Card\r\n1,'=cmd()\r\n".utf8))
  }

  @Test(arguments: [
    ("plain", "plain"), ("two words", "two words"), ("a,b", "\"a,b\""), ("a;b", "\"a;b\""),
    ("say \"hi\"", "\"say \"\"hi\"\"\""), ("two\r\nlines", "\"two\r\nlines\""), ("", "\"\""),
    ("Ŵyn Γεωργία", "Ŵyn Γεωργία"),
  ])
  func `quotes what would break a row`(text: String, written: String) {
    #expect(row(.text(text)) == written + "\r\n")
  }

  @Test func `leaves figures and dates as they are`() throws {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 20))
    let cells = row(
      .amount(-.pounds(3)), .date(date), .count(-12), .amount(Money(minorUnits: -.max, .usd)))
    #expect(cells == "-3.00,2026-11-20,-12,-92233720368547758.07\r\n")
  }

  @Test func `a text that begins with a minus is never a figure`() {
    #expect(row(.text("-3.00")) == "'-3.00\r\n")
  }

  @Test func `names of columns are never read as formulas`() {
    #expect(CSV(header: ["Date", "=Ana"]).bytes == Array("Date,'=Ana\r\n".utf8))
  }

  @Test func `begins with a byte order mark if it has letters beyond ASCII`() {
    var table = CSV(header: ["a"])
    #expect(table.bytes == [0x61, 13, 10])
    table.append([.count(1)])
    table.append([.text("b")])
    #expect(table.bytes == Array("a\r\n1\r\nb\r\n".utf8))
    table.append([.text("é")])
    table.append([.text("à")])
    #expect(table.bytes == [0xEF, 0xBB, 0xBF] + Array("a\r\n1\r\nb\r\né\r\nà\r\n".utf8))
    #expect(CSV(header: ["é"]).bytes.prefix(3) == [0xEF, 0xBB, 0xBF])
  }

  @Test func `what is written can be read again`() throws {
    let texts = ["=1+1", "a\"b", "", "x;=y", "tab\tbed", "line\r\nbreak", "'quoted'", "'-1", " +1"]
    var csv = CSV(header: ["Text", "Figure"])
    for text in texts { csv.append([.text(text), .count(-1)]) }
    var again = CSV(header: ["Text", "Figure"])
    for text in texts { again.append([.repeated(CSV.Text(text)), .count(-1)]) }
    #expect(again == csv)
    let rows = try CSVTable(csv.bytes).rows.dropFirst()
    #expect(rows.map { CSVFormula.restored($0.cells[0]) } == texts)
    #expect(rows.allSatisfy { $0.cells[1] == "-1" })
  }
}
