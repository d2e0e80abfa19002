/// A unit written directly after a number: "2k" is 2,000, "50p" is £0.50.
enum AmountUnit {
  case one
  case thousand

  /// Hundredths of a pound.
  case penny
}

extension AmountUnit {
  /// The unit at the start of some characters, and its length.
  ///
  /// A letter that begins a currency's mark, as in "5 kr", counts as the currency.
  static func beginning(
    _ rest: ArraySlice<Unicode.Scalar>, in currency: Currency
  ) -> (unit: AmountUnit, length: Int) {
    guard rest.first?.isLetter == true, CurrencyMark(beginning: rest) == nil else {
      return (.one, 0)
    }
    let next = rest.dropFirst()
    if rest.first == "k", endsWord(next) || CurrencyMark(beginning: next) != nil {
      return (.thousand, 1)
    }
    guard currency == .gbp,
      let word = pence.first(where: { rest.starts(with: $0) && endsWord(rest.dropFirst($0.count)) })
    else { return (.one, 0) }
    return (.penny, word.count)
  }

  private static func endsWord(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.first.map { !$0.isLetter || $0 == "x" } ?? true
  }

  private static let pence = ["pence", "p"].map { Array($0.unicodeScalars) }
}
