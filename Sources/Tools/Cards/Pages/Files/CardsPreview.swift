import CardsFormulas
import Forms
import Sealing

/// The cards of a file, awaiting the visitor's confirmation.
struct CardsPreview: Packable, Equatable {
  var wallet: Wallet
  /// True for a statement, which does not say on which day of the month payments are due.
  let needsDueDays: Bool

  init(wallet: Wallet, needsDueDays: Bool) {
    self.wallet = wallet
    self.needsDueDays = needsDueDays
  }

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    needsDueDays = try reader.count(upTo: 1) == 1
    wallet = try Wallet(from: &reader)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(needsDueDays ? 1 : 0 as UInt64)
    wallet.write(to: &writer)
  }

  /// The field that asks for the due day of a card, by its place.
  static func dueDay(of card: Card, at place: Int) -> Field<Int> {
    Field(
      place == 0 ? CardForm.dueDay.name : "\(CardForm.dueDay.name)-\(place + 1)",
      question: "Payment due day of \(card.name)",
      hint: "The day of the month, from 1 to 31: it is on the statement",
      missing: "Enter the day of the month when the payment of \(card.name) is due",
      subject: "Payment due day of \(card.name)", reader: .whole(1...31))
  }

  /// The cards with the due days that were typed.
  func withDueDays(_ submission: Submission) throws(InvalidForm) -> Wallet {
    guard needsDueDays else { return wallet }
    let fields = wallet.cards.enumerated().map { Self.dueDay(of: $1, at: $0) }
    var reading = FormReading(submission, in: wallet.currency)
    let values = try reading.values(of: fields)
    var dated = wallet
    for (place, field) in fields.enumerated() {
      dated.cards[place].details.dueDay = values[field]
    }
    return dated
  }
}
