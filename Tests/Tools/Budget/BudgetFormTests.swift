import BudgetFormulas

@testable import BudgetPages

@Suite struct BudgetFormTests {
  private func form(_ fields: [(String, String)]) throws -> BudgetForm {
    try BudgetForm(Submission(fields.map { (name: $0.0, text: $0.1) }))
  }

  private func errors(_ fields: [(String, String)]) -> [FieldError] {
    let invalid = thrown(InvalidForm.self) { try form(fields) }
    return invalid?.errors ?? []
  }

  @Test(arguments: BudgetItem.allCases)
  func `says what is wrong with a line`(item: BudgetItem) {
    let words: String
    switch item {
    case .pay: words = "Your pay"
    case .councilTax: words = "Council tax or rates"
    default: words = item.words
    }
    for (typed, message) in [
      ("lots", "\(words) must be an amount, like 1,250 or 99.50"),
      ("-1", "\(words) must not be below zero"),
      ("100000000", "\(words) must be £99,999,999.99 or less"),
    ] {
      #expect(
        errors([(item.rawValue, typed)]) == [FieldError(field: item.rawValue, message: message)])
    }
  }

  @Test(
    arguments: [
      (.pay, "How often for your pay must be one of the choices in the list"),
      (.tvLicence, "How often for TV licence must be one of the choices in the list"),
      (.otherCosts, "How often for anything else must be one of the choices in the list"),
    ] as [(BudgetItem, String)])
  func `says what is wrong with a period`(item: BudgetItem, message: String) {
    let name = "\(item.rawValue)-period"
    #expect(
      errors([(item.rawValue, "5"), (name, "day")]) == [FieldError(field: name, message: message)])
  }

  @Test(arguments: [
    ("debt-balance-1", "", "Enter how much you owe on debt 1"),
    ("debt-balance-15", "lots", "Debt 15 must be an amount, like 1,250 or 99.50"),
    ("debt-balance-2", "0", "Debt 2 must be £0.01 or more"),
    ("debt-balance-2", "100000000", "Debt 2 must be £99,999,999.99 or less"),
    (
      "debt-name-3", String(repeating: "x", count: 81),
      "Name of debt 3 must be 80 characters or fewer"
    ),
  ])
  func `says what is wrong with a debt`(field: String, typed: String, message: String) {
    let number = field.split(separator: "-").last ?? ""
    let others =
      field.contains("name")
      ? [("debt-balance-\(number)", "5")] : [("debt-name-\(number)", "Blue")]
    #expect(
      errors([("pay", "5"), (field, typed)] + others)
        == [FieldError(field: field, message: message)])
  }

  @Test(
    arguments: [
      [], [("pay", "0")], [("pay", "0"), ("rent", "0.00"), ("rent-period", "week")],
      [("food-period", "year")], [("debt-balance-1", "500")],
    ] as [[(String, String)]])
  func `asks for one line at least`(fields: [(String, String)]) {
    let message = "Enter what comes in or goes out, on at least one line"
    #expect(errors(fields) == [FieldError(field: "pay", message: message)])
  }

  @Test func `asks for a line before it finds fault with a debt`() {
    #expect(errors([("debt-name-1", "Blue")]).map(\.field) == ["pay", "debt-balance-1"])
    #expect(errors([("rent", "x")]).map(\.field) == ["rent"])
  }

  @Test(
    arguments: [
      [("pay", "0.01"), ("pay-period", "year")], [("other-costs", "£99,999,999.99")],
      [("rent", "175 + 20")], [("energy", "12,5")], [("pay", "5"), ("currency", "jpy")],
      [("fun", "5"), ("debt-name-1", "  "), ("debt-balance-1", " ")],
    ] as [[(String, String)]])
  func `takes what is at a limit`(fields: [(String, String)]) throws {
    _ = try form(fields)
  }

  @Test func `fills in the defaults`() throws {
    let form = try form([("rent", "175"), ("rent-period", "")])
    #expect(try form.budget.lines == [BudgetLine(.rent, .pounds(175), every: .month)])
    #expect(form.debts.isEmpty)
  }

  @Test func `takes debts with gaps in their numbers and without names`() throws {
    let debts = try form([
      ("pay", "5"), ("debt-balance-15", "20"), ("debt-name-4", " Blue "), ("debt-balance-4", "10"),
    ]).debts
    #expect(debts.map(\.label) == ["Blue", "Debt 15"])
    #expect(debts.map(\.balance) == [.pounds(10), .pounds(20)])
  }

  /// A request has a hundred at most, of which a page may add the nation, its sender and a button.
  @Test func `has room for all its fields in one request`() {
    #expect(BudgetForm.names.count == 24 * 2 + 15 * 3 + 1)
  }
}
