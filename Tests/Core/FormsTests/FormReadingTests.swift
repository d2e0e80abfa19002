import Synchronization

@Suite struct FormReadingTests {
  /// Counts how often it is read; wrong when its text is "wrong".
  private struct Counted: Question {
    final class Count: Sendable {
      let reads = Mutex(0)
    }

    let name: String
    let count = Count()

    var reads: Int { count.reads.withLock { $0 } }

    var parameters: [FormParameter] { [FormParameter(name, "Counted", .whole(0...9))] }

    func value(in reading: inout FormReading) throws(InvalidForm) -> String {
      count.reads.withLock { $0 += 1 }
      let text = reading.submission[name] ?? ""
      guard text != "wrong" else {
        throw InvalidForm(errors: [FieldError(field: name, message: "\(name) is wrong")])
      }
      return text
    }
  }

  /// Says what another question was answered.
  private struct Dependent: Question {
    let name = "dependent"
    let other: Counted

    var parameters: [FormParameter] { [] }

    func value(in reading: inout FormReading) -> String { reading[other] ?? "unknown" }
  }

  private static let budget = Field(
    "budget", question: "Budget", subject: "Budget", reader: Reader<Money>.money.optional)

  @Test(arguments: ["right", "wrong"])
  func `reads each text once, whoever asks for it`(text: String) {
    let counted = Counted(name: "a")
    let dependent = Dependent(other: counted)
    var reading = FormReading(Submission([("a", text)]), in: .gbp)
    _ = reading[dependent]
    _ = reading[counted]
    _ = try? reading.values(of: [dependent, counted])
    _ = reading.mistakes(in: [dependent, counted])
    #expect(counted.reads == 1)
  }

  @Test func `a question may depend on one that stands behind it`() throws {
    let last = Counted(name: "last")
    let first = Dependent(other: last)
    var reading = FormReading(Submission([("last", "known")]), in: .gbp)
    let values = try reading.values(of: [first, last])
    #expect(values[first] == "known")
    #expect(values[last] == "known")
  }

  @Test func `reports every mistake once, in the order of the list`() {
    let (first, last) = (Counted(name: "first"), Counted(name: "last"))
    var reading = FormReading(Submission([("first", "wrong"), ("last", "wrong")]), in: .gbp)
    _ = reading[last]
    let invalid = thrown(InvalidForm.self) {
      try reading.values(of: [first, Dependent(other: last), last])
    }
    #expect(invalid?.errors.map(\.message) == ["first is wrong", "last is wrong"])
  }

  @Test func `refuses an answer that is right by itself, and keeps the mistake of a wrong one`() {
    let typed = Submission([("budget", "5")])
    var reading = FormReading(typed, in: .gbp)
    reading.refuse(Self.budget, "Budget must be less")
    reading.refuse(Self.budget, "Budget must be more")
    #expect(reading[Self.budget] == nil)
    #expect(reading.mistakes(in: [Self.budget]).map(\.message) == ["Budget must be less"])
  }

  @Test func `reads again only what was sent anew`() {
    let (kept, mended) = (Counted(name: "kept"), Counted(name: "mended"))
    var reading = FormReading(Submission([("kept", "a"), ("mended", "wrong")]), in: .gbp)
    _ = reading.mistakes(in: [kept, mended])
    var second = reading.rereading([mended], in: Submission([("kept", "a"), ("mended", "b")]))
    #expect(second[kept] == "a")
    #expect(second[mended] == "b")
    #expect(kept.reads == 1)
    #expect(mended.reads == 2)
  }

  @Test(arguments: [
    ("12.50+3", Int64(15_50)), ("2k", 2_000_00), ("80-80", 0), ("12.50", nil), ("lots", nil),
    ("5-10", nil), ("", nil),
  ])
  func `knows what a sum comes to, even one that the field refuses`(
    typed: String, minorUnits: Int64?
  ) {
    var reading = FormReading(Submission([("budget", typed)]), in: .gbp)
    let amount = minorUnits.map { Money(minorUnits: $0, .gbp) }
    #expect(reading.sum(in: Self.budget) == amount)
    _ = reading[Self.budget]
    #expect(reading.sum(in: Self.budget) == amount)
  }

  @Test func `knows a sum that the page shows under another name`() {
    var reading = FormReading(Submission([("budget", "2*3"), ("other", "x")]), in: .gbp)
    _ = reading[Self.budget]
    let moved = Field("moved", question: "Budget", subject: "Budget", reader: Reader<Money>.money)
    let shown = reading.showing(Submission([("moved", "2*3")]), moved: ["budget": "moved"])
    #expect(shown.sum(in: moved) == Money(minorUnits: 6_00, .gbp))
    let changed = reading.showing(Submission([("budget", "2*4")]))
    #expect(changed.sum(in: Self.budget) == Money(minorUnits: 8_00, .gbp))
  }

  @Test(arguments: [("USD", "USD"), ("XXX", "GBP"), ("", "GBP")])
  func `amounts are in the currency that was sent, if there is such a one`(
    typed: String, code: String
  ) {
    let currency = Field.currency(otherwise: .gbp)
    var reading = FormReading(
      Submission([("currency", typed), ("budget", "5")]), in: .gbp, asking: currency)
    #expect(reading.currency.code == code)
    #expect(reading[Self.budget] == Money(minorUnits: 5_00, reading.currency))
    #expect(reading.mistakes(in: [currency]).isEmpty == (typed != "XXX"))
  }
}
