// Numbers written straight into bytes: a long file has thousands of them, which is why what writes a
// number is inlined into one function.

/// What becomes of zeros at the end of a number's decimals.
enum TrailingZeros {
  case kept, droppedWhenWhole, dropped
}

extension [UInt8] {
  /// Appends a whole number, with zeros in front up to a width of at most 20 digits.
  package mutating func append(decimal number: UInt64, atLeast width: Int = 1) {
    append(addingCapacity: 40) { $0.append(number, atLeast: width) }
  }
}

extension String {
  /// A number given in units of its last decimal.
  init(
    units: UInt64, decimals: Int, grouped: Bool = false, trailingZeros: TrailingZeros = .kept
  ) {
    var bytes: [UInt8] = []
    bytes.append(addingCapacity: 40) { text in
      text.append(
        units: units, decimals: decimals, separator: grouped ? UInt8(ascii: ",") : nil,
        trailingZeros: trailingZeros)
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension OutputSpan<UInt8> {
  /// Appends a number given in units of its last decimal: 123450 with 2 decimals is 1234.50.
  mutating func append(
    units: UInt64, decimals: Int, separator: UInt8? = nil, trailingZeros: TrailingZeros = .kept
  ) {
    var (whole, fraction) = units.split(decimals: decimals)
    var decimals = decimals
    switch trailingZeros {
    case .kept: break
    case .droppedWhenWhole: if fraction == 0 { decimals = 0 }
    case .dropped:
      while decimals > 0, fraction % 10 == 0 {
        fraction /= 10
        decimals -= 1
      }
    }
    append(whole, atLeast: 1, separator: separator)
    guard decimals > 0 else { return }
    append(UInt8(ascii: "."))
    append(fraction, atLeast: decimals)
  }

  /// Appends the bytes of a word, the lowest first, up to the first that is zero.
  mutating func append(packed word: UInt64) {
    var left = word
    while left > 0 {
      append(UInt8(truncatingIfNeeded: left))
      left >>= 8
    }
  }

  /// Appends a whole number in threes of digits, a separator between them.
  @inline(__always)
  fileprivate mutating func append(
    _ number: UInt64, atLeast width: Int, separator: UInt8? = nil
  ) {
    if number < 1_000, width <= 3 {
      return append(three: UInt32(truncatingIfNeeded: number), atLeast: width)
    }
    if number < 1_000_000, width <= 3 {
      append(three: UInt32(truncatingIfNeeded: number / 1_000), atLeast: 1)
      if let separator { append(separator) }
      return append(three: UInt32(truncatingIfNeeded: number % 1_000), atLeast: 3)
    }
    var threes = InlineArray<7, UInt32>(repeating: 0)
    var count = 0
    var left = number
    var width = width
    while left >= 1_000 || width > 3 {
      threes[count] = UInt32(truncatingIfNeeded: left % 1_000)
      left /= 1_000
      count += 1
      width -= 3
    }
    append(three: UInt32(truncatingIfNeeded: left), atLeast: width)
    while count > 0 {
      count -= 1
      if let separator { append(separator) }
      append(three: threes[count], atLeast: 3)
    }
  }

  @inline(__always)
  private mutating func append(three: UInt32, atLeast width: Int) {
    if width > 2 || three >= 100 { append(digit: three / 100) }
    if width > 1 || three >= 10 { append(digit: three / 10 % 10) }
    append(digit: three % 10)
  }

  @inline(__always)
  private mutating func append(digit: UInt32) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }
}

extension UInt64 {
  /// The whole part and the decimals; dividing by a constant is many times faster.
  fileprivate func split(decimals: Int) -> (whole: UInt64, fraction: UInt64) {
    switch decimals {
    case 0: (self, 0)
    case 2: (self / 100, self % 100)
    case 3: (self / 1_000, self % 1_000)
    default: (self / .powerOfTen(decimals), self % .powerOfTen(decimals))
    }
  }

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
