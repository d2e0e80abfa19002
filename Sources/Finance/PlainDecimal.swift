/// Numbers as programs write them: an optional hyphen, ASCII digits, a point, no grouping.
package enum PlainDecimal {
  /// The number in units of its last allowed decimal, or nil when it is written otherwise, has
  /// more decimals or does not fit.
  ///
  ///     PlainDecimal.read("0.85", decimals: 9)  // 850_000_000
  package static func read(_ text: some StringProtocol, decimals: Int) -> Int64? {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let fraction = parts.count == 2 ? parts[1] : []
    guard fraction.count <= decimals else { return nil }
    let zeros = repeatElement(UInt8(ascii: "0"), count: decimals - fraction.count)
    return number(of: parts[0] + fraction + zeros, isNegative: isNegative)
  }

  /// Writes units of the last decimal without zeros at the end: "0.85", "-3", "17.91".
  package static func write(_ units: Int64, decimals: Int, into bytes: inout [UInt8]) {
    bytes.append(addingCapacity: 48) { text in
      if units < 0 { text.append(UInt8(ascii: "-")) }
      text.append(units: units.magnitude, decimals: decimals, trailingZeros: .dropped)
    }
  }

  package static func text(_ units: Int64, decimals: Int) -> String {
    var bytes: [UInt8] = []
    write(units, decimals: decimals, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func number(of digits: ArraySlice<UInt8>, isNegative: Bool) -> Int64? {
    var number: Int64 = 0
    for byte in digits {
      guard let digit = byte.asciiDigit else { return nil }
      let (tens, tooLarge) = number.multipliedReportingOverflow(by: 10)
      let (next, overflow) = tens.subtractingReportingOverflow(Int64(digit))
      guard !tooLarge, !overflow else { return nil }
      number = next
    }
    return isNegative ? number : Int64(exactly: -Int128(number))
  }
}

extension Money {
  /// An amount as `plain` writes it, or with fewer decimals.
  package init?(plain text: some StringProtocol, _ currency: Currency) {
    guard let units = PlainDecimal.read(text, decimals: currency.digits), units != .min else {
      return nil
    }
    self.init(minorUnits: units, currency)
  }
}
