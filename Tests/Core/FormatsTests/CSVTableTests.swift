@testable import Formats

@Suite struct CSVTableTests {
  private func cells(_ text: String) throws -> [[String]] {
    try CSVTable(Array(text.utf8)).rows.map(\.cells)
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func `reads rows whatever ends a line`(end: String) throws {
    let text = ["Name,Amount", "Ana,12.50", "\"Bo, Jr\",3"].joined(separator: end)
    let expected = [["Name", "Amount"], ["Ana", "12.50"], ["Bo, Jr", "3"]]
    #expect(try cells(text) == expected)
    #expect(try cells(text + end) == expected)
  }

  @Test(
    arguments: [
      ("\u{FEFF}a,b", [["a", "b"]]), ("\u{FEFF}\"a\",b", [["a", "b"]]),
      ("\"say \"\"hi\"\"\",\"\"", [["say \"hi\"", ""]]),
      ("\"two\r\nlines\",x", [["two\r\nlines", "x"]]),
      ("a,,\n,,", [["a", "", ""], ["", "", ""]]),
      ("a;b\n1,5;2", [["a", "b"], ["1,5", "2"]]),
      ("a;b, c;d\n1;2;3", [["a", "b, c", "d"], ["1", "2", "3"]]),
      ("a\tb\n1\t2", [["a", "b"], ["1", "2"]]), ("\"a;b;c\",d", [["a;b;c", "d"]]),
      ("T, 1, 2\r\n\r\na;b\r\n1,5;2", [["T, 1, 2"], ["a", "b"], ["1,5", "2"]]),
      ("T\t1\na,b\n1,2", [["T\t1"], ["a", "b"], ["1", "2"]]), ("T;1\na", [["T", "1"], ["a"]]),
      ("\"two\nlines\";x\n1,5;2", [["two\nlines", "x"], ["1,5", "2"]]),
      ("name\nx", [["name"], ["x"]]), (" padded , as is ", [[" padded ", " as is "]]), ("", []),
      ("\n\r\n\n", []),
    ] as [(String, [[String]])])
  func `reads`(text: String, rows: [[String]]) throws {
    #expect(try cells(text) == rows)
  }

  @Test func `knows the line on which each row begins`() throws {
    let table = try CSVTable(Array("h\n\n\"a\nb\"\r\nc".utf8))
    #expect(
      table.rows == [
        .init(line: 1, cells: ["h"]), .init(line: 3, cells: ["a\nb"]),
        .init(line: 5, cells: ["c"]),
      ])
  }

  @Test(
    arguments: [
      ("a,b\n\"c,d\n", .quoteNotClosed(line: 2)), ("a,b\nc,5\" nail", .quoteInsideCell(line: 2)),
      ("a\n\"b\" c", .textAfterQuote(line: 2)), ("a\n\nb\u{0}", .controlCharacter(line: 3)),
      ("\"\u{1B}\"", .controlCharacter(line: 1)),
    ] as [(String, InvalidCSV)])
  func `says which line is wrong`(text: String, error: InvalidCSV) {
    #expect(throws: error) { try cells(text) }
  }

  @Test func `refuses what is not UTF-8`() {
    #expect(throws: InvalidCSV.notUTF8(line: 2)) {
      try CSVTable([0x61, 0x0A, 0xA3, 0x35])
    }
  }

  @Test func `refuses a letter with more than 30 marks`() throws {
    let most = String(repeating: "\u{301}", count: 30)
    #expect(try cells("a\ne\(most)").count == 2)
    #expect(throws: InvalidCSV.tooManyMarks(line: 2)) { try cells("a\n\"e\(most)\u{301}\"") }
  }

  @Test func `keeps to its limits`() throws {
    let limits = CSVTable.Limits(rows: 2, cells: 3)
    #expect(try CSVTable(Array("1,2,3\n4,5,6\n\n".utf8), limits: limits).rows.count == 2)
    #expect(throws: InvalidCSV.tooManyRows(limit: 2)) {
      try CSVTable(Array("1\n2\n3".utf8), limits: limits)
    }
    #expect(throws: InvalidCSV.tooManyCells(line: 2, limit: 3)) {
      try CSVTable(Array("1\n1,2,3,4".utf8), limits: limits)
    }
  }

  @Test func `reads or refuses any bytes`() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("\",;\t\r\na1é".utf8) + [0xFF, 0x00]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      guard let table = try? CSVTable(bytes, limits: .init(rows: 4, cells: 4)) else { continue }
      #expect(table.rows.count <= 4 && table.rows.allSatisfy { 1...4 ~= $0.cells.count })
    }
  }

  @Test(
    arguments: [
      (.notUTF8(line: 2), "Line 2 is not UTF-8 text. Save the file as “CSV UTF-8” and try again"),
      (.tooManyMarks(line: 2), "Line 2 has more than 30 accents on one letter"),
      (.controlCharacter(line: 3), "Line 3 has a character that is not text"),
      (.quoteNotClosed(line: 4), "Line 4 opens a quotation mark that is never closed"),
      (
        .quoteInsideCell(line: 5),
        "Line 5 has a quotation mark inside a cell that does not begin with one"
      ),
      (.textAfterQuote(line: 6), "Line 6 has text after a closing quotation mark"),
      (.tooManyCells(line: 7, limit: 200), "Line 7 has more than 200 cells"),
      (.tooManyRows(limit: 10), "The file has more than 10 rows"),
    ] as [(InvalidCSV, String)])
  func `explains`(error: InvalidCSV, message: String) {
    #expect(error.message == message)
  }
}
