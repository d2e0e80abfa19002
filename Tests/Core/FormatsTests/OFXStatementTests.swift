@Suite struct OFXStatementTests {
  static let sgml = """
    OFXHEADER:100\r
    DATA:OFXSGML\r
    VERSION:102\r
    ENCODING:USASCII\r
    CHARSET:1252\r
    \r
    <OFX>\r
    <SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS>\r
    <DTSERVER>20261120<LANGUAGE>ENG\r
    <FI><ORG>Smith &amp; Sons Bank<FID>123</FI></SONRS></SIGNONMSGSRSV1>\r
    <CREDITCARDMSGSRSV1><CCSTMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>\r
    <CCSTMTRS>\r
    <CURDEF>GBP\r
    <CCACCTFROM>\r
    <ACCTID>5412751234561234\r
    </CCACCTFROM>\r
    <BANKTRANLIST><DTSTART>20261101<DTEND>20261120\r
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-12.50<FITID>1<NAME>Cafe<MEMO></STMTTRN>\r
    </BANKTRANLIST>\r
    <LEDGERBAL>\r
    <BALAMT>-900.00\r
    <DTASOF>20261120\r
    </LEDGERBAL>\r
    <AVAILBAL>\r
    <BALAMT>100.00\r
    <DTASOF>20261120\r
    </AVAILBAL>\r
    </CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>\r
    </OFX>\r

    """

  static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
    <OFX><SIGNONMSGSRSV1><SONRS><FI><ORG>Bänk</ORG></FI></SONRS></SIGNONMSGSRSV1>
    <CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR</CURDEF>
    <CCACCTFROM><ACCTID>XXXX-9876</ACCTID></CCACCTFROM><MKTGINFO/>
    <LEDGERBAL><BALAMT>25,10</BALAMT><DTASOF>20261120</DTASOF></LEDGERBAL>
    </CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
    """

  func statements(_ text: String) throws -> [OFXStatement] {
    try OFXStatement.creditCards(in: Array(text.utf8))
  }

  @Test func `reads the form with end tags left out`() throws {
    let statement = try #require(try statements(Self.sgml).first)
    #expect(statement.organisation == "Smith & Sons Bank")
    #expect(statement.account == "5412751234561234")
    #expect(statement.currency == "GBP")
    #expect(statement.ledger == "-900.00")
    #expect(statement.available == "100.00")
  }

  @Test func `reads the form in XML`() throws {
    let statement = try #require(try statements(Self.xml).first)
    #expect(statement.organisation == "Bänk")
    #expect(statement.account == "XXXX-9876")
    #expect(statement.currency == "EUR")
    #expect(statement.ledger == "25,10")
    #expect(statement.available == "")
  }

  @Test func `reads several statements`() throws {
    let end = "</CREDITCARDMSGSRSV1>"
    let second = "<CCSTMTRS><CURDEF>GBP<LEDGERBAL><BALAMT>5</LEDGERBAL></CCSTMTRS>"
    let both = try statements(Self.sgml.split(separator: end).joined(separator: second + end))
    #expect(both.map(\.ledger) == ["-900.00", "5"])
    #expect(both.map(\.available) == ["100.00", ""])
  }

  @Test func `an entry may be in a currency of its own`() throws {
    func entry(_ currency: String) -> String {
      "<STMTTRN><TRNAMT>-12.50\(currency)<FITID>1</STMTTRN>"
    }
    let entries = [
      "<CURRENCY><CURRATE>0.8<CURSYM>USD</CURRENCY>", "<CURRENCY><CURRATE><CURSYM>CHF</CURRENCY>",
      "<ORIGCURRENCY><CURRATE>0.8<CURSYM>USD</ORIGCURRENCY>", "",
    ].map(entry)
    let file = "<OFX><STMTRS><CURDEF>GBP\(entries.joined())</STMTRS></OFX>"
    let read = try OFXTransaction.all(in: Array(file.utf8))
    #expect(read.map(\.currency) == ["USD", "CHF", "GBP", "GBP"])
    #expect(read.allSatisfy { $0.amount == "-12.50" && $0.id == "1" })
  }

  @Test func `reads the bytes of old files`() throws {
    let bytes =
      Array("<OFX><FI><ORG>B".utf8) + [0x80, 0x92, 0xE9]
      + Array("<FID>1</FI><CCSTMTRS><CURDEF>GBP</CCSTMTRS></OFX>".utf8)
    #expect(try OFXStatement.creditCards(in: bytes).first?.organisation == "B€’é")
  }

  @Test func `an entity is read once`() throws {
    let text = "<OFX><FI><ORG>&amp;lt;&lt;&nbsp;x</FI><CCSTMTRS><CURDEF>GBP</CCSTMTRS></OFX>"
    #expect(try statements(text).first?.organisation == "&lt;< x")
  }

  @Test func `the longest value is one that banks could write`() throws {
    func file(_ tag: String, _ count: Int) -> String {
      "<OFX><FI><\(tag)>" + String(repeating: "&lt;", count: count)
        + "</FI><CCSTMTRS><CURDEF>GBP</CCSTMTRS></OFX>"
    }
    #expect(
      try statements(file("ORG", 250)).first?.organisation == String(repeating: "<", count: 250))
    #expect(throws: InvalidOFX.notAStatement) { try statements(file("ORG", 251)) }
    #expect(try statements(file("MEMO", 60_000)).first?.organisation == "")
  }

  @Test func `refuses a letter with more than 30 marks`() throws {
    func file(_ count: Int) -> String {
      "<OFX><FI><ORG>e\(String(repeating: "\u{301}", count: count))</FI>"
        + "<CCSTMTRS><CURDEF>GBP</CCSTMTRS></OFX>"
    }
    #expect(try statements(file(30)).count == 1)
    #expect(throws: InvalidOFX.notAStatement) { try statements(file(31)) }
  }

  @Test func `twenty statements are the most`() throws {
    func file(_ count: Int) -> String {
      let one = "<CCSTMTRS><CURDEF>GBP<LEDGERBAL><BALAMT>5</LEDGERBAL></CCSTMTRS>"
      return "<OFX>" + String(repeating: one, count: count) + "</OFX>"
    }
    #expect(try statements(file(20)).count == 20)
    #expect(throws: InvalidOFX.tooMany(limit: 20)) { try statements(file(21)) }
  }

  @Test func `space of any kind is no value`() throws {
    let text = "<OFX><FI>&nbsp;\u{A0} <ORG>Bank</FI><CCSTMTRS><CURDEF>GBP</CCSTMTRS></OFX>"
    #expect(try statements(text).first?.organisation == "Bank")
  }

  @Test(arguments: [
    ("", InvalidOFX.notOFX), ("hello", .notOFX), ("<ofx></ofx>", .notOFX),
    ("<OFX>", .endsTooEarly), ("<OFX><CCSTMTRS><CURDEF>GBP", .endsTooEarly),
    ("<OFX></OFX>", .noStatement), ("<OFX><STMTRS><CURDEF>GBP</STMTRS></OFX>", .bankAccount),
    ("<OFX>\(String(repeating: "<A>", count: 100))</OFX>", .notAStatement),
    ("<OFX><\(String(repeating: "A", count: 81))></OFX>", .notAStatement),
  ])
  func `says why a file cannot be read`(text: String, reason: InvalidOFX) {
    #expect(throws: reason) { try statements(text) }
  }

  @Test func `stops at any cut`() {
    for count in 0..<(Self.sgml.utf8.count - 8) {
      #expect(throws: InvalidOFX.self) {
        try OFXStatement.creditCards(in: Array(Self.sgml.utf8.prefix(count)))
      }
    }
  }
}
