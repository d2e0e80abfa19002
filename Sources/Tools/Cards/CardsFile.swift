import Documents
import Finance
import Forms
import Sealing

/// Cards as a file: ours, in JSON, or a statement from a bank.
enum CardsFile {
  static func json(_ wallet: Wallet) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.member("farthing", "cards")
      $0.member("currency", wallet.currency.code)
      $0.list("cards") { json in
        for card in wallet.cards {
          json.object {
            $0.member("id", card.id.text)
            $0.member("name", card.name)
            $0.member("balance", card.balance)
            $0.member("limit", card.limit)
            $0.member("dueDay", card.details.dueDay)
            $0.member("statementDay", card.details.statementDay)
            $0.member("apr", card.details.apr?.plain)
            $0.member("minimum", card.details.minimum)
            $0.member("reminder", card.details.hasReminder)
            $0.member("style", card.details.style.rawValue)
            $0.member("paidFor", card.paidFor?.iso)
          }
        }
      }
    }
    return json.bytes
  }

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

/// What was read from a file and waits for a yes.
struct CardsPreview: Packable, Equatable {
  var wallet: Wallet
  /// A statement does not say on which day of the month a payment is due.
  let needsDueDays: Bool

  init(wallet: Wallet, needsDueDays: Bool) {
    self.wallet = wallet
    self.needsDueDays = needsDueDays
  }

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    needsDueDays = try reader.whole(upTo: 1) == 1
    wallet = try Wallet(from: &reader)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(needsDueDays ? 1 : 0 as UInt64)
    wallet.write(to: &writer)
  }

  /// The field that asks for the due day of a card, by its place.
  static func dueDay(of card: Card, at place: Int) -> Field<Int> {
    Field(
      place == 0 ? "due-day" : "due-day-\(place + 1)",
      question: "Payment due day of \(card.name)",
      hint: "The day of the month, from 1 to 31: it is on the statement",
      missing: "Enter the day of the month when the payment of \(card.name) is due",
      subject: "Payment due day of \(card.name)", answer: .whole(1...31))
  }

  /// The cards with the due days that were typed.
  func withDueDays(_ submission: Submission) throws(InvalidForm) -> Wallet {
    guard needsDueDays else { return wallet }
    var dated = wallet
    var errors: [FieldError] = []
    for (place, card) in wallet.cards.enumerated() {
      let field = Self.dueDay(of: card, at: place)
      do throws(FieldError) {
        let day = try field.value(of: submission[field.name], in: wallet.currency)
        dated.cards[place].details = card.details.with(dueDay: day)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw InvalidForm(errors: errors) }
    return dated
  }
}

extension CardDetails {
  func with(dueDay: Int) -> CardDetails {
    CardDetails(
      name: name, balance: balance, limit: limit, dueDay: dueDay, statementDay: statementDay,
      apr: apr, minimum: minimum, hasReminder: hasReminder, style: style)
  }

  func with(balance: Money, limit: Money) -> CardDetails {
    CardDetails(
      name: name, balance: balance, limit: limit, dueDay: dueDay, statementDay: statementDay,
      apr: apr, minimum: minimum, hasReminder: hasReminder, style: style)
  }
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
      (CardDetails.name.name, "name"), (CardDetails.balance.name, "balance"),
      (CardDetails.limit.name, "limit"), (CardDetails.dueDay.name, "dueDay"),
      (CardDetails.statementDay.name, "statementDay"), (CardDetails.apr.name, "apr"),
      (CardDetails.minimum.name, "minimum"), (CardDetails.style.name, "style"),
    ].compactMap { field, member in value[member]?.words.map { (field, $0) } }
    let reminder = (CardDetails.reminder.name, value["reminder"]?.bool == true ? "on" : "off")
    do throws(InvalidForm) {
      return Card(
        id: value["id"]?.string.flatMap { CardID($0) } ?? .random(),
        details: try CardDetails(Submission(fields + [reminder]), in: currency),
        paidFor: value["paidFor"]?.string.flatMap { paidDate($0) }, changed: 0)
    } catch {
      let message = error.errors.first?.message ?? ""
      throw UnreadableCards(message: "The card in line \(value.position.line): \(message)")
    }
  }
}

extension CardsFile {
  /// A date that a card can keep: none is of before 1970.
  private static func paidDate(_ text: String) -> CalendarDate? {
    CalendarDate(iso: text).flatMap { $0.dayNumber >= 0 ? $0 : nil }
  }
}

extension JSONValue {
  /// A text or a number, as it would be typed.
  fileprivate var words: String? { string ?? number }
}

// MARK: - A statement

extension CardsFile {
  private static func read(
    statement bytes: [UInt8], for wallet: Wallet
  ) throws(UnreadableCards) -> Wallet {
    let statements: [OFXStatement]
    do throws(InvalidOFX) {
      statements = try OFXStatement.creditCards(in: bytes)
    } catch .notOFX {
      throw UnreadableCards(
        message: "This is neither a file of ours nor a credit card statement in OFX or QFX")
    } catch {
      throw UnreadableCards(message: error.message)
    }
    guard let code = statements.first?.currency, let currency = Currency(code: code),
      statements.count <= mostStatements, statements.allSatisfy({ $0.currency == code })
    else {
      throw UnreadableCards(message: "The statement does not say its currency in three letters")
    }
    var cards: [Card] = []
    for statement in statements { cards.append(try card(statement, in: currency, for: wallet)) }
    return Wallet(currency: currency, cards: cards)
  }

  /// The card of a statement: one that is here already under its name, or a new one.
  private static func card(
    _ statement: OFXStatement, in currency: Currency, for wallet: Wallet
  ) throws(UnreadableCards) -> Card {
    let owed = -(try amount(statement.ledger, in: currency))
    let limit = try limit(of: statement, owing: owed)
    let name = name(of: statement)
    if currency == wallet.currency, let known = wallet.cards.first(where: { $0.name == name }) {
      var card = known
      card.details = known.details.with(balance: owed, limit: limit)
      return card
    }
    return Card(
      id: .random(),
      details: CardDetails(
        name: name, balance: owed, limit: limit, dueDay: 1, statementDay: nil, apr: nil,
        minimum: nil, hasReminder: false, style: .slate),
      paidFor: nil, changed: 0)
  }

  /// What is owed and what may still be spent, together; nothing when the bank does not say.
  private static func limit(
    of statement: OFXStatement, owing owed: Money
  ) throws(UnreadableCards) -> Money {
    guard !statement.available.isEmpty else { return .zero(owed.currency) }
    let available = try amount(statement.available, in: owed.currency)
    let limit = max(0, available.minorUnits + owed.minorUnits)
    guard limit < most(owed.currency) else { throw unreadable }
    return Money(minorUnits: limit, owed.currency)
  }

  /// An amount with a point or a comma before its decimals, within the limits of the form.
  private static func amount(
    _ text: String, in currency: Currency
  ) throws(UnreadableCards) -> Money {
    var digits = text.map { $0 == "," ? "." : $0 }
    if digits.first == "+" { digits.removeFirst() }
    while digits.contains("."), digits.last == "0" || digits.last == "." {
      if digits.removeLast() == "." { break }
    }
    guard let money = Money(plain: String(digits), currency),
      money.absolute.minorUnits < most(currency)
    else { throw unreadable }
    return money
  }

  private static func most(_ currency: Currency) -> Int64 {
    100_000_000 * currency.minorUnitsPerUnit
  }

  private static let unreadable = UnreadableCards(
    message: "The statement has a balance that cannot be read")

  /// The bank's name, and at most the last four digits of the number.
  private static func name(of statement: OFXStatement) -> String {
    let ending = statement.account.filter { $0.isASCII && $0.isNumber }.suffix(4)
    let letters = statement.organisation.filter { !$0.isNumber }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let bank = letters.isEmpty ? "Card" : String(letters.prefix(60))
    return ending.isEmpty ? bank : "\(bank) \(ending)"
  }

  private static let mostStatements = 20
}
