// Changes that concern many payments at once.

extension GroupLedger {
  /// Adds a new member to the even payments that everybody shares.
  package mutating func include(_ member: MemberID) {
    let others = Set(activeMembers.map(\.id)).subtracting([member])
    for entry in entries {
      guard var payment = entry.payment, case .evenly(let sharers) = payment.split,
        !payment.isTransfer, others.isSubset(of: sharers)
      else { continue }
      payment.split = .evenly(sharers + [member])
      set(payment, of: entry.id)
    }
  }

  /// Joins two members: the second takes the first one's place everywhere.
  package mutating func join(_ member: MemberID, to other: MemberID) {
    for entry in entries {
      guard let payment = entry.payment, payment.concerns(member) else { continue }
      set(payment.replacing(member, by: other), of: entry.id)
    }
    for rule in currentRules {
      guard let recurrence = rule.recurrence, recurrence.payment.concerns(member) else { continue }
      let payment = recurrence.payment.replacing(member, by: other)
      set(recurrence: recurrence.with(payment), of: rule.id)
    }
    set(
      households: households.map { household in
        household.contains(other)
          ? household.filter { $0 != member } : household.map { $0 == member ? other : $0 }
      }.filter { $0.count > 1 })
    if let split = defaultSplit?.split, split.members.contains(member) {
      set(defaultSplit: split.members.contains(other) ? nil : split.replacing(member, by: other))
    }
    change(member: member) { $0.status = .removed }
  }

  /// A new group with the same people, households, rates and default split, with what comes again,
  /// and with a payback for each transfer of the settlement, so that balances stay the same.
  ///
  /// Those who left are in it where something names them, and have left there too.
  ///
  /// - Parameters:
  ///   - id: The id of the new group.
  ///   - name: Its name.
  ///   - owing: The transfers that would settle this group.
  ///   - coming: What comes again in the new group: see ``recurrencesToCome``.
  ///   - today: The day of the paybacks.
  ///   - newID: Makes the id of one more payment.
  /// - Returns: The new group.
  package func carriedOver(
    as id: GroupID, named name: String, owing: [Transfer],
    coming: [(id: RuleID, recurrence: Recurrence)] = [], on today: CalendarDate,
    newID: (GroupLedger) -> PaymentID
  ) -> GroupLedger {
    var ledger = GroupLedger(
      id: id, name: name, currency: currency, members: activeMembers.map { ($0.id, $0.name) })
    for member in shownMembers where ledger[member: member.id] == nil {
      let owes = owing.contains { $0.from == member.id || $0.to == member.id }
      if owes || coming.contains(where: { $0.recurrence.payment.concerns(member.id) }) {
        ledger.add(member.name, as: member.id)
      }
    }
    for member in ledger.members {
      let payTo = self[member: member.id]?.payTo ?? ""
      ledger.change(member: member.id) { $0.payTo = payTo }
    }
    for rate in currentRates { ledger.set(rate: rate.billionths, of: rate.currency) }
    ledger.set(
      households: households.map { $0.filter { ledger[member: $0] != nil } }
        .filter { $0.count > 1 })
    ledger.set(defaultSplit: currentDefaultSplit)
    for (id, recurrence) in coming { ledger.add(recurrence, as: id) }
    for transfer in owing {
      // Being owed counts as having paid for the other.
      ledger.add(
        GroupPayment(
          title: GroupPayment.carriedOver, of: transfer.amount, from: transfer.to,
          to: transfer.from, on: today, serial: ledger.nextSerial(sharers: 1)),
        as: newID(ledger))
    }
    for member in ledger.members where self[member: member.id]?.status == .left {
      ledger.change(member: member.id) { $0.status = .left }
    }
    return ledger
  }
}

extension GroupPayment {
  /// The payment with one member in the place of another.
  ///
  /// Where both share it, what each share comes to stays as it is and the two are added. Odd pennies go by
  /// the order of ids, which is another one then: so that nobody else's part changes, another sharer gets
  /// the first of them, or the split is of amounts. Only at a rate can a penny still move.
  fileprivate func replacing(_ member: MemberID, by other: MemberID) -> GroupPayment {
    let amounts = Split.amounts(shares.moving(member, to: other))
    let areBoth = Set(sharers).isSuperset(of: [member, other])
    var payment = self
    payment.payers = payers.moving(member, to: other)
    payment.split = areBoth ? amounts : split.replacing(member, by: other)
    let parts = counted(moving: member, to: other)
    func keepsParts(_ payment: GroupPayment) -> Bool {
      payment.counted(moving: member, to: other) == parts
    }
    guard !keepsParts(payment) else { return payment }
    let first = serial - serial % sharers.count
    return sharers.indices.lazy.map { payment.with(serial: first + $0, payment.split) }
      .first(where: keepsParts)
      ?? [payment.with(serial: serial, amounts)].first(where: keepsParts) ?? payment
  }

  private func with(serial: Int, _ split: Split) -> GroupPayment {
    var payment = self
    (payment.serial, payment.split) = (serial, split)
    return payment
  }

  /// The counted parts of the payers and of the sharers, with one member's part added to another's.
  private func counted(moving member: MemberID, to other: MemberID) -> [[MemberID: Money]] {
    [countedPayers, countedShares].map { parts in
      Dictionary(parts.moving(member, to: other).map { ($0.member, $0.value) }, uniquingKeysWith: +)
    }
  }
}

extension [Share<Money>] {
  /// The amounts with one member's added to another's, in no order.
  fileprivate func moving(_ member: MemberID, to other: MemberID) -> [Share<Money>] {
    guard let currency = first?.value.currency else { return self }
    var sums: [MemberID: Money] = [:]
    for share in self {
      sums[share.member == member ? other : share.member, default: .zero(currency)] += share.value
    }
    return sums.map { Share(member: $0.key, value: $0.value) }
  }
}
