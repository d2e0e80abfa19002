@Suite struct OneLineTests {
  @Test(arguments: [
    ("an override after a name", "Ana\u{202E}", "Ana"),
    (
      "every bidi control",
      "A\u{061C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{2066}\u{2067}\u{2068}\u{2069}na",
      "Ana"
    ),
    ("a space of no width", "B\u{200B}en", "Ben"),
    ("joiners between Latin letters", "B\u{200C}e\u{200D}n", "Ben"),
    ("a soft hyphen, a word joiner, a byte order mark", "\u{FEFF}B\u{AD}e\u{2060}n", "Ben"),
    ("notes between lines", "B\u{FFF9}e\u{FFFA}n\u{FFFB}", "Ben"),
    ("tags that spell something unseen", "Ben\u{E0041}\u{E0042}", "Ben"),
    ("a variation selector on a letter", "B\u{FE0F}en", "Ben"),
    ("nothing but blanks", "\u{3164}\u{2800}\u{115F} \u{00A0}", ""),
    ("line breaks and control characters", " Ben\r\nAna\u{1}\u{2028}Cy\t", "Ben Ana Cy"),
  ])
  func `takes out what is not seen or turns the text round`(
    _ what: String, typed: String, kept: String
  ) {
    #expect(Array(typed.onOneLine.unicodeScalars) == Array(kept.unicodeScalars))
  }

  @Test(arguments: [
    ("Persian, between letters", "می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("Sinhala, after its virama", "ශ\u{0DCA}\u{200D}රී", "ශ\u{0DCA}\u{200D}රී"),
    ("a family", "👩\u{200D}👩\u{200D}👧 Home", "👩\u{200D}👩\u{200D}👧 Home"),
    ("a heart on fire", "❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
    ("a keycap", "1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
    (
      "the flag of Scotland", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    ),
    ("a form of an ideograph in a Japanese name", "葛\u{E0100}城", "葛\u{E0100}城"),
    ("a form of a Mongolian letter", "ᠠ\u{180B}", "ᠠ\u{180B}"),
  ])
  func `keeps what a script or an emoji is written with`(
    _ what: String, typed: String, kept: String
  ) {
    #expect(Array(typed.onOneLine.unicodeScalars) == Array(kept.unicodeScalars))
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
