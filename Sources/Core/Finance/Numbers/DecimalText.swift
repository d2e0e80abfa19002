/// The treatment of zeros at the end of a number's decimals.
enum TrailingZeros {
  case kept, droppedWhenWhole
}

extension String {
  /// A number given in units of its last decimal: 123450 with 2 decimals is "1234.50", or
  /// "1,234.50" when its thousands are grouped.
  init(
    units: UInt64, decimals: Int, grouped: Bool = false, trailingZeros: TrailingZeros = .kept
  ) {
    var (whole, fraction) = units.quotientAndRemainder(dividingBy: .powerOfTen(decimals))
    let decimals = fraction == 0 && trailingZeros == .droppedWhenWhole ? 0 : decimals
    let digits = whole.digitCount
    let commas = grouped ? (digits - 1) / 3 : 0
    let count = digits + commas + (decimals == 0 ? 0 : decimals + 1)
    // The last digit first, since that is how a number comes apart.
    self.init(unsafeUninitializedCapacity: count) { text in
      var place = count
      for _ in 0..<decimals {
        place -= 1
        text[place] = fraction.takeLastDigit()
      }
      if decimals > 0 {
        place -= 1
        text[place] = UInt8(ascii: ".")
      }
      for written in 0..<digits {
        if grouped, written > 0, written.isMultiple(of: 3) {
          place -= 1
          text[place] = UInt8(ascii: ",")
        }
        place -= 1
        text[place] = whole.takeLastDigit()
      }
      return count
    }
  }
}

extension FixedWidthInteger {
  static func powerOfTen(_ exponent: Int) -> Self {
    var power: Self = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}

extension UInt64 {
  /// How many digits the number has: 1 for zero.
  fileprivate var digitCount: Int {
    var (count, rest) = (1, self / 10)
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  /// Takes the last digit off the number: 123 becomes 12.
  ///
  /// - Returns: The digit in ASCII.
  fileprivate mutating func takeLastDigit() -> UInt8 {
    let (rest, digit) = quotientAndRemainder(dividingBy: 10)
    self = rest
    return UInt8(ascii: "0") + UInt8(digit)
  }
}

extension UInt8 {
  /// The value of an ASCII digit.
  package var asciiDigit: Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self ? Int(self & 0x0F) : nil
  }
}
