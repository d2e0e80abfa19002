/// Where a statement has the names of its columns, and what they mean.
@Suite struct StatementHeaderTests: StatementSuite {
  let browser = Visitor()

  private func read(_ lines: [String], _ fields: [(String, String)] = []) throws -> JSONValue {
    try preview(try group().path, lines.joined(separator: "\n") + "\n", fields)
  }

  /// In a language whose names are not known, and with other signs in the lines above.
  @Test(arguments: [
    [
      "* Transaktioner Period 2026-11-01 – 2026-11-30", "Nr,Bokföringsdag,Beskrivning,Belopp",
      "1,2026-11-02,ICA,-12.50",
    ],
    [
      "mBank S.A.;", "#Za okres:;", "01.11.2026;30.11.2026;", "#Waluta;#Wpływy;", "PLN;1 000,00;",
      "#Nr;#Data operacji;#Opis;#Kwota;", "1;2026-11-02;ICA;-12,50;;",
    ],
    ["Umsätze, Giro, DE00, 2026", "Nr;Tag;Was;Summe", "1;13.11.2026;ICA;-12,50"],
  ])
  func `names that are not known are those above the payments`(lines: [String]) throws {
    #expect(asks(try read(lines)).contains("column-date"))
    let columns = [("column-date", "2"), ("column-text", "3"), ("column-amount", "4")]
    let preview = try read(lines, columns)
    #expect(texts(preview, "text") == ["ICA"] && texts(preview, "amount") == ["12.50"])
    let left = preview["leftOut"]?.array?.map { $0["why"]?.string } ?? []
    #expect(left.count == lines.count - 2 && left.allSatisfy { $0 == "heading" })
  }

  /// Beside single amounts of a payment of several.
  @Test func `German names of money out and money in are known`() throws {
    let ubs = [
      "Von:;2026-11-01;", "Buchungsdatum;Währung;Belastung;Gutschrift;Einzelbetrag;Beschreibung1;",
      "2026-11-20;CHF;-100.00;;;Coop;", "2026-11-21;CHF;;50.00;;Lohn;", ";;;;-100.00;Miete;",
    ]
    #expect(asks(try read(ubs)) == ["column-text"])
    let preview = try read(ubs, [("column-text", "6")])
    #expect(preview["currency"]?.string == "CHF")
    #expect(preview["spent"]?.string == "100.00" && preview["received"]?.string == "50.00")
  }
}
