import Finance

extension Target {
  /// Amounts, sums, percentages and whole numbers as people type them.
  static let amount = Target("Amount") { input in
    let text = String(decoding: input, as: UTF8.self)
    for code in ["GBP", "USD", "JPY", "BHD"] {
      guard let currency = Currency(code: code) else { preconditionFailure("no \(code)") }
      do throws(AmountProblem) {
        let money = try TypedAmount.read(text, as: currency, allowingNegative: true).money
        let again = try? TypedAmount.read(money.typed, as: currency, allowingNegative: true)
        precondition(again?.money == money, "another amount when shown to be typed again")
      } catch {
        guard case .ambiguous(let thousands, let decimal) = error else { continue }
        for offer in [thousands, decimal] {
          // An offer for a factor of a sum has more decimals than an amount.
          let isRead = [offer, "1*\(offer)"].contains {
            (try? TypedAmount.read($0, as: currency)) != nil
          }
          precondition(isRead, "an offer not read")
        }
      }
    }
    if let percentage = try? Percentage.read(text) {
      precondition(Percentage(plain: percentage.plain) == percentage, "another percentage")
    }
    if let number = try? WholeNumber.read(text) {
      precondition((try? WholeNumber.read("\(number)")) == number, "another number")
    }
  }
}
