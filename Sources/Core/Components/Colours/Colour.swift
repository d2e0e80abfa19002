import Glibc

/// A colour in sRGB.
package struct Colour: Sendable, Equatable, CustomStringConvertible {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// A colour from its red, green and blue parts.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Reads six hexadecimal digits, with or without a `#` before them; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let digits = text.first == "#" ? String(text.dropFirst()) : String(text)
    guard digits.utf8.count == 6, !digits.contains(where: { "+-".contains($0) }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(value)
  }

  /// The colour of a number, written as six hexadecimal digits: `0x0B_5F58` is #0b5f58.
  init(_ value: UInt32) {
    self.init(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// The colour as one number, from 0 to 0xFFFFFF: `0x0B_5F58` for #0b5f58.
  package var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  package static let white = Colour(0xFF_FFFF)
  package static let black = Colour(0x00_0000)

  /// The six hexadecimal digits in lower case: "0b5f58".
  package var hexadecimal: String {
    [red, green, blue].map { channel in
      let digits = String(channel, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// The colour as style sheets write it: "#0b5f58".
  package var description: String { "#" + hexadecimal }

  /// The contrast ratio of two colours, from 1 to 21, as WCAG 2.2 defines it.
  package func contrast(with other: Colour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Relative luminance, as WCAG 2.2 defines it.
  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// A mixture that contains `hundredths` percent of another colour, from 0 to 100.
  private func mixed(with other: Colour, hundredths: Int) -> Colour {
    func channel(_ own: UInt8, _ others: UInt8) -> UInt8 {
      UInt8((Int(own) * (100 - hundredths) + Int(others) * hundredths + 50) / 100)
    }
    return Colour(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// The first suitable mixture, with as little of another colour as possible.
  ///
  /// - Parameters:
  ///   - other: The colour to mix in.
  ///   - least: The smallest part of it to try, in hundredths.
  ///   - isFit: Decides whether a mixture is suitable.
  /// - Returns: The mixture, or `other` itself when none is suitable.
  package func mixed(
    with other: Colour, upFrom least: Int, where isFit: (Colour) -> Bool
  ) -> Colour {
    (least...100).lazy.map { self.mixed(with: other, hundredths: $0) }.first(where: isFit) ?? other
  }

  /// The first suitable mixture, with as much of another colour as possible.
  ///
  /// - Parameters:
  ///   - other: The colour to mix in.
  ///   - most: The largest part of it to try, in hundredths.
  ///   - isFit: Decides whether a mixture is suitable.
  /// - Returns: The mixture, or this colour itself when none is suitable.
  package func mixed(
    with other: Colour, downFrom most: Int, where isFit: (Colour) -> Bool
  ) -> Colour {
    (0...most).reversed().lazy.map { self.mixed(with: other, hundredths: $0) }.first(where: isFit)
      ?? self
  }

  /// True when shapes in this colour can be told from the background.
  ///
  /// The limit is a contrast of 3 to 1 (WCAG 2.2, success criterion 1.4.11).
  package func isVisible(on background: Colour) -> Bool { contrast(with: background) >= 3 }

  /// True when text in this colour is readable on each of the others, and text in those on it.
  ///
  /// The limit is a contrast of 4.5 to 1 (WCAG 2.2, success criterion 1.4.3).
  package func isReadable(with others: [Colour]) -> Bool {
    others.allSatisfy { contrast(with: $0) >= 4.5 }
  }
}
