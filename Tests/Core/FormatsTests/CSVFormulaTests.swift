@Suite struct CSVFormulaTests {
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+44 20", "'+44 20"), ("-Ana", "'-Ana"), ("@SUM(A1)", "'@SUM(A1)"),
    ("\t=1", "'\t'=1"), ("\rx", "'\rx"), ("＝1", "'＝1"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠x", "'＠x"),
    ("−1", "'−1"), ("  =1", "  '=1"), ("\u{FEFF}=1", "\u{FEFF}'=1"),
    ("\u{A0}\u{200B}@x", "\u{A0}\u{200B}'@x"), ("\"=1", "\"'=1"),
  ])
  func `disarms a cell that begins like a formula`(typed: String, cell: String) {
    #expect(CSVFormula.disarmed(typed) == cell)
  }

  @Test(arguments: [
    ("Tea;=A1", "Tea;'=A1"), ("Tea; \"=A1", "Tea; \"'=A1"), ("Tea\t@A1", "Tea\t'@A1"),
    ("Tea\n+1", "Tea\n'+1"),
  ])
  func `disarms what other countries' spreadsheets would part`(typed: String, cell: String) {
    #expect(CSVFormula.disarmed(typed) == cell)
  }

  @Test(arguments: ["", "Ana", "a=b", "Smith-Jones", "a@b", "O'Neill", "12.50", "Tea, =A1", "Żółw"])
  func `leaves ordinary text alone`(typed: String) {
    #expect(CSVFormula.disarmed(typed) == typed)
    #expect(CSVFormula.restored(typed) == typed)
  }

  @Test(arguments: [
    "=1", "'=1", "''=1", "\t=1", "'\t=1", " '=1", "a;'=b", "'", "''", "'a", "-", "\r\n=1", "\"'=1",
    "' =1", ";;=", "\t\t", "'\n",
  ])
  func `gives back exactly what was typed`(typed: String) {
    #expect(CSVFormula.restored(CSVFormula.disarmed(typed)) == typed)
  }

  @Test func `gives back every short text made of the characters that matter`() {
    let alphabet: [Unicode.Scalar] = ["=", "-", "'", "\"", ";", "\t", "\n", " ", "a"]
    var texts = [""]
    for _ in 0..<5 {
      texts = [""] + texts.flatMap { text in alphabet.map { text + String($0) } }
    }
    let lost = texts.filter { CSVFormula.restored(CSVFormula.disarmed($0)) != $0 }
    #expect(lost.isEmpty)
  }
}
