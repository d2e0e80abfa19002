import Finance

extension Target {
  /// Amounts and percentages as programs write them, in every way we write them back.
  static let decimal = Target("Decimal") { input in
    let text = String(decoding: input, as: UTF8.self)
    for code in ["GBP", "JPY", "BHD"] {
      guard let currency = Currency(code: code), let money = Money(plain: text, currency) else {
        continue
      }
      precondition(Money(plain: money.plain, currency) == money, "another amount")
      precondition(!money.formatted.isEmpty && !money.short.isEmpty && !money.spoken.isEmpty)
    }
    if let percentage = Percentage(plain: text) {
      precondition(Percentage(plain: percentage.plain) == percentage, "another percentage")
      precondition(!percentage.plain(decimals: 1).isEmpty && !percentage.formatted.isEmpty)
    }
  }
}
