/// What is typed for the letters: nothing of it is kept, set in a cookie or sent in an address.
struct BudgetLettersForm {
  let name: String
  let address: [String]
  /// The address and the reference of each creditor, in the order of the offers.
  let creditors: [(address: [String], reference: String)]

  /// Reads what was typed for the letters about some debts.
  ///
  /// - Throws: ``InvalidForm`` with all mistakes.
  init(_ reading: inout FormReading, about debts: [BudgetForm.Debt]) throws(InvalidForm) {
    let values = try reading.values(
      of: [Self.name, Self.address]
        + debts.flatMap { Self.questions(about: $0.number, called: $0.label) })
    name = values[Self.name]
    address = values[Self.address]
    creditors = debts.map {
      (values[Self.address(of: $0.number)], values[Self.reference(of: $0.number)])
    }
  }

  /// The most lines of an address, and the most characters of each.
  private static let (lines, characters) = (5, 60)

  static let name = Field(
    "your-name", question: "Your name", subject: "Your name",
    reader: Reader<String>.text(upTo: 80, example: "Ada Example").otherwise { _ in "" }
  ).filledIn(with: "name")

  static let address = addressField("your-address", "Your address", hint: nil)
    .filledIn(with: "street-address")

  /// The number by which a creditor knows the account of a debt, which mistakes call by its name.
  static func reference(of number: Int, called label: String? = nil) -> Field<String> {
    let question = "Account or reference number"
    return Field(
      "reference-\(number)", question: question,
      subject: label.map { "\(question) of \($0)" } ?? question,
      described: "The number by which the creditor of debt \(number) knows the writer",
      reader: Reader<String>.text(upTo: 40, example: "1234 5678").otherwise { _ in "" })
  }

  /// The address of a debt's creditor.
  static func address(of number: Int, called label: String? = nil) -> Field<[String]> {
    addressField(
      "to-\(number)", "Their address", subject: label.map { "Address for \($0)" },
      hint: "On a statement, under “Write to us”. Up to \(lines) lines",
      described: "The address of the creditor of debt \(number)")
  }

  private static func addressField(
    _ name: String, _ question: String, subject: String? = nil, hint: String?,
    described words: String? = nil
  ) -> Field<[String]> {
    Field(
      name, question: question, hint: hint, subject: subject ?? question, described: words,
      reader: Reader<[String]>.text(
        "must have at most \(lines) lines of \(characters) letters each",
        .lines(upTo: lines * (characters + 2), example: "PO Box 1\nLeeds"),
        describing: readLines
      ).otherwise { _ in [] })
  }

  private static func readLines(_ text: String) -> [String]? {
    let all = text.split(whereSeparator: \.isNewline).map { String($0).onOneLine }
      .filter { !$0.isEmpty }
    return all.count <= lines && all.allSatisfy { $0.count <= characters } ? all : nil
  }

  private static func questions(
    about number: Int, called label: String? = nil
  ) -> [any Question] {
    [reference(of: number, called: label), address(of: number, called: label)]
  }

  /// The questions about the letters to as many creditors as a budget can have.
  static let questions: [any Question] =
    [name, address] + BudgetForm.owed.entries.flatMap { questions(about: $0.number) }
}
