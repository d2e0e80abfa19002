/// Requests that show the states of the mortgage calculator.
enum MortgageSamples {
  static let all: [ToolSample] = [
    .init(.blank),
    .init(
      .wrong, nil,
      "amount=lots&rate=100&years=x&next-rate=5&erc=5;4&start-day=31&start-month=2&start-year=2027"
        + "&lump-sum=5&allowance-percent=101"),
    .init(.wrong, "a day that is none", "amount=1000&rate=5&years=1&start=2027-02-30"),
    .init(.wrong, "a charge without a fix", "\(home)&erc=3"),
    .init(.answered, nil, fixed),
    .init(.answered, "with an extra", "\(fixed)&extra=150"),
    .init(.answered, "with a charge", "\(fixed)&lump-sum=30000&lump-sum-payment=6&erc=3"),
    .init(
      .answered, "with everything",
      "amount=250000&deposit=50000&rate=4.5&years=25&fix-months=60&next-rate=7.49&fee=999"
        + "&fee-added=yes&start=2026-12-15&interest=daily&savings=5000&extra=100&extra-yearly=500"
        + "&lump-sum=20000&lump-sum-payment=3&effect=payment&erc=5,4,3,2,1&allowance-base=deal"
        + "&allowance-year=deal&allowance-balance=210000&overpaid=1000&deal-months=4"),
    .init(.answered, "the same rate throughout", "\(home)&extra-yearly=150"),
    .init(.answered, "lower afterwards", "\(home)&fix-months=24&next-rate=3&savings=20000"),
    .init(.answered, "in dollars", "\(home)&deposit=20000&currency=USD"),
    .init(.answered, "in one payment", "amount=1000&rate=12&months=1"),
    .init(
      .largest, nil,
      "amount=99999999.99&rate=9.99&years=50&fix-months=24&next-rate=11&extra=0.01&effect=payment"
        + "&erc=5,4,3,2,1.2345&interest=daily&fee=99999999.99&fee-added=yes"),
    .init(.largest, "the most interest", "amount=99999999.99&rate=99.99&years=50&interest=daily"),
  ]

  private static let home = "amount=200000&rate=4.5&years=25"
  private static let fixed = "\(home)&fix-months=24&next-rate=7.49"
}
