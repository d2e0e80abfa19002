/// Requests that show the states of the debt plan.
enum PlanSamples {
  static let all: [ToolSample] = [
    .init(.blank),
    .init(
      .wrong, nil,
      "balance-1=lots&apr-1=&name-2=x&promo-apr-2=3&kind-2=loan&lump-1=5&order=own&due-day-1=40"),
    .init(.wrong, "as many questions as there can be", "lump-5=&\(nine { everyName($0) })"),
    .init(.answered, "two debts", two),
    .init(.answered, "two debts, with a budget", "\(two)&budget=250"),
    .init(.answered, nil, four),
    .init(
      .answered, "with everything",
      "\(four)&name-2=Barclaycard&name-3=Monzo&name-4=Car&due-day-1=5&spend-2=50&lump-1=500"
        + "&lump-month-1=3&order=own&own=3,1"),
    .init(.blank, "one debt more", "\(four)&add=debt"),
    .init(
      .answered, "every kind of debt",
      "name-1=Blue&balance-1=900&apr-1=19.9&name-2=Overdraft&kind-2=overdraft&balance-2=600"
        + "&apr-2=39.9&name-3=Sofa&kind-3=pay-later&balance-3=240&minimum-3=40&name-4=Council+tax"
        + "&kind-4=priority&balance-4=320&minimum-4=80&name-5=Energy&kind-5=priority"
        + "&balance-5=150&name-6=Car&kind-6=loan&balance-6=2000&apr-6=9.9&minimum-6=95&budget=340"),
    .init(.answered, "one debt", "balance-1=900&apr-1=24.9"),
    .init(
      .answered, "below the minimums",
      "balance-1=900&apr-1=39.9&balance-2=3500&apr-2=24.9&budget=60"),
    .init(.answered, "too many orders", nine { "balance-\($0)=\($0)000&apr-\($0)=\(10 + $0)" }),
    .init(
      .never, nil,
      "balance-1=900&apr-1=39.9&minimum-1=20&balance-2=3500&apr-2=24.9&minimum-2=10&budget=40"),
    .init(.largest, nil, "currency=KWD&\(nine(longest))"),
    .init(
      .largest, "the largest amounts",
      "balance-1=99999999.99&apr-1=999.99&spend-1=99999999.99&budget=99999999.99"
        + "&lump-1=99999999.99&lump-month-1=1&balance-2=99999999.99&apr-2=0.01"
        + "&minimum-2=99999999.99&promo-months-2=120&promo-apr-2=999.99"),
  ]

  private static let two = "balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9"

  private static let four =
    "name-1=Amex&balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&rule-2=one-percent-25"
    + "&promo-months-2=12&balance-3=2500&apr-3=19.9&rule-3=two-percent&kind-4=loan&balance-4=4000"
    + "&apr-4=7.9&basis-4=nominal&minimum-4=125&budget=320"

  /// The fields of as many debts as a plan may have.
  private static func nine(_ fields: (Int) -> String) -> String {
    (1...9).map(fields).joined(separator: "&")
  }

  private static func everyName(_ debt: Int) -> String {
    "name-\(debt)=&basis-\(debt)=nominal&due-day-\(debt)=5"
  }

  /// A debt of a hundred years with the longest name, in letters of four bytes.
  private static func longest(_ debt: Int) -> String {
    "balance-\(debt)=99999999.999&apr-\(debt)=0.1&minimum-\(debt)=1087500.123"
      + "&spend-\(debt)=1000000&name-\(debt)=" + String(repeating: "%F0%90%8C%B0", count: 40)
  }
}
