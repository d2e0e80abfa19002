extension ArraySlice<UInt8> {
  /// The first index of a pattern, or nil when it does not occur.
  ///
  /// The time is proportional to the number of bytes when the pattern's first byte occurs only once
  /// in it, as in a line break or a boundary.
  func place(of pattern: [UInt8]) -> Int? {
    withUnsafeBufferPointer { bytes in
      var place = 0
      while place + pattern.count <= bytes.count {
        if bytes[place] == pattern.first, Self.holds(bytes, pattern, at: place) {
          return startIndex + place
        }
        place += 1
      }
      return nil
    }
  }

  private static func holds(
    _ bytes: UnsafeBufferPointer<UInt8>, _ pattern: [UInt8], at place: Int
  ) -> Bool {
    for index in pattern.indices where bytes[place + index] != pattern[index] { return false }
    return true
  }

  /// True when the bytes begin with a text, which must be lower-case ASCII, in any case.
  func startsIgnoringCase(_ text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { zip(self, $0).allSatisfy { $0.asciiLowercased == $1 } }
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
