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
    let values = try reading.values(of: Self.questions(about: debts.map(\.number)))
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
    reader: Reader<String>.text(upTo: 80, example: "Ada Example").otherwise { _ in "" })

  static let address = addressField("your-address", "Your address", hint: nil)

  static func reference(of number: Int) -> Field<String> {
    Field(
      "reference-\(number)", question: "Account or reference number",
      subject: "Reference of debt \(number)",
      described: "The number by which the creditor of debt \(number) knows the writer",
      reader: Reader<String>.text(upTo: 40, example: "1234 5678").otherwise { _ in "" })
  }

  static func address(of number: Int) -> Field<[String]> {
    addressField(
      "to-\(number)", "Their address",
      hint: "On a statement, under “Write to us”. Up to \(lines) lines",
      described: "The address of the creditor of debt \(number)")
  }

  private static func addressField(
    _ name: String, _ question: String, hint: String?, described words: String? = nil
  ) -> Field<[String]> {
    Field(
      name, question: question, hint: hint, subject: question, described: words,
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

  /// The questions about the letters to the creditors of some debts.
  static func questions(about numbers: [Int]) -> [any Question] {
    [name, address] + numbers.flatMap { [reference(of: $0), address(of: $0)] as [any Question] }
  }

  /// Those about as many debts as a budget can have.
  static let questions = questions(about: BudgetForm.owed.entries.map(\.number))
}
