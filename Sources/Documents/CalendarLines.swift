/// The content lines of RFC 5545: escaped, folded at 75 bytes, ended by CRLF.
struct CalendarLines {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: StaticString, _ value: String) {
    fold("\(name):\(value)".utf8)
  }

  mutating func add(_ name: StaticString, text: String) {
    add(name, Self.escaped(text))
  }

  /// Line breaks of any kind become `\n`; other control characters have no place in a text.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\", ";", ",": escaped += "\\\(character)"
      case _ where character.isNewline: escaped += "\\n"
      default:
        let scalars = character.unicodeScalars
        escaped.unicodeScalars += scalars.filter { $0.properties.generalCategory != .control }
      }
    }
    return escaped
  }

  /// A line goes on behind CRLF and a space, which counts, and never within a character.
  private mutating func fold(_ line: String.UTF8View) {
    var width = 0
    for byte in line {
      if width + Self.length(of: byte) > 75 {
        bytes += "\r\n ".utf8
        width = 1
      }
      bytes.append(byte)
      width += 1
    }
    bytes += "\r\n".utf8
  }

  /// How many bytes the character that begins with this one has; 1 within a character.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }
}
