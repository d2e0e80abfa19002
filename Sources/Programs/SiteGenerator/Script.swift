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

  var withoutComments: String { lines.joined(separator: "\n") }

  /// The script without comments, indentation, empty lines and needless spaces, breaks, brackets and
  /// semicolons, and with the shortest words that mean the same.
  var shortest: String {
    lines.map { Self.tight(Self.trimmed($0)) }.filter { !$0.isEmpty && $0 != Self.strict }
      .reduce(into: "") { script, line in
        guard let last = script.last, let first = line.first else {
          script += line
          return
        }
        let isAfterBlock = last == "}" && first.isLetter
        let needsBreak =
          !isAfterBlock && !"{;,([>".contains(last) && !"}])?.:&|".contains(first)
        if last == ";" && first == "}" { script.removeLast() }
        script += (needsBreak ? "\n" : "") + line
      }
  }

  /// The line that has mistakes reported; a sound script does the same without it.
  private static let strict = "\"use strict\";"

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
      if quote == nil { shorten(&tight, before: character) }
      tight.append(character)
    }
    return tight
  }

  /// The signs that part words without a space.
  private static let parts: Set<Character> = Set("=<>?:&|{}(),;+[!*")

  /// Shortens the end of a line before its next sign: `const` is `let` once a script is sound, and one
  /// parameter needs no brackets.
  private static func shorten(_ line: inout String, before next: Character) {
    for (word, short) in [("const", "let"), ("true", "!0"), ("false", "!1")] {
      guard line.hasSuffix(word), !isInWord(next), next != ":" else { continue }
      let start = line.dropLast(word.count)
      if start.last.map({ !isInWord($0) && $0 != "." }) ?? true { line = start + short }
    }
    guard next == ">", line.hasSuffix(")=") else { return }
    let name = line.dropLast(2).reversed().prefix { isInWord($0) }.reversed()
    let start = line.dropLast(2 + name.count)
    let isOpened = start.last == "(" && start.dropLast().last.map(isInWord) != true
    guard !name.isEmpty, isOpened else { return }
    line = start.dropLast() + String(name) + "="
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_$".contains(character)
  }
}
