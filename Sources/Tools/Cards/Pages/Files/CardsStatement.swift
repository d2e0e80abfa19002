import CardsFormulas

/// Reads cards from the statement of a bank.
extension CardsFile {
  static func read(
    statement bytes: [UInt8], for wallet: Wallet
  ) throws(UnreadableCards) -> Wallet {
    let (statements, currency): ([OFXStatement], Currency)
    do throws(InvalidOFX) {
      statements = try OFXStatement.creditCards(in: bytes)
      currency = try Currency(statement: statements.first?.currency ?? "")
      guard statements.allSatisfy({ $0.currency == statements[0].currency }) else {
        throw .severalCurrencies
      }
    } catch .notOFX {
      let wanted = "a file saved here, or a credit card’s statement in OFX or QFX"
      throw UnreadableCards(
        message: MistakenFile(of: bytes)?.sentence(wanted: wanted) ?? "The file must be \(wanted)")
    } catch {
      throw UnreadableCards(message: error.message)
    }
    var received = Wallet(currency: currency)
    for (place, statement) in statements.enumerated()
    where !statements[(place + 1)...].contains(where: statement.isOfSameAccount(as:)) {
      received.cards.append(try card(statement, in: currency, for: wallet, after: received))
    }
    return received
  }

  /// The card of a statement: one that is here already under its name, or a new one.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - currency: The currency of all statements.
  ///   - wallet: The cards that are here.
  ///   - received: The cards of the statements before, each of which is another.
  /// - Returns: The card.
  /// - Throws: ``UnreadableCards`` when an amount cannot be read.
  private static func card(
    _ statement: OFXStatement, in currency: Currency, for wallet: Wallet, after received: Wallet
  ) throws(UnreadableCards) -> Card {
    let owed = -(try amount(statement.ledger, in: currency))
    let limit = try limit(of: statement, owing: owed)
    let name = name(of: statement)
    var new = CardDetails(in: currency)
    (new.name, new.style) = (name, .slate)
    let known = (wallet.currency == currency ? wallet.cards : []).first {
      $0.details.name == name && $0.kind == .card && received[$0.id] == nil
    }
    var card = known ?? Card(id: wallet.newID, details: new)
    card.details.balance = owed
    if let limit { card.details.limit = limit }
    return card
  }

  /// The limit: the balance and the available amount together; nil when the bank does not say.
  private static func limit(
    of statement: OFXStatement, owing owed: Money
  ) throws(UnreadableCards) -> Money? {
    guard !statement.available.isEmpty else { return nil }
    let available = try amount(statement.available, in: owed.currency)
    let limit = (available + owed).atLeastZero
    guard limit <= .most(owed.currency) else { throw unreadable }
    return limit
  }

  /// An amount without groups, as OFX has them, within the limits of the form.
  private static func amount(
    _ text: String, in currency: Currency
  ) throws(UnreadableCards) -> Money {
    guard var digits = WrittenAmount(text)?.plain(.decimals) else { throw unreadable }
    while digits.contains("."), digits.last == "0" || digits.last == "." {
      if digits.removeLast() == "." { break }
    }
    guard let money = Money(plain: digits, currency), money.absolute <= .most(currency) else {
      throw unreadable
    }
    return money
  }

  private static let unreadable = UnreadableCards(
    message: "The statement has a balance that cannot be read")

  /// The name of the bank, and at most the last four digits of the number.
  private static func name(of statement: OFXStatement) -> String {
    let ending = statement.account.filter { $0.isASCII && $0.isNumber }.suffix(4)
    let letters = statement.organisation.filter { !$0.isNumber }.onOneLine.cut(to: 60)
    let bank = letters.isEmpty ? "Card" : letters
    return ending.isEmpty ? bank : "\(bank) \(ending)"
  }
}

extension OFXStatement {
  /// True when the other statement is of the same account for certain, so that the last one counts.
  ///
  /// Numbers that a bank has partly masked may be alike for two cards.
  fileprivate func isOfSameAccount(as other: OFXStatement) -> Bool {
    account == other.account && organisation == other.organisation && !account.isEmpty
      && account.allSatisfy(\.isNumber)
  }
}
