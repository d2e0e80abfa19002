extension Money {
  /// Finds the smallest amount that is enough by halving.
  ///
  ///     try Money.smallest(above: .pounds(0), upTo: .pounds(100)) { try $0.times(3) >= .pounds(100) }
  ///     // £33.34
  ///
  /// - Parameters:
  ///   - tooLittle: An amount that counts as not enough.
  ///   - enough: A larger amount that is enough.
  ///   - isEnough: Tells whether an amount between them is enough; if one is, all larger ones are.
  /// - Returns: The amount; one minor unit less is not enough.
  /// - Throws: The error of `isEnough`.
  package static func smallest(
    above tooLittle: Money, upTo enough: Money,
    where isEnough: (Money) throws(MoneyOverflow) -> Bool
  ) throws(MoneyOverflow) -> Money {
    var (tooLittle, enough) = (tooLittle, enough)
    let step = smallest(enough.currency)
    while enough - tooLittle > step {
      let middle = halfway(from: tooLittle, to: enough)
      if try isEnough(middle) {
        enough = middle
      } else {
        tooLittle = middle
      }
    }
    return enough
  }

  /// Finds the smallest amount that is enough from a guess, which may be far off.
  ///
  /// It looks around the guess in steps that double, then halves the rest; a guess that is right
  /// takes two tries.
  ///
  /// - Parameters:
  ///   - guess: The guess.
  ///   - tooLittle: An amount that counts as not enough.
  ///   - enough: A larger amount that is enough.
  ///   - isEnough: Tells whether an amount between them is enough; if one is, all larger ones are.
  /// - Returns: The amount; one minor unit less is not enough.
  /// - Throws: The error of `isEnough`.
  package static func smallest(
    near guess: Money, above tooLittle: Money, upTo enough: Money,
    where isEnough: (Money) throws(MoneyOverflow) -> Bool
  ) throws(MoneyOverflow) -> Money {
    var (tooLittle, enough) = (tooLittle, enough)
    var step = smallest(enough.currency)
    var next = min(max(guess, tooLittle + step), enough - step)
    var wasEnough: Bool?
    while next > tooLittle, next < enough {
      let isEnough = try isEnough(next)
      if isEnough { enough = next } else { tooLittle = next }
      if let wasEnough, wasEnough != isEnough { break }
      wasEnough = isEnough
      next = isEnough ? next - step : next + step
      step += step
    }
    return try smallest(above: tooLittle, upTo: enough, where: isEnough)
  }
}
