/// Requests that show the states of the loan calculator.
enum LoanSamples {
  static let all: [ToolSample] = [
    .init(.blank),
    .init(
      .wrong, nil,
      "amount=lots&rate=1000&years=x&start-day=31&start-month=2&start-year=2027&lump-sum=5"),
    .init(.wrong, "a day that is none", "amount=1000&rate=5&years=1&start=2027-02-30"),
    .init(.wrong, "an extra whose day is missing", "\(loan)&lump-sum=5000"),
    .init(.answered, nil, loan),
    .init(.answered, "with an extra", "\(loan)&extra=150"),
    .init(
      .answered, "with everything",
      "\(loan)&down-payment=50000&extra=100&extra-yearly=1000&lump-sum=5000&lump-sum-payment=12"
        + "&lender=A%20bank&start=2027-01-31"),
    .init(
      .answered, "with rates that change",
      "\(loan)&rate-2=6&from-2=25&rate-3=5.5&from-3=61&rate-4=5&from-4=121&rate-5=4&from-5=181"
        + "&rate-6=6&from-6=241&interest-only=12"),
    .init(.answered, "with a later rate and an extra", "\(loan)&rate-2=8&from-2=25&extra=150"),
    .init(.answered, "with a lump sum at the end", "amount=20000&rate=6.9&years=4&balloon=8000"),
    .init(.answered, "with a payment in place of a term", "amount=10000&rate=7.9&payment=250"),
    .init(.never, nil, "amount=10000&rate=7.9&payment=65.83"),
    .init(.never, "too slow a payment", "amount=10000&rate=7.9&payment=65.84"),
    .init(
      .wrong, "terms that do not fit",
      "\(loan)&payment=100&rate-2=6&from-3=5&interest-only=361&balloon=300001"),
    .init(.answered, "interest only", "\(loan)&kind=interest-only"),
    .init(.answered, "weekly", "\(loan)&frequency=weekly&currency=GBP"),
    .init(.answered, "in dollars", "\(loan)&down-payment=50000&currency=USD"),
    .init(.answered, "in one payment", "amount=1000&rate=12&months=1"),
    .init(
      .largest, nil,
      "amount=99999999&rate=9.99&years=50&frequency=weekly&extra=0.01&lender=\(longName)"),
    .init(.largest, "the most interest", "amount=99999999.99&rate=99.99&years=50&frequency=weekly"),
    .init(
      .largest, "the most interest alone",
      "amount=99999999.99&rate=99.99&years=50&kind=interest-only"),
    .init(
      .largest, "the largest extras",
      "amount=99999999.99&rate=0&years=50&extra=99999999.99&extra-yearly=99999999.99"),
  ]

  private static let loan = "amount=300000&rate=7&years=30"
  /// As many letters of four bytes as a name may have.
  private static let longName = String(repeating: "%F0%90%8C%B0", count: 40)
}
