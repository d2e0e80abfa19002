import GroupsFormulas

/// Payments that were looked for, and totals, in JSON.
enum GroupFindingJSON {
  /// The payments of a group that a filter lets through.
  struct Found {
    let ledger: GroupLedger
    let entries: [GroupLedger.Entry]

    init(_ ledger: GroupLedger, _ filter: PaymentFilter) {
      self.ledger = ledger
      entries = ledger.entries(matching: filter)
    }

    var payments: [GroupPayment] { entries.compactMap(\.payment) }
  }

  static let found = Shape<Found> {
    Member("payments", .list(PaymentInFile.shape)) {
      $0.entries.lazy.compactMap(PaymentInFile.Booked.init)
    }
    Member("totals", .map(.money)) { found in
      found.ledger.totals(of: found.payments).map { ($0.currency.code, $0.whole.spent) }
    }
  }

  static let totals = Shape<Found> {
    Member("totals", .map(currency)) { found in
      found.ledger.totals(of: found.payments).map { total in
        (total.currency.code, Told(ledger: found.ledger, part: total))
      }
    }
  }

  // MARK: - Parts

  /// A part of the totals of a group.
  private struct Told<Part: Sendable>: Sendable {
    let ledger: GroupLedger
    let part: Part

    func with<Other>(_ part: Other) -> Told<Other> { Told<Other>(ledger: ledger, part: part) }
  }

  private static let currency = Shape<Told<GroupTotals>> {
    sum.of { $0.with($0.part.whole) }
    Member("months", .list(month)) { told in told.part.months.map { told.with($0) } }
  }

  private static let month = Shape<Told<GroupTotals.Month>> {
    Member("month", .text) { String($0.part.start.iso.prefix(7)) }
    sum.of { $0.with($0.part.sum) }
  }

  private static let sum = Members<Told<GroupTotals.Sum>> {
    Member("spent", .money) { $0.part.spent }
    Member("paid", .map(.money)) { byMember($0, $0.part.paid) }
    Member("shares", .map(.money)) { byMember($0, $0.part.shares) }
    Member("categories", .map(.money)) { told in
      told.ledger.ordered(told.part.categories).map {
        ($0.category?.name ?? PaymentCategory.none, $0.sum)
      }
    }
  }

  private static func byMember(
    _ told: Told<GroupTotals.Sum>, _ sums: [MemberID: Money]
  ) -> [(String, Money)] {
    told.ledger.shownMembers.map { member in
      (member.id.text, sums[member.id] ?? .zero(told.part.spent.currency))
    }
  }
}

extension GroupLedger {
  /// The totals of some payments, those in the group's own currency first.
  func totals(of payments: [GroupPayment]) -> [GroupTotals] {
    let totals = GroupTotals.all(of: payments)
    return ordered(totals.map(\.currency)).compactMap { currency in
      totals.first { $0.currency == currency }
    }
  }

  /// The sums of categories in the order and the spelling of lists; those of payments without one
  /// come last.
  func ordered(_ sums: [PaymentCategory?: Money]) -> [(category: PaymentCategory?, sum: Money)] {
    let sums = Dictionary(sums.map { ($0.key?.key, $0.value) }, uniquingKeysWith: +)
    return (categories.map(Optional.some) + [nil]).compactMap { category in
      sums[category?.key].map { (category, $0) }
    }
  }
}
