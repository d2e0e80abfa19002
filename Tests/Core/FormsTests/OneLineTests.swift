@Suite struct OneLineTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let typed: String
    let kept: String
  }

  @Test(arguments: [
    Case(testDescription: "an override after a name", typed: "Ana\u{202E}", kept: "Ana"),
    Case(
      testDescription: "every bidi control",
      typed:
        "A\u{061C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{2066}\u{2067}\u{2068}\u{2069}na",
      kept: "Ana"),
    Case(testDescription: "a space of no width", typed: "B\u{200B}en", kept: "Ben"),
    Case(
      testDescription: "joiners between Latin letters", typed: "B\u{200C}e\u{200D}n", kept: "Ben"),
    Case(
      testDescription: "a soft hyphen, a word joiner, a byte order mark",
      typed: "\u{FEFF}B\u{AD}e\u{2060}n", kept: "Ben"),
    Case(testDescription: "notes between lines", typed: "B\u{FFF9}e\u{FFFA}n\u{FFFB}", kept: "Ben"),
    Case(
      testDescription: "tags that spell something unseen", typed: "Ben\u{E0041}\u{E0042}",
      kept: "Ben"),
    Case(testDescription: "a variation selector on a letter", typed: "B\u{FE0F}en", kept: "Ben"),
    Case(
      testDescription: "nothing but blanks", typed: "\u{3164}\u{2800}\u{115F} \u{00A0}", kept: ""),
    Case(
      testDescription: "line breaks and control characters", typed: " Ben\r\nAna\u{1}\u{2028}Cy\t",
      kept: "Ben Ana Cy"),
  ])
  func `takes out what is not seen or turns the text round`(example: Case) {
    #expect(Array(example.typed.onOneLine.unicodeScalars) == Array(example.kept.unicodeScalars))
  }

  @Test(arguments: [
    Case(
      testDescription: "Persian, between letters", typed: "می\u{200C}خواهم", kept: "می\u{200C}خواهم"
    ),
    Case(
      testDescription: "Sinhala, after its virama", typed: "ශ\u{0DCA}\u{200D}රී",
      kept: "ශ\u{0DCA}\u{200D}රී"),
    Case(
      testDescription: "a family", typed: "👩\u{200D}👩\u{200D}👧 Home",
      kept: "👩\u{200D}👩\u{200D}👧 Home"),
    Case(
      testDescription: "a heart on fire", typed: "❤\u{FE0F}\u{200D}🔥", kept: "❤\u{FE0F}\u{200D}🔥"),
    Case(testDescription: "a keycap", typed: "1\u{FE0F}\u{20E3}", kept: "1\u{FE0F}\u{20E3}"),
    Case(
      testDescription: "the flag of Scotland",
      typed: "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      kept: "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"),
    Case(
      testDescription: "a form of an ideograph in a Japanese name", typed: "葛\u{E0100}城",
      kept: "葛\u{E0100}城"),
    Case(testDescription: "a form of a Mongolian letter", typed: "ᠠ\u{180B}", kept: "ᠠ\u{180B}"),
  ])
  func `keeps what a script or an emoji is written with`(example: Case) {
    #expect(Array(example.typed.onOneLine.unicodeScalars) == Array(example.kept.unicodeScalars))
  }

  @Test(arguments: [
    ("Ben", "BEN"), ("Ben", " b e n "), ("Ben", "ＢＥＮ"), ("Ben", "B\u{200B}en"), ("fin", "ﬁn"),
    ("Straße", "STRASSE"), ("é", "e\u{301}"), ("Ⅳ", "iv"), ("می\u{200C}خواهم", "میخواهم"),
    ("ǅ", "dž"), ("é", "e \u{301}"),
  ])
  func `names are the same however they are written`(one: String, other: String) {
    #expect(one.folded == other.folded)
  }

  @Test(arguments: [("Ben", "Bén"), ("Ben", "Bem"), ("Ana", "Anna"), ("Ana 1", "Ana 2")])
  func `other names stay others`(one: String, other: String) {
    #expect(one.folded != other.folded)
  }

  @Test func `a length is counted in bytes too`() {
    let long = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(long.count == 1)
    #expect(!long.isWithin(80))
    #expect(long.cut(to: 80) == "")
    let eight = "👩\u{200D}👧"
    #expect(String(repeating: "é", count: 80).isWithin(80))
    #expect(!String(repeating: "é", count: 81).isWithin(80))
    #expect(String(repeating: eight, count: 58).isWithin(80))
    #expect(!String(repeating: eight, count: 59).isWithin(80))
    #expect(("Bank " + long).cut(to: 60) == "Bank ")
  }

  @Test func `a field refuses one character of many marks`() {
    let name = Field(
      "name", question: "Name", subject: "Name", reader: .name(upTo: 80, example: "Anna"))
    let typed = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(throws: FieldError(field: "name", message: "Name must be 80 characters or fewer")) {
      try name.value(of: typed, in: .gbp)
    }
  }
}
