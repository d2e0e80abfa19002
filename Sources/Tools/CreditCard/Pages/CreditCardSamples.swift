/// Requests that show the states of the credit card calculator.
enum CreditCardSamples {
  static let all: [ToolSample] = [
    .init(.blank),
    .init(.wrong, "nothing filled in", "balance=&apr="),
    .init(.wrong, nil, "balance=lots&apr=1000&payment=-1&months=0"),
    .init(.wrong, "wrong in its own minimum", "\(ownMinimum)&minimum-percent=x&minimum-floor=y"),
    .init(.wrong, "by no month", "\(card)&by-month=6&by-year=2020"),
    .init(.wrong, "by a month in words", "\(card)&by=soon"),
    .init(.answered, nil, card),
    .init(.answered, "with a payment", "\(card)&payment=60"),
    .init(.answered, "clear in three years", "\(card)&months=36"),
    .init(.answered, "clear by a month", "\(card)&by=2030-06"),
    .init(.answered, "clear for less than the minimum", "\(card)&months=600"),
    .init(.answered, "with a rate that may be a slip", "balance=2292&apr=0.1791"),
    .init(.answered, "Danske Bank's minimum", "\(card)&rule=danske-bank"),
    .init(.answered, "below the minimum", "\(card)&payment=50"),
    .init(
      .answered, "own minimum",
      "\(ownMinimum)&minimum-percent=2.5&minimum-interest=no&minimum-floor=25"
        + "&minimum-alone-percent=4&minimum-base=statement"),
    .init(.answered, "nominal", "\(card)&basis=nominal"),
    .init(.answered, "no interest", "balance=1000&apr=0&payment=100"),
    .init(.answered, "clear at once", "balance=1&apr=24.9"),
    .init(.answered, "in dollars", "\(card)&currency=USD"),
    .init(.answered, "in yen", "balance=229200&apr=17.91&currency=JPY"),
    .init(.never, nil, "\(card)&payment=30"),
    .init(
      .never, "neither way is ever clear",
      "balance=5000&apr=300&rule=custom&minimum-percent=0&minimum-interest=no&minimum-floor=5"
        + "&payment=10"),
    .init(.largest, nil, "balance=99999&apr=12&basis=nominal&payment=1000.01"),
    .init(.answered, "a great debt", "balance=99999999.99&apr=39.9&payment=99999999"),
    .init(.largest, "the least interest", "balance=99999999.99&apr=0.01&payment=99999999.99"),
    .init(
      .largest, "the most interest",
      "balance=99999999.99&apr=999.99&payment=99999999.99&months=1200"),
    .init(
      .largest, "the largest minimum",
      "balance=99999999.99&apr=999.99&rule=custom&minimum-percent=100&minimum-floor=99999999.99"
        + "&minimum-alone-percent=100&minimum-base=statement"),
  ]

  private static let card = "balance=2292&apr=17.91"
  private static let ownMinimum = "\(card)&rule=custom"
}
