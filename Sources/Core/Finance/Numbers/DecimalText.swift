/// What becomes of zeros at the end of a number's decimals.
enum TrailingZeros {
  case kept, droppedWhenWhole, dropped
}

extension String {
  /// A number given in units of its last decimal: 123450 with 2 decimals is "1234.50", or
  /// "1,234.50" when its thousands are grouped.
  init(
    units: UInt64, decimals: Int, grouped: Bool = false, trailingZeros: TrailingZeros = .kept
  ) {
    var (whole, fraction) = units.quotientAndRemainder(dividingBy: .powerOfTen(decimals))
    self = grouped ? Self.grouped(whole) : String(whole)
    guard decimals > 0, fraction > 0 || trailingZeros == .kept else { return }
    var decimals = decimals
    while trailingZeros == .dropped, fraction % 10 == 0 {
      fraction /= 10
      decimals -= 1
    }
    self += "." + Self.padded(fraction, to: decimals)
  }

  private static func grouped(_ number: UInt64) -> String {
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1_000)
    return thousands == 0 ? String(rest) : "\(grouped(thousands)),\(padded(rest, to: 3))"
  }

  /// A number below 10 to the power of `width`, with zeros in front.
  private static func padded(_ number: UInt64, to width: Int) -> Substring {
    String(.powerOfTen(width) + number).dropFirst()
  }
}

extension UInt64 {
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension UInt8 {
  /// The value of an ASCII digit.
  package var asciiDigit: Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self ? Int(self & 0x0F) : nil
  }
}
