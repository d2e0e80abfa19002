import Calendars
import Components
import Finance
import Forms
import State

/// The form that books a payback.
struct SettleForm {
  let payback: GroupPayment

  static let from = Field(
    "from", question: "Who pays?", missing: "Choose who pays", subject: "Who pays",
    answer: .text(upTo: 80))
  static let to = Field(
    "to", question: "Who is paid?", missing: "Choose who is paid", subject: "Who is paid",
    answer: .text(upTo: 80))
  static let amount = Field(
    "amount", question: "How much?", missing: "Enter how much was paid back", subject: "Amount",
    answer: Answer<Money>.money)

  init(_ typed: Submission, in ledger: GroupLedger, today: CalendarDate) throws(InvalidForm) {
    let currencyField = GroupForm.currency(ledger.currency)
    let currency = (try? typed.read(in: ledger.currency, currencyField)) ?? ledger.currency
    @Sendable func isMember(_ text: String) -> Bool {
      MemberID(text: text).map { ledger[member: $0] != nil } ?? false
    }
    let (fromText, toText, amount, _) = try typed.read(
      in: currency,
      Self.from.checked { from, _ in isMember(from) ? nil : "Choose who pays from the list" },
      Self.to.checked { to, _ in
        isMember(to) && to != typed.typed(Self.from.name) ? nil : "Choose who is paid from the list"
      },
      Self.amount, currencyField)
    guard let from = MemberID(text: fromText), let to = MemberID(text: toText) else {
      throw InvalidForm(errors: [Self.from.error("Choose who pays from the list")])
    }
    let balances = GroupBalances(of: ledger.payments)
    let most = min(-balances[from, in: currency], balances[to, in: currency])
    guard amount <= most else {
      throw InvalidForm(errors: [
        Self.amount.error(
          most.isPositive
            ? "Amount must be \(most.short) or less: more is not owed"
            : "\(ledger.name(of: from).isolated) owes \(ledger.name(of: to).isolated) nothing in \(currency.name)"
        )
      ])
    }
    payback = GroupPayment(
      title: "", date: today, amount: amount, conversion: nil,
      payers: [Share(member: from, value: amount)], split: .evenly([to]),
      serial: ledger.nextSerial(sharers: 1), isPayback: true)
  }
}
