import Glibc

/// A colour of the web, in sRGB.
package struct Colour: Sendable, Equatable, CustomStringConvertible {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Six hexadecimal digits, with a number sign or without.
  package init?(_ text: some StringProtocol) {
    let digits = text.first == "#" ? String(text.dropFirst()) : String(text)
    guard digits.utf8.count == 6, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  static let white = Colour(red: 255, green: 255, blue: 255)
  static let black = Colour(red: 0, green: 0, blue: 0)
  static let darkCard = Colour(red: 0x18, green: 0x23, blue: 0x26)
  static let darkInk = Colour(red: 0x06, green: 0x21, blue: 0x1E)

  /// What text of the colour stands on: cards, paper, wells and notes of the style sheet.
  static let lightSurfaces = [
    white, Colour(red: 0xFA, green: 0xF7, blue: 0xF1), Colour(red: 0xF3, green: 0xEE, blue: 0xE4),
    Colour(red: 0xF8, green: 0xE9, blue: 0xDC),
  ]
  static let darkSurfaces = [
    darkCard, Colour(red: 0x10, green: 0x19, blue: 0x1B),
    Colour(red: 0x1F, green: 0x2C, blue: 0x30),
    Colour(red: 0x38, green: 0x28, blue: 0x1A),
  ]

  package var hexadecimal: String {
    [red, green, blue].map { channel in
      let digits = String(channel, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  package var description: String { "#" + hexadecimal }

  /// How far apart two colours are, from 1 to 21, as WCAG 2.2 defines contrast ratio.
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

  func mixed(with other: Colour, _ share: Double) -> Colour {
    func channel(_ own: UInt8, _ others: UInt8) -> UInt8 {
      UInt8((Double(own) * (1 - share) + Double(others) * share).rounded())
    }
    return Colour(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// The nearest shade towards an end of the scale that can be read on every background.
  func moved(to end: Colour, on backgrounds: [Colour]) -> Colour {
    let shades = (0...100).lazy.map { self.mixed(with: end, Double($0) / 100) }
    return shades.first { shade in
      backgrounds.allSatisfy { shade.contrast(with: $0) >= 4.5 }
    } ?? end
  }
}
