import CardsFormulas

/// Cards in a file: our own JSON, or a statement from a bank.
enum CardsFile {
  static let shape = Shape<Wallet> {
    Member("farthing", .constant("cards")) { _ in }
    currency
    cards
    Member(whereThere: "kept", KeptPlanFile.shape) { $0.kept }
  }

  private static let currency = FileMember("currency", .currency, \Wallet.currency)

  private static let cards = FileMember("cards", .list(card), \Wallet.cards)

  /// The figures of a card come before how it looks.
  private static let card = Shape<Card> {
    id
    (CardForm.details.filter { !$0.isLook } + CardForm.details.filter(\.isLook)).map {
      $0.member.of(\.details)
    }
    paidFor
    settled
    late
    Member(whereThere: "told", .date) { $0.marks.told }
    Member(whereThere: "made", made) { $0.marks.made }
  }

  private static let id = FileMember("id", .id(), \Card.id)

  private static let paidFor = mark("paidFor") { $0.paid }
  private static let settled = mark("settled") { $0.settled }
  private static let late = mark("late") { $0.late }
  private static let told = mark("told") { $0.told }

  /// The newest month of a kept plan in which something was paid, and the sum of its payments.
  private static let made = Shape<DueMarks.Made> {
    month
    amount
  }

  private static let month = FileMember("month", .month, \DueMarks.Made.month)
  private static let amount = FileMember("amount", .money, \DueMarks.Made.amount)

  /// A date that is known of what is due.
  private static func mark(
    _ name: StaticString, _ date: @escaping @Sendable (DueMarks) -> CalendarDate?
  ) -> FileMember<Card, CalendarDate?, CalendarDate> {
    FileMember(name, .nullable(.date)) { (card: Card) in date(card.marks) }
  }

  /// What a file says of the due dates of a card; no card keeps a date before 1970.
  private static func marks(in card: JSONValue, _ currency: Currency) -> DueMarks {
    let dates = [paidFor, settled, late, told].map { member in
      card[member].flatMap { $0.dayNumber >= 0 ? $0 : nil }
    }
    return DueMarks(
      paid: dates[0], settled: dates[1], late: dates[2], told: dates[3],
      made: made(card["made"], currency))
  }

  /// Reads the sum of a month's payments; nil where the file has none, or where it cannot be.
  private static func made(_ value: JSONValue?, _ currency: Currency) -> DueMarks.Made? {
    guard let month = value?[month], month.firstDay.dayNumber >= 0,
      let amount = value?[amount].flatMap({ Money(plain: $0, currency) }),
      !amount.isNegative, amount <= .most(currency)
    else { return nil }
    return DueMarks.Made(amount, in: month)
  }

  static func json(_ wallet: Wallet) -> [UInt8] { shape.bytes(of: wallet) }

  /// Reads a file of either kind; `wallet` holds the cards that a statement may belong to.
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

/// A fault in a file, in words for the visitor.
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
    guard let currency = document[Self.currency], let elements = document[cards] else {
      throw UnreadableCards(message: "There are no cards of ours in this file")
    }
    guard elements.count <= Wallet.most else {
      throw UnreadableCards(message: "The file has more than \(Wallet.most) cards")
    }
    var wallet = Wallet(currency: currency)
    for element in elements {
      wallet = wallet.merged(
        with: Wallet(currency: currency, cards: [try card(element, in: currency, for: wallet)]))
    }
    wallet.kept = try KeptPlanFile.read(document["kept"], in: currency)
    return wallet
  }

  /// The form that enters the card.
  private static func submission(_ card: JSONValue) -> Submission {
    Submission(
      CardForm.details.compactMap { detail in detail.textInFile(card).map { (detail.name, $0) } })
  }

  /// The details of a card that came with a plan and has no due day yet, as its file says; nil for any
  /// other.
  private static func undated(_ card: JSONValue) -> Submission? {
    let typed = submission(card)
    guard card["dueDay"]?.isNull == true, card["reminder"]?.bool != true,
      [nil, DebtKind.card.rawValue].contains(typed.typed(CardForm.kind.name))
    else { return nil }
    return typed.replacing(CardForm.dueDay.name, with: "1")
  }

  /// Reads a card by the same rules as one that is typed, but for a due day that is not known yet.
  private static func card(
    _ value: JSONValue, in currency: Currency, for wallet: Wallet
  ) throws(UnreadableCards) -> Card {
    do throws(InvalidForm) {
      let undated = undated(value)
      var details = try CardDetails(undated ?? submission(value), in: currency)
      if undated != nil { details.dueDay = nil }
      return Card(
        id: value[id] ?? wallet.newID, details: details, marks: marks(in: value, currency))
    } catch {
      let message = error.errors.first?.message ?? ""
      throw UnreadableCards(message: "The card in line \(value.position.line): \(message)")
    }
  }
}
