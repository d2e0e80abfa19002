/// Reads the bytes of a JSON file in one pass.
struct JSONReader {
  private let bytes: [UInt8]
  private let limits: JSONValue.Limits
  private var index: Int
  private var line = 1
  private var column = 1
  private var depth = 0

  init(_ bytes: [UInt8], limits: JSONValue.Limits) {
    self.bytes = bytes
    self.limits = limits
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func document() throws(InvalidJSON) -> JSONValue {
    guard bytes.count <= limits.bytes else { throw fault(.tooLarge(limit: limits.bytes)) }
    skipSpace()
    let value = try value()
    skipSpace()
    guard next == nil else { throw fault(.moreThanOneValue) }
    return value
  }

  private mutating func value() throws(InvalidJSON) -> JSONValue {
    let position = position
    return JSONValue(try content(), at: position)
  }

  private mutating func content() throws(InvalidJSON) -> JSONValue.Content {
    switch next {
    case UInt8(ascii: "{"): .object(try members())
    case UInt8(ascii: "["): .array(try elements())
    case .quote: .string(try string())
    case UInt8(ascii: "t"): try word("true", .bool(true))
    case UInt8(ascii: "f"): try word("false", .bool(false))
    case UInt8(ascii: "n"): try word("null", .null)
    default: .number(try number())
    }
  }
}

/// Arrays and objects.
extension JSONReader {
  private mutating func elements() throws(InvalidJSON) -> [JSONValue] {
    try list(until: .closingBracket, named: "a comma or ]") { reader throws(InvalidJSON) in
      try reader.value()
    }
  }

  private mutating func members() throws(InvalidJSON) -> [JSONMember] {
    let members = try list(until: .closingBrace, named: "a comma or }") {
      reader throws(InvalidJSON) in try reader.member()
    }
    try refuseRepetition(in: members)
    return members
  }

  /// Reads what an array or object contains, up to its closing bracket.
  private mutating func list<Element>(
    until end: UInt8, named words: StaticString,
    _ element: (inout JSONReader) throws(InvalidJSON) -> Element
  ) throws(InvalidJSON) -> [Element] {
    try open()
    defer { depth -= 1 }
    guard !takes(end) else { return [] }
    var elements: [Element] = []
    repeat {
      skipSpace()
      elements.append(try element(&self))
      skipSpace()
    } while takes(.comma)
    try expect(end, named: words)
    return elements
  }

  /// Refuses a name that occurs twice.
  ///
  /// Up to eight names are compared directly, which is faster than a set.
  private func refuseRepetition(in members: [JSONMember]) throws(InvalidJSON) {
    guard members.count > 1 else { return }
    var names: Set<String> = []
    for (place, member) in members.enumerated() {
      let isNew =
        members.count > 8
        ? names.insert(member.name).inserted
        : !members[..<place].contains { $0.name == member.name }
      guard isNew else { throw InvalidJSON(.nameTwice(member.name), at: member.position) }
    }
  }

  private mutating func member() throws(InvalidJSON) -> JSONMember {
    let position = position
    guard next == .quote else { throw unexpected("a name in quotation marks") }
    let name = try string()
    skipSpace()
    try expect(.colon, named: "a colon")
    skipSpace()
    return JSONMember(name: name, position: position, value: try value())
  }

  /// Enters an array or object and skips the white space after its bracket.
  private mutating func open() throws(InvalidJSON) {
    guard depth < limits.depth else { throw fault(.tooDeep(limit: limits.depth)) }
    depth += 1
    step()
    skipSpace()
  }
}

/// Words and numbers.
extension JSONReader {
  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(InvalidJSON) -> JSONValue.Content {
    let isThere = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isThere else { throw unexpected("a value") }
    for _ in 0..<word.utf8CodeUnitCount { step() }
    return content
  }

  private mutating func number() throws(InvalidJSON) -> String {
    let start = index
    _ = takes(.minus)
    let hasLeadingZero = takes(UInt8(ascii: "0"))
    if !hasLeadingZero { try digits(or: index == start ? "a value" : "a digit") }
    if takes(.point) { try digits(or: "a digit") }
    if takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) {
      if !takes(.minus) { _ = takes(.plus) }
      try digits(or: "a digit")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits(or expected: StaticString) throws(InvalidJSON) {
    guard let first = next, first.isDigit else { throw unexpected(expected) }
    while let digit = next, digit.isDigit { step() }
  }
}

/// Strings.
extension JSONReader {
  private mutating func string() throws(InvalidJSON) -> String {
    let start = position
    var content: [UInt8] = []
    step()
    while let byte = next {
      switch byte {
      case .quote:
        step()
        return try text(content, from: start)
      case .backslash: content += try escape().utf8
      case ..<0x20: throw fault(.controlCharacter)
      default:
        content.append(byte)
        step()
      }
    }
    throw fault(.endsTooEarly)
  }

  private func text(_ bytes: [UInt8], from start: JSONPosition) throws(InvalidJSON) -> String {
    try String(fromOutside: bytes) {
      InvalidJSON($0 == .tooManyMarks ? .tooManyMarks : .notUTF8, at: start)
    }
  }

  private mutating func escape() throws(InvalidJSON) -> String {
    let start = position
    step()
    guard let letter = next else { throw fault(.endsTooEarly) }
    step()
    switch letter {
    case .quote: return "\""
    case .backslash: return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try scalar(from: start))
    default: throw InvalidJSON(.unknownEscape, at: start)
    }
  }

  /// The character of one escape, or of a pair of surrogates.
  private mutating func scalar(from start: JSONPosition) throws(InvalidJSON) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), takes(.backslash), takes(UInt8(ascii: "u")) else {
      throw InvalidJSON(.halfCharacter, at: start)
    }
    let trail = try codeUnit()
    guard UTF16.isTrailSurrogate(trail) else { throw InvalidJSON(.halfCharacter, at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func codeUnit() throws(InvalidJSON) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexValue else { throw unexpected("a hexadecimal digit") }
      unit = unit << 4 | UInt16(digit)
      step()
    }
    return unit
  }
}

/// The byte in hand and its place.
extension JSONReader {
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var position: JSONPosition { JSONPosition(line: line, column: column) }

  private mutating func step() {
    let byte = bytes[index]
    index += 1
    if byte == .lineFeed || (byte == .carriageReturn && next != .lineFeed) {
      line += 1
      column = 1
    } else if !byte.isContinuation {
      column += 1
    }
  }

  private mutating func skipSpace() {
    while let byte = next, byte.isJSONSpace { step() }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    step()
    return true
  }

  private mutating func expect(
    _ byte: UInt8, named name: StaticString
  ) throws(InvalidJSON) {
    guard takes(byte) else { throw unexpected(name) }
  }

  private func unexpected(_ expected: StaticString) -> InvalidJSON {
    fault(next == nil ? .endsTooEarly : .expected("\(expected)"))
  }

  private func fault(_ reason: InvalidJSON.Reason) -> InvalidJSON {
    InvalidJSON(reason, at: position)
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let closingBracket = UInt8(ascii: "]")
  fileprivate static let closingBrace = UInt8(ascii: "}")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let minus = UInt8(ascii: "-")
  fileprivate static let plus = UInt8(ascii: "+")
  fileprivate static let point = UInt8(ascii: ".")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isJSONSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == .lineFeed
      || self == .carriageReturn
  }

  /// True for a byte that continues a character of UTF-8.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension UInt8 {
  /// The value of a hexadecimal digit in ASCII, capital or small; nil for any other byte.
  package var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
