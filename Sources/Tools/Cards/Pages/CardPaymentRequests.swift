import CardsFormulas

// Marking a payment of a card as made, or as late.

extension CardsRequests {
  static func pay(_ id: CardID, _ request: Request, _ site: Site) -> Response {
    change(request, site, of: id, mayGrow: false, noting: .payment(of: id)) {
      book, operation throws(CardsRefusal) in
      let card = try known(id, in: book, for: operation)
      let draft = book.draft(request) { $0.pay(card, $1) }
      let values = try draft.values(of: [paidAmount, due]).get()
      do throws(CardsProblem) {
        try book.pay(
          card.id, values[paidAmount], due: values[due], on: site.today, by: operation)
      } catch .otherDue(let card) {
        throw draft.invalid(due.invalid("Due date must be \(card.dueDates(on: site.today))"))
      } catch .moreThanOwed(let card) {
        throw draft.invalid(
          paidAmount.invalid(
            "Amount paid must be \(card.owed.short) or less: that is all you owe on it"))
      } catch .creditTooLarge {
        throw draft.invalid(
          paidAmount.invalid("Amount paid must be less: the card would owe you too much"))
      } catch {
        throw draft.conflict(error.sentence) { $0.pay(card, $1, isStale: true) }
      }
    }
  }

  /// Notes that a due date that passed is not paid yet.
  static func late(_ id: CardID, _ request: Request, _ site: Site) -> Response {
    change(request, site, of: id, mayGrow: false) { book, operation throws(CardsRefusal) in
      let card = try known(id, in: book, for: operation)
      let draft = book.draft(request) { $0.pay(card, $1) }
      let day = try draft.value(of: missedDue).get()
      do throws(CardsProblem) {
        try book.note(card.id, late: day, on: site.today, by: operation)
      } catch .otherDue {
        throw draft.invalid(
          missedDue.invalid("Due date must be one that has passed and is not marked"))
      } catch {
        throw draft.conflict(error.sentence) { $0.pay(card, $1, isStale: true) }
      }
    }
  }

  static let paidAmount = Field(
    "amount", question: "Amount paid", subject: "Amount paid", reader: Reader<Money>.money.optional)

  /// The date on which a payment is or was due; nil for the one that comes first.
  static let due = Field(
    "due", question: "Due date", subject: "Due date", reader: dueDay.optional)

  /// The date that passed without its payment.
  static let missedDue = Field(
    due.name, question: "Due date", missing: "Say which due date was not paid", subject: "Due date",
    reader: dueDay)

  private static let dueDay = Reader<CalendarDate>.day(in: 1970...2199)
}

extension Card {
  /// The dates for which it can be marked as paid, in words: "3 January 2027 or 3 February 2027".
  fileprivate func dueDates(on today: CalendarDate) -> String {
    let dates = [missed(on: today), nextDue(on: today)].compactMap(\.self)
    return dates.isEmpty
      ? "left out: none is kept here"
      : dates.map { $0.words(in: balance.currency) }.joined(separator: " or ")
  }
}
