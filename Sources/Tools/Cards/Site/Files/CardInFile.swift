import Identifiers
import Calendars
import Finance
import Formats
import Forms

/// The members of a card in a file.
///
/// Most are read as they would be typed, so that a card from a file is held to the rules of the
/// form.
enum CardInFile {
  static let shape = Shape<Card> {
    id
    name
    balance
    limit
    dueDay
    statementDay
    apr
    minimum
    reminder
    style
    paidFor
  }

  static let id = FileMember(
    "id", FileKind(.id) { $0.string.flatMap { CardID(text: $0) } }
  ) { (card: Card) in card.id.text }

  static let paidFor = FileMember("paidFor", .nullable(.date)) { (card: Card) in card.paidFor }

  private static let name = FileMember("name", .typed(.text)) { (card: Card) in card.details.name }

  private static let balance = FileMember("balance", .typed(.money)) {
    (card: Card) in card.balance
  }

  private static let limit = FileMember("limit", .typed(.money)) { (card: Card) in card.limit }

  private static let dueDay = FileMember("dueDay", .typed(.count)) {
    (card: Card) in card.details.dueDay
  }

  private static let statementDay = FileMember("statementDay", .typed(.nullable(.count))) {
    (card: Card) in card.details.statementDay
  }

  private static let apr = FileMember("apr", .typed(.nullable(.number))) {
    (card: Card) in card.details.apr?.plain
  }

  private static let minimum = FileMember("minimum", .typed(.nullable(.money))) {
    (card: Card) in card.details.minimum
  }

  private static let reminder = FileMember("reminder", .truth) {
    (card: Card) in card.details.hasReminder
  }

  private static let style = FileMember("style", .typed(.code)) {
    (card: Card) in card.details.style
  }

  /// The form that somebody would have sent to enter the card.
  static func submission(_ card: JSONValue) -> Submission {
    let typed: [(field: String, text: String?)] = [
      (CardForm.name.name, card[name]), (CardForm.balance.name, card[balance]),
      (CardForm.limit.name, card[limit]), (CardForm.dueDay.name, card[dueDay]),
      (CardForm.statementDay.name, card[statementDay]), (CardForm.apr.name, card[apr]),
      (CardForm.minimum.name, card[minimum]), (CardForm.style.name, card[style]),
      (CardForm.reminder.name, card[reminder] == true ? "on" : "off"),
    ]
    return Submission(typed.compactMap { field, text in text.map { (field, $0) } })
  }
}

extension FileKind where Read == String {
  /// A value that is read as it would be typed: a text, or the digits of a number.
  fileprivate static func typed(_ shape: Shape<Written>) -> FileKind {
    FileKind(shape) { $0.string ?? $0.number }
  }
}
