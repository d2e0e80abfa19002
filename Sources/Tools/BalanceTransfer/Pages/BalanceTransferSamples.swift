/// Requests that show the states of the balance transfer calculator.
enum BalanceTransferSamples {
  static let all: [ToolSample] = [
    .init(.blank),
    .init(.wrong, nil, "balance=lots&apr=1000&promo-months=0&limit=x"),
    .init(.answered, nil, offer),
    .init(.answered, "with another payment", offer.replacing("=120", with: "=150")),
    .init(.answered, "with a limit", "\(offer)&limit=2500"),
    .init(
      .answered, "costs more", "balance=1000&apr=18.9&payment=500&fee=4&promo-months=12"),
    .init(
      .answered, "only moving pays it off", "balance=1000&apr=24.9&payment=18.70&promo-months=24"),
    .init(.never, nil, "balance=1000&apr=24.9&payment=18&promo-months=1&apr-after=60"),
    .init(
      .largest, nil,
      "balance=99999999&apr=12&basis=nominal&payment=1000001&promo-months=120&limit=50000000"),
    .init(
      .largest, "the largest amounts",
      "balance=99999999.99&apr=999.99&basis=nominal&payment=1&fee=100&fee-least=99999999.99"
        + "&promo-months=120&promo-apr=999.99&limit=99999999.99"),
    .init(
      .largest, "paid at once", "balance=99999999.99&apr=0.01&payment=99999999.99&promo-months=1"),
  ]

  private static let offer =
    "balance=3000&apr=24.9&payment=120&promo-months=20&fee=2.9&fee-least=5"
}
