/// A party of up to three guests, the first of whom is always asked about.
private struct Party: Form {
  let values: FormValues
  var guests: [EntryValues<Guest>] { values[Self.guests] }

  static let questions: [any Question] = [guests, host]
  static let guests = Repeated("guests", of: (1...3).map(Guest.init))
  static let host = Field(
    "host", question: "Host", missing: "Enter a host", subject: "Host",
    reader: .name(upTo: 20, example: "Ana"))

  init(_ typed: [(String, String)]) throws(InvalidForm) {
    var reading = FormReading(Submission(typed), in: .gbp)
    values = try reading.values(of: Self.questions)
  }
}

private struct Guest: RepeatedEntry {
  let number: Int
  let name: Field<String>
  let gift: Gift

  init(_ number: Int) {
    self.number = number
    name = Field(
      "name-\(number)", question: "Name", missing: "Enter the name of guest \(number)",
      subject: "Name of guest \(number)", reader: .name(upTo: 20, example: "Ben"))
    gift = Gift(number)
  }

  var questions: [any Question] { [name] + gift.questions }

  func isThere(in submission: Submission) -> Bool {
    number == 1 || submission.holdsAny(of: questions.names)
  }
}

/// What a guest brings, a part of the questions about them.
private struct Gift: RepeatedEntry {
  let worth: Field<Money?>

  init(_ number: Int) {
    worth = Field(
      "worth-\(number)", question: "Worth", subject: "Worth of gift \(number)",
      reader: Reader<Money>.money.optional)
  }

  var questions: [any Question] { [worth] }

  func isThere(in submission: Submission) -> Bool { true }
}

@Suite struct RepeatedTests {
  private func errors(_ typed: [(String, String)]) -> [FieldError] {
    let invalid = thrown(InvalidForm.self) { try Party(typed) }
    return invalid?.errors ?? []
  }

  @Test func `answers about the entries that are there, in page order`() throws {
    let party = try Party([
      ("name-3", "Cy"), ("worth-3", "12.50"), ("name-1", "Ana"), ("host", "D"),
    ])
    #expect(party.guests.map(\.entry.number) == [1, 3])
    #expect(party.guests.map(\.name) == ["Ana", "Cy"])
  }

  @Test func `answers about a part of an entry`() throws {
    let party = try Party([("name-1", "Ana"), ("worth-1", "12.50"), ("host", "D")])
    #expect(party.guests[0].gift.worth == Money(minorUnits: 12_50, .gbp))
  }

  @Test func `asks about an entry that no form is without`() {
    #expect(
      errors([("host", "D")]) == [
        FieldError(field: "name-1", message: "Enter the name of guest 1")
      ])
  }

  @Test func `reports the mistakes of all entries before those of later questions`() {
    let typed = [("worth-2", "lots"), ("name-1", "Ana"), ("worth-1", "0"), ("name-2", "")]
    #expect(errors(typed).map(\.field) == ["worth-1", "name-2", "worth-2", "host"])
  }

  @Test func `describes every entry, and requires only what every form has`() {
    let parameters = Party.guests.parameters
    #expect(
      parameters.map(\.name) == ["name-1", "worth-1", "name-2", "worth-2", "name-3", "worth-3"])
    #expect(parameters.filter(\.isRequired).map(\.name) == ["name-1"])
    #expect(Party.guests.entries(in: Submission([("worth-2", "x")])).map(\.number) == [1, 2])
  }
}
