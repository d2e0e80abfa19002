/// Requests that show the states of the student loan calculator.
enum StudentLoanSamples {
  static let all: [ToolSample] = [
    .init(.blank),
    .init(.wrong, nil, "principal=lots&apr=100&previous=x"),
    .init(.answered, "in ten years", loan),
    .init(.answered, "with another payment", "\(loan)&payment=400"),
    .init(.answered, "with cents", "principal=28000.55&apr=5.5"),
    .init(.answered, "part of the interest", "\(loan)&proportion=50"),
    .init(.answered, "after another payment", "\(loan)&payment=350&previous=318.20"),
    .init(.answered, "refunded", "principal=1000&apr=6&payment=2000&baseline=absolute"),
    .init(.answered, "longer than its table", "principal=1000&apr=0&payment=0.01"),
    .init(.largest, nil, "principal=100000&apr=5&payment=416.68"),
    .init(.largest, "the most months", "principal=99999999&apr=0&payment=0.01"),
    .init(
      .largest, "the largest amounts",
      "principal=99999999.99&apr=99.99&payment=99999999.99&most=99999999.99"),
  ]

  private static let loan = "principal=30000&apr=5"
}
