/// Requests that show the states of the British student loan.
enum StudentLoanUKSamples {
  static let all: [ToolSample] = [
    .init(.blank),
    .init(.wrong, nil, "income=lots&plan=3&paid=daily&tax-year=2018-19&due=1990&rate=5"),
    .init(.wrong, "a plan before its time", "income=30000&plan=5&tax-year=2025-26"),
    .init(.answered, nil, "income=36000&plan=2&due=2021&balance=45000&rate=6.2"),
    .init(.answered, "two plans", "\(owing)&plan=2&plan=postgraduate"),
    .init(.answered, "paid off in time", "income=90000&plan=1&due=2021&balance=9000&rate=4.3"),
    .init(.answered, "below the threshold", "income=300&income-period=week&paid=weekly&plan=4"),
    .init(.answered, "written off", "income=30000&plan=1&due=1999&older=no&tax-year=2024-25"),
    .init(.answered, "written off by age", "income=30000&plan=1&plan=4&due=2006&older=yes"),
    .init(
      .largest, nil,
      "income=99999999.99&income-period=week&plan=1&plan=2&plan=4&plan=5&plan=postgraduate&due=2100&balance=99999999.99&rate=99.99"
    ),
  ]

  private static let owing = "income=36000&due=2021&balance=45000&rate=6.2"
}
