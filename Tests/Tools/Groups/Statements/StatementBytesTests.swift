import Formats

@testable import GroupsPages

/// Statements that no bank has written.
@Suite struct StatementBytesTests {
  private static let files = [
    "Date;Details;Paid out;Paid in\n13/11/26;Tea;1.234,50;\n2/11/26;Back;;(2,00)\n",
    "Date,Description,Amount\n2026-11-02,Tea,-12.50\n20261103,\"Salary, net\",£1000.00\n",
    """
    <OFX><STMTRS><CURDEF>GBP<STMTTRN><DTPOSTED>20261102<TRNAMT>-1.5<FITID>A<MEMO><NAME>B</STMTTRN>\
    </STMTRS></OFX>
    """,
  ]

  /// Windows-1252 has é as E9, an apostrophe as 92 and € as 80.
  @Test func `of Windows are read as they were written`() throws {
    let bytes: [UInt8] = Array("Date,Description,Amount\n2026-11-02,Caf_^s &5,-12.50\n".utf8).map {
      [UInt8(ascii: "_"): 0xE9, UInt8(ascii: "^"): 0x92, UInt8(ascii: "&"): 0x80][$0] ?? $0
    }
    let group = GroupLedger.example(members: 3)
    var form = FormReading(Submission([]), in: group.currency)
    let reading = try StatementReading(StatementFile(bytes), &form, in: group)
    #expect(reading.lines.map(\.text) == ["Café’s €5"])
    let wide: [UInt8] =
      [0xFF, 0xFE] + Array("Date,Amount\n2026-11-02,5\n".utf8).flatMap { [$0, 0] as [UInt8] }
    #expect(throws: UnreadableGroupFile.self) { try StatementFile(wide) }
  }

  /// What a row means follows from the whole file, of which chosen days may have no other such row.
  @Test(arguments: [
    (
      "Date,Description,Amount,Type\n2026-11-02,A,-4.00,Debit\n2026-11-02,B,-5.00,Debit\n"
        + "2026-11-03,C,5.00,Debit\n2026-11-03,D,9.00,Credit\n", ["-5.00", "-9.00"]
    ),
    (
      "Date,Description,Amount,Balance,\n2026-11-02,A,-4.00,100.00,\n"
        + "2026-11-03,B,-1,234.50,265.50,\n2026-11-03,C,-2.00,263.50,\n", ["2.00"]
    ),
    (
      "Date,Payee,Details,Amount\n2026-11-02,Bakery,Bread,-4.00\n2026-11-03,,Rent,-5.00\n",
      ["5.00"]
    ),
  ])
  func `of chosen days mean the same without the others`(
    text: String, amounts: [String]
  ) throws {
    let group = GroupLedger.example(members: 3)
    let days = Submission([("from", "2026-11-03"), ("to", "2026-11-03")])
    var form = FormReading(days, in: group.currency)
    let reading = try StatementReading(StatementFile(Array(text.utf8)), &form, in: group)
    #expect(reading.lines.map(\.amount.plain) == amounts)
    var again = FormReading(reading.completing(days), in: group.currency)
    #expect(try StatementReading(reading.shortened, &again, in: group).lines == reading.lines)
  }

  @Test(arguments: 0..<300)
  func `are refused, or read into lines that add up`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(try #require(Self.files.randomElement(using: &generator)).utf8)
    let signs = Array("0123456789-,.;/<>&\"\n ()£é".utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: bytes.indices, using: &generator)
      if Bool.random(using: &generator) {
        bytes[place] = signs.randomElement(using: &generator) ?? 0
      } else {
        bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
      }
    }
    guard let file = try? StatementFile(bytes) else { return }
    #expect(try StatementFile(packed: file.packed) == file)
    let group = GroupLedger.example(members: 3)
    for answers in [[], [("dates", "mdy"), ("spent", "plus"), ("column-text", "2")]] {
      var form = FormReading(Submission(answers), in: group.currency)
      guard let reading = try? StatementReading(file, &form, in: group) else { continue }
      var again = FormReading(reading.completing(Submission(answers)), in: group.currency)
      let shortened = try StatementReading(reading.shortened, &again, in: group)
      #expect(shortened.lines == reading.lines, "a shortened file says the same")
      let statement = GroupStatement(reading.lines, in: reading.currency, of: group)
      let taken = try StatementPayments(statement, Submission(), in: GroupBook(group))
      var changed = group
      changed.take(taken.payments)
      let spent = changed.payments.map(\.amount).sum(in: reading.currency)
      #expect([spent] == statement.spent)
      #expect(changed.payments.allSatisfy { $0.addsUp })
    }
  }
}
