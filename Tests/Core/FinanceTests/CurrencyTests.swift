@Suite struct CurrencyTests {
  @Test(arguments: ["GBP", "gbp", "Gbp"])
  func `is found by its code in any case`(code: String) {
    #expect(Currency(code: code) == .gbp)
  }

  @Test(arguments: ["", "G", "GBPP", "XXX", "XTS", "XAU", "ANG", "HRK", "BGN", "£", "ﬀf"])
  func `is not found by anything else`(code: String) {
    #expect(Currency(code: code) == nil)
  }

  /// ISO 4217 as in Debian's iso-codes 4.15 has 181 codes: less 22 funds, units of account, metals
  /// and testing codes, less 6 withdrawn since (ANG BGN CUC HRK SLL ZWL), plus 2 new (XCG ZWG).
  @Test func `knows every currency once, in order of code`() {
    let codes = Currency.all.map(\.code)
    #expect(codes.count == 155)
    #expect(codes == Set(codes).sorted())
    #expect(codes.allSatisfy { $0.utf8.count == 3 })
    #expect(Currency.all.allSatisfy { Currency(code: $0.code) == $0 })
  }

  /// Decimals as in ISO 4217's list one; every other currency has two.
  @Test func `has the decimals of the standard`() {
    #expect(codes(digits: 0) == "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF")
    #expect(codes(digits: 3) == "BHD IQD JOD KWD LYD OMR TND")
    #expect(Set(Currency.all.map(\.digits)) == [0, 2, 3])
    #expect(Currency.jpy.minorUnitsPerUnit == 1)
    #expect(Currency.gbp.minorUnitsPerUnit == 100)
    #expect(Currency.bhd.minorUnitsPerUnit == 1_000)
  }

  @Test(arguments: [
    ("GBP", "£", "pounds"), ("USD", "$", "US dollars"), ("EUR", "€", "euros"),
    ("JPY", "¥", "Japanese yen"), ("CHF", "CHF\u{A0}", "Swiss francs"),
    ("CAD", "CAD\u{A0}", "Canadian dollars"), ("SEK", "SEK\u{A0}", "Swedish kronor"),
  ])
  func `has a symbol and a name`(code: String, symbol: String, name: String) {
    let currency = Currency(code: code)
    #expect(currency?.symbol == symbol)
    #expect(currency?.name == name)
  }

  private func codes(digits: Int) -> String {
    Currency.all.filter { $0.digits == digits }.map(\.code).joined(separator: " ")
  }
}
