import BudgetFormulas

/// Requests that show the states of the budget.
enum BudgetSamples {
  static let all: [ToolSample] = [
    .init(.blank),
    .init(.blank, "a debt more", "\(spare)&add=debt"),
    .init(.wrong, nil, "pay=lots&rent=-5&rent-period=day&debt-name-1=Bank%20loan&debt-balance-2=0"),
    .init(.wrong, "nothing on any line", "pay=&food=0&debt-name-3=Blue"),
    .init(.answered, nil, spare),
    .init(
      .answered, "little left", "\(household)&benefits=442.40&benefits-period=four-weeks&\(owed)"),
    .init(
      .answered, "more goes out", "\(household)&benefits=320&benefits-period=four-weeks&\(owed)"),
    .init(.answered, "enough for all debts", "pay=1800&debt-balance-1=200&debt-balance-4=9.99"),
    .init(
      .answered, "no debts", "pay=1,200&pay-period=fortnight&rent=600&food=40&food-period=week"),
    .init(.answered, "in dollars", "pay=1800&rent=900&debt-balance-1=4000&currency=USD"),
    .init(.largest, nil, "\(every { "\($0)=99999999.99&\($0)-period=week" })&\(fifteen)"),
    .init(.largest, "nothing left for many debts", "\(every { "\($0)=99999999.99" })&\(fifteen)"),
  ]

  private static let spare =
    "pay=1800&benefits=100&benefits-period=four-weeks&rent=175&rent-period=week"
    + "&debt-name-1=Bank+loan&debt-balance-1=4550&debt-balance-2=6700"

  /// A household that pays rent by the week.
  private static let household =
    "pay=1191.60&rent=175&rent-period=week&council-tax=145&energy=120&water=135&water-period=quarter"
    + "&tv-licence=151&tv-licence-period=year&food=75&food-period=week&travel=96.50&phone=30"
    + "&insurance=240&insurance-period=year&fun=50"
  private static let owed =
    "debt-name-1=Blue&debt-balance-1=900&debt-name-2=Overdraft&debt-balance-2=600"

  private static func every(_ fields: (String) -> String) -> String {
    BudgetItem.allCases.map { fields($0.rawValue) }.joined(separator: "&")
  }

  /// As many debts as there can be, with names as long as an address has room for, in letters of
  /// four bytes.
  private static let fifteen = (1...BudgetDebtFields.most).map { number in
    "debt-balance-\(number)=99999999.99&debt-terms-\(number)=apr%3D9.9&debt-name-\(number)="
      + String(repeating: "%F0%90%8C%B0", count: 30)
  }.joined(separator: "&")
}
