import GroupsFormulas

/// The members of a payment in the JSON of its group.
enum PaymentInFile {
  /// A payment that is not deleted.
  struct Booked {
    let entry: GroupLedger.Entry
    let payment: GroupPayment

    /// `nil` for the mark of a deleted payment.
    init?(_ entry: GroupLedger.Entry) {
      guard let payment = entry.payment else { return nil }
      self.entry = entry
      self.payment = payment
    }
  }

  static let shape = Shape<Booked> {
    EntryInFile.members.of { $0.entry }
    members.of { $0.payment }
    by
    changed
  }

  static let by = FileMember("by", .nullable(.id())) { (booked: Booked) in
    booked.entry.added?.member
  }
  static let changed = FileMember(
    "changed", .nullable(.object(StampInFile.shape)), \Booked.entry.changed)

  /// A payment with its date.
  static let members = Members<GroupPayment> {
    title
    date
    rest
  }

  /// A payment that comes again, without a date.
  static let undated = Members<GroupPayment> {
    title
    rest
  }

  private static let rest = Members<GroupPayment> {
    amount
    currency
    rate
    groupAmount
    groupCurrency
    payers
    split
    shares
    given
    serial
    isPayback
    isLent
    category
    note
  }

  static let title = FileMember("title", .text, \GroupPayment.title)
  static let date = FileMember("date", .date, \GroupPayment.date)
  static let amount = FileMember("amount", .money, \GroupPayment.told)
  static let currency = FileMember("currency", .currency, \GroupPayment.amount.currency)
  static let rate = FileMember("rate", .nullable(.number), \GroupPayment.conversion?.rate)
  static let groupAmount = FileMember("groupAmount", .nullable(.money)) {
    (payment: GroupPayment) in payment.conversion.map { payment.signed($0.groupAmount) }
  }
  static let groupCurrency = FileMember(
    "groupCurrency", .nullable(.currency), \GroupPayment.conversion?.groupAmount.currency)
  static let payers = FileMember("payers", .map(.money)) {
    (payment: GroupPayment) in byMember(payment.signed(payment.payers))
  }
  static let split = FileMember("split", .code, \GroupPayment.split.kind)
  static let shares = FileMember("shares", .map(.money)) {
    (payment: GroupPayment) in byMember(payment.signed(payment.shares))
  }
  /// The value that was typed for each sharer; empty for an even split.
  static let given = FileMember("given", .map(.nullable(.number))) { (payment: GroupPayment) in
    byMember(payment.split.kind == .even ? [] : payment.split.texts { $0.plain })
  }
  static let serial = FileMember("serial", .count, \GroupPayment.serial)
  static let isPayback = FileMember("payback", .truth) {
    (payment: GroupPayment) in payment.kind == .payback
  }
  static let isLent = FileMember("lent", .truth) {
    (payment: GroupPayment) in payment.kind == .lent
  }

  static func kind(_ json: JSONValue) -> GroupPayment.Kind {
    json[isLent] == true ? .lent : json[isPayback] == true ? .payback : .spending
  }

  static let category = FileMember("category", .nullable(.text), \GroupPayment.category?.name)

  static let note = FileMember("note", .text, \GroupPayment.note)

  private static func byMember<Value>(_ shares: [Share<Value>]) -> [(String, Value)] {
    shares.map { ($0.member.text, $0.value) }
  }
}
