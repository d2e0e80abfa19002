import GroupsFormulas

/// The form that records a payback.
struct SettleForm: Form {
  let values: FormValues
  let payback: GroupPayment

  static let questions: [any Question] = [from, to, amount, currency, date]

  static let from = Field(
    "from", question: "Who pays?", missing: "Choose who pays", subject: "Who pays",
    described: "The id of who pays", reader: .text(upTo: 80, .id))
  static let to = Field(
    "to", question: "Who is paid?", missing: "Choose who is paid", subject: "Who is paid",
    described: "The id of who is paid", reader: .text(upTo: 80, .id))
  static let amount = Field(
    "amount", question: "How much?", missing: "Enter how much was paid back", subject: "Amount",
    reader: Reader<Money>.money.instructing(GroupPaymentForm.example))

  static let currency = GroupForm.currency

  /// The day of the payback; left out, it is the day where the site is.
  static let date = GroupPaymentForm.date

  static func reading(_ submission: Submission, in ledger: GroupLedger) -> FormReading {
    FormReading(submission, in: ledger.currency, asking: currency)
  }

  init(
    _ reading: inout FormReading, in ledger: GroupLedger, today: CalendarDate
  ) throws(InvalidForm) {
    let (from, to) = try Self.people(&reading, in: ledger)
    values = try reading.values(of: Self.questions)
    let amount = values[Self.amount]
    try Self.check(amount, from: from, to: to, ledger)
    payback = GroupPayment(
      of: amount, from: from, to: to, on: values[Self.date] ?? today,
      serial: ledger.nextSerial(sharers: 1))
  }

  /// More than is owed cannot be paid back.
  private static func check(
    _ amount: Money, from: MemberID, to: MemberID, _ ledger: GroupLedger
  ) throws(InvalidForm) {
    let most = Paybacks(in: ledger).most(from: from, to: to, in: amount.currency)
    guard amount > most else { return }
    throw Self.amount.invalid(
      most.isPositive
        ? "Amount must be \(most.short) or less: more is not owed"
        : "\(ledger.name(of: from).isolated) owes \(ledger.name(of: to).isolated) nothing in \(amount.currency.name)"
    )
  }

  /// Who pays and who is paid: two members of the group.
  private static func people(
    _ reading: inout FormReading, in ledger: GroupLedger
  ) throws(InvalidForm) -> (from: MemberID, to: MemberID) {
    func member(_ text: String?) -> MemberID? {
      text.flatMap { MemberID(text: $0) }.flatMap { ledger[member: $0] == nil ? nil : $0 }
    }
    let (from, to) = (member(reading[from]), member(reading[to]))
    let isSame = reading[Self.from] == reading[Self.to]
    if from == nil { reading.refuse(Self.from, "Choose who pays from the list") }
    if to == nil || isSame { reading.refuse(Self.to, "Choose who is paid from the list") }
    guard let from, let to, !isSame else {
      throw InvalidForm(errors: reading.mistakes(in: questions))
    }
    return (from, to)
  }
}

/// The limits of what members pay back to one another.
struct Paybacks {
  private let balances: GroupBalances
  private let paying: Households

  init(in ledger: GroupLedger) {
    (balances, paying) = (ledger.householdBalances, ledger.payingMembers)
  }

  /// The most that one can pay back to another: what one owes in all and the other is owed in all.
  func most(from: MemberID, to: MemberID, in currency: Currency) -> Money {
    guard paying[from] != paying[to] else { return .zero(currency) }
    return min(-balances[paying[from], in: currency], balances[paying[to], in: currency])
  }
}
