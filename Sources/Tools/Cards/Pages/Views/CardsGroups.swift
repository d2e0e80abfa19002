import CardsFormulas

/// The rows of the list by when they are due: what is late first, what is paid last.
struct CardsGroups {
  /// When the payments of a group are due.
  private enum Group: CaseIterable {
    case late, asked, thisWeek, later, anyDay, nothing, paid

    var words: StaticString {
      switch self {
      case .late: "Late"
      case .asked: "Was due"
      case .thisWeek: "This week"
      case .later: "Later"
      case .anyDay: "No day yet"
      case .nothing: "Nothing due"
      case .paid: "Paid"
      }
    }
  }

  let page: CardsPage
  let month: CardsMonth
  let now: KeptPlanNow?
  let undoable: CardID?

  /// All groups that have a row, each below its heading.
  var html: HTML {
    let paying = Dictionary(grouping: month.payments) { group(of: $0) }
    let mostUsed = page.wallet.mostUsed
    func row(_ card: Card, _ payment: CardsMonth.Payment?) -> HTML {
      self.row(card, payment, isMostUsed: card.id == mostUsed)
    }
    let groups = Group.allCases.map { group in
      list(
        group,
        group == .nothing
          ? others.map { row($0, nil) } : (paying[group] ?? []).map { row($0.card, $0) })
    }
    return "\(each: groups, { $0 ?? HTML() })"
  }

  /// The rows of payments in one list.
  func rows(of payments: [CardsMonth.Payment]) -> [HTML] {
    payments.map { row($0.card, $0, isBrief: true) }
  }

  /// The rows of what is owed and gets no payment.
  var rowsWithoutPayment: [HTML] {
    others.filter(\.owed.isPositive).map { row($0, nil, isBrief: true) }
  }

  /// The cards and debts that ask for no payment this month.
  private var others: [Card] {
    let ids = Set(month.payments.map(\.card.id))
    return page.wallet.ordered.filter { !ids.contains($0.id) }
  }

  private func group(of payment: CardsMonth.Payment) -> Group {
    switch payment.state {
    case .late: .late
    case .missed: .asked
    case .paid: .paid
    case .open:
      payment.due.map { page.today.days(until: $0) <= 7 ? .thisWeek : .later } ?? .anyDay
    }
  }

  private func row(
    _ card: Card, _ payment: CardsMonth.Payment?, isMostUsed: Bool = false, isBrief: Bool = false
  ) -> HTML {
    CardRow(
      card: card, payment: payment,
      turn: payment == nil && card.owed.isPositive ? now?.turn(of: card.id) : nil,
      isUndoable: card.id == undoable, isMostUsed: isMostUsed, isBrief: isBrief,
      today: page.today, stamp: page.stamp
    ).html
  }

  private func list(_ group: Group, _ rows: [HTML]) -> HTML? {
    guard !rows.isEmpty else { return nil }
    return """
      <h3 class="due-group\(group == .late ? " late" : "")">\(group.words.description)</h3>
      <ul class="rows dated ticks">
      \(each: rows, \.self)\
      </ul>
      \(group == .late ? Self.help : nil)\

      """
  }

  private static let help: HTML = """
    <p class="late-help">Can’t pay it now? <a href="#help">Somebody can help, for free</a></p>

    """
}
