import GroupsFormulas

/// The ids of the payments that the lines of a statement become.
///
/// They follow from the group and from what the bank says of a line, so that the same statement
/// counts once, on every phone.
struct StatementIDs {
  private let ledger: GroupLedger
  /// How many lines so far have the same content.
  private var equal: [String: Int] = [:]
  private var used: Set<PaymentID> = []

  init(of ledger: GroupLedger) { self.ledger = ledger }

  /// The id of the next line of a file.
  ///
  /// A line that is here by the id that it had before ids said as much as now keeps it.
  mutating func next(for line: StatementLine) -> PaymentID {
    let keys = keys(of: line)
    if isFree(keys.now), let former = formerID(keys.former, of: line) {
      used.insert(former)
      return former
    }
    var key = keys.now
    // Some banks give two lines of a file the same id, and neither may take the other's place.
    while !used.insert(id(key)).inserted { key += "+" }
    return id(key)
  }

  /// The text that an id is made of, and the one that it was made of before.
  ///
  /// The bank's id of a line with its account, whose ids may be those of another account too; or else
  /// its content with its number among equal ones. The content names a currency other than the group's.
  private mutating func keys(of line: StatementLine) -> (now: String, former: String) {
    if let id = line.bankID { return (line.account.isEmpty ? id : "\(id)\n\(line.account)", id) }
    let content = "\(line.date.iso)\(line.amount.plain)\(line.text)"
    let currency = line.amount.currency
    let name = currency == ledger.currency ? "" : currency.code
    let (number, former) = (number(of: "\(content)\n\(name)"), number(of: content))
    return ("\(content)\(name)\(number)", "\(content)\(former)")
  }

  private mutating func number(of content: String) -> Int {
    defer { equal[content, default: 0] += 1 }
    return equal[content, default: 0]
  }

  private func id(_ key: String) -> PaymentID {
    PaymentID(bytes: KeylessDigest.bytes(of: ledger.id.packed + Array(key.utf8)))
  }

  /// True if the group has no payment of this key for the line to be.
  private func isFree(_ key: String) -> Bool {
    ledger[entry: id(key)] == nil || used.contains(id(key))
  }

  /// The id that a line had by its former key, if the group has it and it can be this line's.
  private func formerID(_ former: String, of line: StatementLine) -> PaymentID? {
    var key = former
    while let entry = ledger[entry: id(key)] {
      if !used.contains(id(key)), entry.payment.map({ isOf(line, $0) }) ?? true { return id(key) }
      key += "+"
    }
    return nil
  }

  /// True if what a former key does not say is the same in a payment.
  private func isOf(_ line: StatementLine, _ payment: GroupPayment) -> Bool {
    line.bankID == nil
      ? payment.amount.currency == line.amount.currency
      : payment.amount == line.amount && payment.date == line.date
  }
}
