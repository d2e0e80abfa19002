extension Money {
  /// Finds the smallest amount that is enough by halving.
  ///
  ///     try Money.smallest(above: .pounds(0), upTo: .pounds(100)) { try $0.times(3) >= .pounds(100) }
  ///     // £33.34
  ///
  /// - Parameters:
  ///   - tooLittle: An amount that counts as not enough.
  ///   - enough: A larger amount that is enough.
  ///   - isEnough: Tells whether an amount between them is enough; where one is, all larger ones
  ///     are.
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
}
