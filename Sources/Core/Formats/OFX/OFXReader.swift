/// Reads the tags of an OFX file in one pass and collects credit card statements.
///
/// In OFX 1 an element with a value has no end tag. So a tag followed by text is a value, and any
/// other tag begins a group. An end tag closes its group and everything still open in it.
struct OFXReader {
  private typealias Bytes = ArraySlice<UInt8>

  /// The most statements of a file.
  private static let most = 20

  private var rest: Bytes
  private var open: [Bytes] = []
  private var organisation = ""
  private var statement: OFXStatement?
  private var statements: [OFXStatement] = []
  private var hasBankAccount = false
  /// The currency of the statement that is being read.
  private var currency = ""
  /// The number of its account, or of its card.
  private var account = ""
  private var transaction: OFXTransaction?
  private var transactions: [OFXTransaction] = []

  init(_ bytes: [UInt8]) {
    rest = bytes.inUTF8[...]
  }

  mutating func creditCards() throws(InvalidOFX) -> [OFXStatement] {
    try read()
    guard statements.isEmpty else { return statements }
    throw hasBankAccount ? .bankAccount : .noStatement
  }

  mutating func allTransactions() throws(InvalidOFX) -> [OFXTransaction] {
    try read()
    guard !transactions.isEmpty else { throw .noStatement }
    return transactions
  }

  private mutating func read() throws(InvalidOFX) {
    guard let start = rest.indices.first(where: { isBeginning(at: $0) }) else { throw .notOFX }
    rest = rest[start...]
    repeat { try step() } while !open.isEmpty
  }

  private func isBeginning(at place: Int) -> Bool {
    rest[place] == UInt8(ascii: "<") && rest[place...].starts(with: "<OFX>".utf8)
  }

  private mutating func step() throws(InvalidOFX) {
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { throw .endsTooEarly }
    let tag = rest[rest.startIndex + 1..<end]
    rest = rest[(end + 1)...]
    guard
      let next = rest.firstIndex(of: UInt8(ascii: "<"))
        ?? (tag.elementsEqual("/OFX".utf8) ? rest.endIndex : nil)
    else { throw .endsTooEarly }
    let value = rest[..<next]
    rest = rest[next...]
    switch tag.first {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return
    case UInt8(ascii: "/"): try close(tag.dropFirst())
    default: if tag.last != UInt8(ascii: "/") { try begin(tag, value) }
    }
  }

  private mutating func begin(_ tag: Bytes, _ value: Bytes) throws(InvalidOFX) {
    guard tag.count <= Self.longestTag else { throw .notAStatement }
    guard OFXText.isBlank(value) else { return try keep(value, of: tag) }
    guard open.count < Self.mostDepth else { throw .notAStatement }
    open.append(tag)
    if tag.elementsEqual("STMTRS".utf8) { (hasBankAccount, account) = (true, "") }
    if tag.elementsEqual(Self.entry) {
      transaction = OFXTransaction()
      transaction?.currency = currency
      transaction?.account = account
    }
    if tag.elementsEqual(Self.cardStatement) {
      account = ""
      statement = OFXStatement()
      statement?.organisation = organisation
    }
  }

  private mutating func close(_ tag: Bytes) throws(InvalidOFX) {
    guard let place = open.lastIndex(of: tag) else { return }
    open.removeSubrange(place...)
    if tag.elementsEqual(Self.entry), let transaction {
      transactions.append(transaction)
      self.transaction = nil
    }
    guard tag.elementsEqual(Self.cardStatement), let statement else { return }
    guard statements.count < Self.most else { throw .tooMany(limit: Self.most) }
    statements.append(statement)
    self.statement = nil
  }

  private mutating func keep(_ value: Bytes, of tag: Bytes) throws(InvalidOFX) {
    let (group, tag) = (
      open.last.map { String(decoding: $0, as: UTF8.self) }, String(decoding: tag, as: UTF8.self)
    )
    switch (group, tag) {
    case ("FI", "ORG"): organisation = try Self.text(of: value)
    case (_, "CURDEF"):
      currency = try Self.text(of: value)
      statement?.currency = currency
    // The amount is in this currency; one in ORIGCURRENCY is converted already (OFX 2.2, 5.2).
    case (_, "CURSYM") where isIn("CURRENCY"): transaction?.currency = try Self.text(of: value)
    case ("BANKACCTFROM", "ACCTID"): account = try Self.text(of: value)
    case ("CCACCTFROM", "ACCTID"):
      account = try Self.text(of: value)
      statement?.account = account
    case ("LEDGERBAL", "BALAMT"): statement?.ledger = try Self.text(of: value)
    case ("AVAILBAL", "BALAMT"): statement?.available = try Self.text(of: value)
    default: try keep(value, ofEntry: tag)
    }
  }

  /// True inside an element with this tag.
  private func isIn(_ tag: String) -> Bool { open.contains { $0.elementsEqual(tag.utf8) } }

  /// Keeps a value of an entry, in whatever group: an empty element before it looks like one.
  private mutating func keep(_ value: Bytes, ofEntry tag: String) throws(InvalidOFX) {
    switch tag {
    case "DTPOSTED": transaction?.posted = try Self.text(of: value)
    case "TRNAMT": transaction?.amount = try Self.text(of: value)
    case "NAME": transaction?.name = try Self.text(of: value)
    case "MEMO": transaction?.memo = try Self.text(of: value)
    case "FITID": transaction?.id = try Self.text(of: value)
    default: break
    }
  }

  private static func text(of value: Bytes) throws(InvalidOFX) -> String {
    guard value.count <= longestValue else { throw .notAStatement }
    return try OFXText.unescaped(value)
  }

  private static let cardStatement = "CCSTMTRS".utf8
  private static let entry = "STMTTRN".utf8
  private static let mostDepth = 64
  private static let longestTag = 80
  /// The most bytes in a value; banks write up to 32 characters, not counting entities.
  private static let longestValue = 1_000
}
