/// A form of two questions of one type, of which the second has limits that depend on the first.
private struct TwoAmounts: Form {
  let values: FormValues

  static let questions: [any Question] = [price, deposit]

  static let price = Field(
    "price", question: "Price", missing: "Enter the price", subject: "Price", reader: .money)

  static let deposit = deposit(called: "Deposit")
    .adapted { deposit(called: $0.currency == .usd ? "Down payment" : "Deposit") }

  private static func deposit(called name: String) -> Field<Money> {
    Field(
      "deposit", question: name, subject: name, described: "What is paid first",
      reader: .moneyOrZero.otherwise { .zero($0) }
    ).checked { deposit, reading in
      guard let price = reading[price], deposit > price else { return nil }
      return "\(name) must be no more than the price"
    }
  }

  init(_ typed: [(String, String)], in currency: Currency = .gbp) throws(InvalidForm) {
    var reading = FormReading(Submission(typed), in: currency)
    values = try reading.values(of: Self.questions)
  }
}

@Suite struct FormTests {
  private func errors(_ typed: [(String, String)], in currency: Currency = .gbp) -> [FieldError] {
    let invalid = thrown(InvalidForm.self) { try TwoAmounts(typed, in: currency) }
    return invalid?.errors ?? []
  }

  @Test func `gives each answer to its question`() throws {
    let form = try TwoAmounts([("deposit", "5"), ("price", "20")])
    #expect(form.values[TwoAmounts.price] == Money(minorUnits: 20_00, .gbp))
    #expect(form.values[TwoAmounts.deposit] == Money(minorUnits: 5_00, .gbp))
  }

  @Test func `an answer that is left out is what the field says`() throws {
    #expect(try TwoAmounts([("price", "20")]).values[TwoAmounts.deposit] == .zero(.gbp))
  }

  @Test func `a limit follows another answer, where that is right`() {
    let message = "Deposit must be no more than the price"
    #expect(
      errors([("price", "20"), ("deposit", "20.01")])
        == [FieldError(field: "deposit", message: message)])
    #expect(
      errors([("price", ""), ("deposit", "20")])
        == [FieldError(field: "price", message: "Enter the price")])
  }

  @Test func `words follow another answer`() {
    #expect(
      errors([("price", "20"), ("deposit", "21")], in: .usd).map(\.message)
        == ["Down payment must be no more than the price"])
    let reading = FormReading(Submission(), in: .usd)
    #expect(TwoAmounts.deposit.adapted(to: reading).question == "Down payment")
    #expect(TwoAmounts.deposit.question == "Deposit")
  }

  @Test func `lists its parameters for programs`() {
    #expect(TwoAmounts.questions.names == ["price", "deposit"])
    #expect(
      TwoAmounts.questions.parameters == [
        FormParameter("price", "Price", .money, isRequired: true),
        FormParameter("deposit", "What is paid first", .moneyOrZero),
      ])
  }

  @Test func `a choice lists what can be sent`() {
    let field = Field(
      "agreed", question: "Agreed?", subject: "Agreed", reader: .yesOrNo(otherwise: false))
    #expect(
      field.parameters
        == [FormParameter("agreed", "Agreed?", .choice(["yes", "no"], example: "no"), usual: "no")])
  }
}
