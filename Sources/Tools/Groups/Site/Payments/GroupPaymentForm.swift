import GroupsFormulas
import Identifiers
import Calendars
import Components
import Finance
import Forms

/// The questions about a payment: what was paid, by whom, and how it is shared.
///
/// Some are asked once for each person, so ``GroupPaymentParser`` reads them.
enum GroupPaymentForm {
  static let title = Field(
    "title", question: "What for?", subject: "What for",
    answer: .text(upTo: 80, example: "Dinner").otherwise { _ in "" })

  static let amount = Field(
    "amount", question: "Amount", missing: "Enter how much was paid", subject: "Amount",
    answer: Reader<Money>.money)

  static let currency = GroupForm.currency

  /// The texts of a payment, in the currency of its group unless another one was sent.
  static func reading(_ submission: Submission, in ledger: GroupLedger) -> FormReading {
    FormReading(submission, in: ledger.currency, asking: currency)
  }

  /// A form to add a payment, in the currency of the last one unless another one was sent.
  static func adding(_ submission: Submission = Submission(), to ledger: GroupLedger) -> FormReading
  {
    FormReading(submission, in: ledger.usualCurrency, asking: currency)
  }

  static let payer = Field(
    "payer", question: "Paid by", subject: "Who paid",
    answer: Reader<String>.text(
      upTo: 8,
      .matching("[0-9a-f]{8}|\(severalPayers)", upTo: 8, example: TextFormat.id.example)
    ).optional)

  /// The choice in place of a payer that leads to the lines of several.
  static let severalPayers = "several"

  /// The button that loads the form again for another way to share.
  static let shape = "show"

  /// The button that loads it again with one share more or less for somebody.
  static let step = "step"

  static let date = Field(
    "date", question: "Date", subject: "Date",
    answer: Reader<String>.text(upTo: 20, .date(in: 1900...2199)).optional)

  static let split = Field(
    "split", question: "How is it shared?", subject: "How it is shared",
    answer: .choice(otherwise: Split.Kind.even))

  static let rate = Field(
    "rate", question: "Exchange rate", subject: "Exchange rate",
    answer: Reader<String>.text(
      upTo: 30, .matching("(0|[1-9][0-9]{0,8})([.][0-9]{1,9})?", upTo: 19, example: "0.85")
    ).optional)

  static let with = "with"
  static let withAsked = "with-asked"

  /// The beginning of the name of the field for what a member paid; the member's id follows.
  static let paid = "paid-"

  /// The beginning of the name of the field for a member's share; the member's id follows.
  static let share = "share-"

  static func paid(_ member: GroupLedger.Member) -> Field<Money?> {
    Field(
      paid + member.id.text, question: member.name, subject: "What \(member.name.isolated) paid",
      answer: Reader<Money>.moneyOrZero.optional)
  }

  static func share(_ member: GroupLedger.Member) -> Field<Money?> {
    Field(
      share + member.id.text, question: member.name, subject: "\(member.name.isolated)’s share",
      answer: Reader<Money>.moneyOrZero.optional)
  }

  static func weight(
    _ member: GroupLedger.Member, in split: Split.Kind
  ) -> Field<Percentage?> {
    let answer: Reader<Percentage> =
      split == .percent ? .percentage(upTo: Percentage(9_999), decimals: 2) : .weight(upTo: 9_999)
    return Field(
      share + member.id.text, question: member.name, subject: "\(member.name.isolated)’s share",
      answer: answer.optional)
  }
}

extension GroupBook {
  /// The payer that stands in the form: who uses this browser, else the group's usual one.
  var usualPayer: MemberID? {
    let active = ledger.activeMembers.map(\.id)
    return me.flatMap { active.contains($0) ? $0 : nil } ?? ledger.usualPayer
  }
}
