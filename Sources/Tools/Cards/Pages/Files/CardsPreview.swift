import CardsFormulas

/// The cards of a file or a plan, awaiting the visitor's confirmation.
struct CardsPreview: Equatable {
  private(set) var wallet: Wallet
  /// True where the day of the month on which payments are due is asked: a statement does not say it.
  private(set) var needsDueDays: Bool

  /// The name of the field that asks for the due day of the card at a place.
  static func dueDayName(at place: Int) -> String {
    place == 0 ? CardForm.dueDay.name : "\(CardForm.dueDay.name)-\(place + 1)"
  }

  /// The places of the cards whose due day is asked, with the fields that ask it.
  var dueDays: [(place: Int, field: Field<Int>)] {
    guard needsDueDays else { return [] }
    return wallet.cards.enumerated().filter { $1.kind == .card }
      .map { ($0, Self.dueDay(of: $1, at: $0)) }
  }

  private static func dueDay(of card: Card, at place: Int) -> Field<Int> {
    Field(
      dueDayName(at: place),
      question: "Payment due day of \(card.name)",
      hint: "The day of the month, from 1 to 31: it is on the statement",
      missing: "Enter the day of the month when the payment of \(card.name) is due",
      subject: "Payment due day of \(card.name)", reader: .dayOfMonth)
  }

  /// The cards with the due days that were typed.
  func withDueDays(_ submission: Submission) throws(InvalidForm) -> Wallet {
    let asked = dueDays
    var reading = FormReading(submission, in: wallet.currency)
    let values = try reading.values(of: asked.map(\.field))
    var dated = wallet
    for (place, field) in asked {
      dated.cards[place].details.dueDay = values[field]
    }
    return dated
  }
}

extension CardsPreview: Kept {
  static let blank = CardsPreview(wallet: Wallet(), needsDueDays: false)
  static let isDeflated = true

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&needsDueDays)
    try passage.pass(packable: &wallet)
  }
}
