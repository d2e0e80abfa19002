/// A script as it is written, and as it is sent.
///
/// Four things are expected of it: comments on lines of their own, strings that end on the line they
/// begin on, `\s` for a space in a regular expression, and no signed number in a sum (`a + +b`).
struct Script {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !Self.trimmed($0).hasPrefix("//") }
  }

  /// The script without the lines that are comments.
  var withoutComments: String { lines.joined(separator: "\n") }

  /// The script without comments, indentation, empty lines and needless spaces, breaks and semicolons.
  var shortest: String {
    lines.map { Self.tight(Self.trimmed($0)) }.filter { !$0.isEmpty }
      .reduce(into: "") { script, line in
        guard let last = script.last, let first = line.first else {
          script += line
          return
        }
        let needsBreak = !"{;,([>".contains(last) && !"}])?.:&|".contains(first)
        if last == ";" && first == "}" { script.removeLast() }
        script += (needsBreak ? "\n" : "") + line
      }
  }

  private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }

  /// A line without the spaces beside signs that need none, which are left alone in strings.
  private static func tight(_ line: Substring) -> String {
    var tight = ""
    var quote: Character?
    var isEscaped = false
    for (place, character) in zip(line.indices, line) {
      if let open = quote {
        if character == open && !isEscaped { quote = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if "\"'`".contains(character) {
        quote = character
      } else if character == " " {
        let beside = [tight.last, line[line.index(after: place)...].first]
        if beside.contains(where: { $0.map(Self.parts.contains) ?? true }) { continue }
      }
      tight.append(character)
    }
    return tight
  }

  /// The signs that part words without a space.
  private static let parts: Set<Character> = Set("=<>?:&|{}(),;+")
}
