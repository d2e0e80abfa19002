import Hosting
import Formats
import Calendars
import Finance
import Forms
import State

/// Cards as a file: ours, in JSON, or a statement from a bank.
enum CardsFile {
  static let shape = Shape<Wallet> {
    Member("farthing", .constant("cards")) { _ in }
    Member("currency", .currency) { $0.currency }
    Member("cards", .list(card)) { $0.cards }
  }

  private static let card = Shape<Card> {
    Member("id", .id) { $0.id.text }
    Member("name", .text) { $0.details.name }
    Member("balance", .money) { $0.balance }
    Member("limit", .money) { $0.limit }
    Member("dueDay", .count) { $0.details.dueDay }
    Member("statementDay", .nullable(.count)) { $0.details.statementDay }
    Member("apr", .nullable(.number)) { $0.details.apr?.plain }
    Member("minimum", .nullable(.money)) { $0.details.minimum }
    Member("reminder", .truth) { $0.details.hasReminder }
    Member("style", .code) { $0.details.style }
    Member("paidFor", .nullable(.date)) { $0.paidFor }
  }

  static func json(_ wallet: Wallet) -> [UInt8] { shape.bytes(of: wallet) }

  /// Reads a file of either kind; `wallet` holds the cards that a statement may be of.
  static func preview(
    _ bytes: [UInt8], for wallet: Wallet
  ) throws(UnreadableCards) -> CardsPreview {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "{") {
      return CardsPreview(wallet: try read(json: bytes), needsDueDays: false)
    }
    return CardsPreview(wallet: try read(statement: bytes, for: wallet), needsDueDays: true)
  }
}

/// What is wrong with a file, in words.
struct UnreadableCards: Error, Equatable {
  let message: String
}

// MARK: - Our own file

extension CardsFile {
  private static func read(json bytes: [UInt8]) throws(UnreadableCards) -> Wallet {
    let document: JSONValue
    do throws(InvalidJSON) {
      document = try JSONValue(bytes, limits: .init(bytes: 256 * 1024, depth: 8))
    } catch {
      throw UnreadableCards(message: error.message)
    }
    guard let code = document["currency"]?.string, let currency = Currency(code: code),
      let elements = document["cards"]?.array
    else { throw UnreadableCards(message: "There are no cards of ours in this file") }
    guard elements.count <= Wallet.most else {
      throw UnreadableCards(message: "The file has more than \(Wallet.most) cards")
    }
    var wallet = Wallet(currency: currency)
    for element in elements {
      wallet = wallet.merged(
        with: Wallet(currency: currency, cards: [try card(element, in: currency)]))
    }
    return wallet
  }

  /// A card is held to the same rules as one that is typed.
  private static func card(
    _ value: JSONValue, in currency: Currency
  ) throws(UnreadableCards) -> Card {
    let fields: [(String, String)] = [
      (CardForm.name.name, "name"), (CardForm.balance.name, "balance"),
      (CardForm.limit.name, "limit"), (CardForm.dueDay.name, "dueDay"),
      (CardForm.statementDay.name, "statementDay"), (CardForm.apr.name, "apr"),
      (CardForm.minimum.name, "minimum"), (CardForm.style.name, "style"),
    ].compactMap { field, member in value[member]?.words.map { (field, $0) } }
    let reminder = (CardForm.reminder.name, value["reminder"]?.bool == true ? "on" : "off")
    do throws(InvalidForm) {
      return Card(
        id: value["id"]?.string.flatMap { CardID(text: $0) } ?? .random(),
        details: try CardDetails(Submission(fields + [reminder]), in: currency),
        paidFor: value["paidFor"]?.string.flatMap { paidDate($0) }, changed: 0)
    } catch {
      let message = error.errors.first?.message ?? ""
      throw UnreadableCards(message: "The card in line \(value.position.line): \(message)")
    }
  }

  /// A date that a card can keep: none is of before 1970.
  private static func paidDate(_ text: String) -> CalendarDate? {
    CalendarDate(iso: text).flatMap { $0.dayNumber >= 0 ? $0 : nil }
  }
}

extension JSONValue {
  /// A text or a number, as it would be typed.
  fileprivate var words: String? { string ?? number }
}
