/// Walks over the tags of an OFX file once, and keeps what a credit card statement says of itself.
///
/// In OFX 1 an element with a value has no end tag, so a tag with text behind it is a value, and a
/// tag without is the beginning of a group. An end tag closes its group and whatever was left open
/// in it.
struct OFXReader {
  private var text: Substring
  private var open: [Substring] = []
  private var organisation = ""
  private var statement: OFXStatement?
  private var statements: [OFXStatement] = []
  private var hasBankAccount = false

  init(_ bytes: [UInt8]) {
    text = Self.text(bytes)[...]
  }

  /// UTF-8, or the Western European bytes that older files are in.
  private static func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }

  mutating func creditCards() throws(InvalidOFX) -> [OFXStatement] {
    guard let start = text.firstRange(of: "<OFX>") else { throw .notOFX }
    text = text[start.lowerBound...]
    repeat { try step() } while !open.isEmpty
    guard statements.isEmpty else { return statements }
    throw hasBankAccount ? .bankAccount : .noStatement
  }

  private mutating func step() throws(InvalidOFX) {
    guard let end = text.firstIndex(of: ">") else { throw .endsTooEarly }
    let tag = text[text.index(after: text.startIndex)..<end]
    let rest = text[text.index(after: end)...]
    guard let next = rest.firstIndex(of: "<") ?? (tag == "/OFX" ? rest.endIndex : nil) else {
      throw .endsTooEarly
    }
    let value = rest[..<next]
    text = rest[next...]
    if tag.first == "/" {
      close(tag.dropFirst())
    } else if tag.last != "/", tag.first != "!", tag.first != "?" {
      try begin(tag, value)
    }
  }

  private mutating func begin(_ tag: Substring, _ value: Substring) throws(InvalidOFX) {
    let value = Self.unescaped(value)
    guard value.isEmpty else { return keep(value, of: tag) }
    guard open.count < Self.mostDepth else { throw .tooDeep }
    open.append(tag)
    if tag == "STMTRS" { hasBankAccount = true }
    if tag == "CCSTMTRS" {
      statement = OFXStatement()
      statement?.organisation = organisation
    }
  }

  private mutating func close(_ tag: Substring) {
    guard let place = open.lastIndex(of: tag) else { return }
    open.removeSubrange(place...)
    if tag == "CCSTMTRS", let statement {
      statements.append(statement)
      self.statement = nil
    }
  }

  private mutating func keep(_ value: String, of tag: Substring) {
    switch (open.last, tag) {
    case ("FI", "ORG"): organisation = value
    case (_, "CURDEF"): statement?.currency = value
    case ("CCACCTFROM", "ACCTID"): statement?.account = value
    case ("LEDGERBAL", "BALAMT"): statement?.ledger = value
    case ("AVAILBAL", "BALAMT"): statement?.available = value
    default: break
    }
  }

  /// The value with each entity read once, and single spaces.
  private static func unescaped(_ value: Substring) -> String {
    var text = ""
    var rest = value
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      rest = rest[start...]
      let entity = entities.first { rest.hasPrefix($0.name) }
      text += entity?.meaning ?? "&"
      rest = rest.dropFirst(entity?.name.count ?? 1)
    }
    return (text + rest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let entities: [(name: String, meaning: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&quot;", "\""), ("&apos;", "'"),
    ("&amp;", "&"),
  ]
  private static let mostDepth = 64
}
