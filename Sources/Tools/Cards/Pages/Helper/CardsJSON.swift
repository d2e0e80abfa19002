import CardsFormulas

/// The answers in JSON.
enum CardsJSON {
  /// A wallet with what its kept plan pays in the first month.
  struct WalletToday {
    let wallet: Wallet
    let today: CalendarDate
    fileprivate let planned: [CardID: Money]?

    init(_ wallet: Wallet, today: CalendarDate) {
      (self.wallet, self.today) = (wallet, today)
      planned = KeptPlanNow(wallet, today: today)?.payments
    }
  }

  static let list = Shape<(cards: WalletToday, box: BoxJSON.Box?)> {
    Member("currency", .currency) { $0.cards.wallet.currency }
    Member("cards", .list(card)) { list in
      list.cards.wallet.ordered.lazy.map { (card: $0, all: list.cards) }
    }
    Member("summary", summary) { $0.cards }
    Member("box", .nullable(BoxJSON.box)) { $0.box }
  }

  /// One of the cards.
  static let card = Shape<(card: Card, all: WalletToday)> {
    Member("id", .id) { $0.card.id.text }
    Member("name", .text) { $0.card.details.name }
    Member("balance", .money) { $0.card.balance }
    Member("limit", .nullable(.money)) { $0.card.known(\.limit) }
    Member("available", .nullable(.money)) { $0.card.known(\.available) }
    Member("utilisation", .nullable(.number)) { $0.card.utilisation.percent }
    Member("band", .code) { $0.card.utilisation.band }
    Member("dueDay", .nullable(.count)) { $0.card.details.dueDay }
    Member("nextDue", .nullable(.date)) { $0.card.nextPayment(on: $0.all.today) }
    Member("paid", .truth) { $0.card.isPaid(on: $0.all.today) }
    Member("missed", .nullable(.date)) { $0.card.missed(on: $0.all.today) }
    Member("late", .truth) { $0.card.isLate(on: $0.all.today) }
    Member("reminder", .truth) { $0.card.details.hasReminder }
    Member("statementDay", .nullable(.count)) { $0.card.details.statementDay }
    Member("apr", .nullable(.number)) { $0.card.details.apr?.plain }
    Member("minimum", .nullable(.money)) { $0.card.details.minimum }
    Member("style", .code) { $0.card.details.style }
    Member("kind", .code) { $0.card.kind }
    Member("planned", .nullable(.money)) { today in
      today.all.planned.map { $0[today.card.id] ?? .zero(today.all.wallet.currency) }
    }
  }

  static let target = Shape<CardsTarget> {
    Member("target", .number) { $0.target.plain }
    Member("cards", .list(payment)) { $0.rows }
    Member("sumOfCards", .money) { $0.sum }
    Member("overall", .money) { $0.overall }
    Member("plan", .list(plannedPayment)) { target in
      target.rows.lazy.compactMap { row in row.planned.map { (row: row, pay: $0) } }
    }
    Member("advice", .list(advice)) { target in
      target.situation.advice.lazy.map { (advice: $0, situation: target.situation) }
    }
  }

  static func csv(_ wallet: Wallet, today: CalendarDate) -> [UInt8] {
    var csv = CSV(
      header: [
        "Name", "Currency", "Balance", "Limit", "Available", "Utilisation %", "Due day", "Next due",
        "Statement day", "APR %", "Minimum payment", "Reminder", "Kind",
      ])
    for card in wallet.ordered {
      let details = card.details
      csv.append([
        .text(card.details.name), .text(wallet.currency.code), .amount(card.balance),
        card.known(\.limit).map { .amount($0) } ?? .text(""),
        card.known(\.available).map { .amount($0) } ?? .text(""),
        .text(card.utilisation.percent ?? ""),
        details.dueDay.map { .count($0) } ?? .text(""),
        card.nextPayment(on: today).map { .date($0) } ?? .text(""),
        details.statementDay.map { .count($0) } ?? .text(""), .text(details.apr?.plain ?? ""),
        details.minimum.map { .amount($0) } ?? .text(""), .text(details.hasReminder ? "yes" : "no"),
        .text(card.kind.rawValue),
      ])
    }
    return csv.bytes
  }

  // MARK: - Their parts

  private static let summary = Shape<WalletToday> {
    Member("balance", .money) { $0.wallet.balance }
    Member("limit", .money) { $0.wallet.limit }
    Member("available", .money) { $0.wallet.available }
    Member("utilisation", .nullable(.number)) { $0.wallet.utilisation.percent }
    Member("kinds", kinds) { $0.wallet }
    Member("planned", .nullable(.money)) { today in
      today.planned.map { $0.values.sum(in: today.wallet.currency) }
    }
  }

  /// The balance of each kind of which there is any.
  private static let kinds = Shape<Wallet> {
    Member(whereThere: "card", .money) { $0.balance(of: .card) }
    Member(whereThere: "loan", .money) { $0.balance(of: .loan) }
    Member(whereThere: "overdraft", .money) { $0.balance(of: .overdraft) }
    Member(whereThere: "pay-later", .money) { $0.balance(of: .payLater) }
    Member(whereThere: "priority", .money) { $0.balance(of: .priority) }
  }

  private static let payment = Shape<CardsTarget.Row> {
    Member("id", .id) { $0.card.id.text }
    Member("pay", .money) { $0.pay }
  }

  private static let plannedPayment = Shape<(row: CardsTarget.Row, pay: Money)> {
    Member("id", .id) { $0.row.card.id.text }
    Member("pay", .money) { $0.pay }
    Member("minimum", .money) { $0.row.card.minimum.amount }
    Member("minimumEstimated", .truth) { $0.row.card.minimum.isEstimated }
    Member("utilisationAfter", .nullable(.number)) { $0.row.utilisationAfter?.percent }
  }

  private static let advice = Shape<(advice: CardsAdvice, situation: CardsSituation)> {
    Member("code", .code) { $0.advice.code }
    Member("text", .text) { $0.situation.words(for: $0.advice) }
  }
}

extension Card {
  /// An amount of its limit; nil for kinds that have none.
  fileprivate func known(_ amount: (Card) -> Money) -> Money? {
    kind.canBeSpent ? amount(self) : nil
  }
}
