import GroupsFormulas

// Changing the way to share loads the form again in its new shape, with everything that was typed. The
// button that was pressed stays in the form, so its part of the page stays open.

extension GroupPaymentReading {
  /// The form after one of its own buttons; nil when it was sent to be saved.
  mutating func reshaped() -> Submission? {
    if let step = typed.typed(GroupPaymentForm.step) {
      return typed.stepped(step, in: people.ledger)
    }
    guard let choice = typed.typed(GroupPaymentForm.shape).flatMap(SplitChoice.init(rawValue:))
    else { return nil }
    guard let split = choice.kind else {
      return typed.withoutSplit.adding([(GroupPaymentForm.split.name, choice.rawValue)])
    }
    let payment = try? self.payment()
    return payment.map { typed.withShares(of: $0, as: split, people) }
      ?? typed.withTicks(as: split, people)
  }
}

extension Submission {
  /// `3f2a…:1` is one share more for a member, `3f2a…:-1` one less.
  fileprivate func stepped(_ step: String, in ledger: GroupLedger) -> Submission? {
    let parts = step.split(separator: ":")
    guard parts.count == 2, let member = MemberID(text: parts[0]), ledger[member: member] != nil,
      let change: Int64 = ["1": 1, "-1": -1][parts[1]]
    else { return nil }
    let name = GroupPaymentForm.share + member.text
    let now = typed(name).flatMap { try? Percentage.read($0) } ?? .zero
    let units = min(max(0, now.tenThousandths + change * 10_000), 9_999_0000)
    let rest = omitting([name, GroupPaymentForm.step])
    return units == 0 ? rest : rest.adding([(name, PlainDecimal.text(units, decimals: 4))])
  }

  /// The shares of a payment in the fields of another way to share.
  ///
  /// Different amounts begin empty after an even split: those left empty share equally.
  fileprivate func withShares(
    of payment: GroupPayment, as kind: Split.Kind, _ people: GroupPeople
  ) -> Submission {
    let split: Split =
      kind == .exact && payment.split.kind == .even
      ? .exact(payment.sharers.map { Share(member: $0, value: nil) })
      : payment.split.told(as: kind, of: payment.amount, tiesFrom: payment.serial)
    return withoutSplit.adding(split.form(calling: people.mark))
  }

  /// A form with mistakes keeps its ticks, and the numbers that may mean the same.
  fileprivate func withTicks(as split: Split.Kind, _ people: GroupPeople) -> Submission {
    var fields = [(GroupPaymentForm.split.name, split.rawValue)]
    let ticked = all(GroupPaymentForm.with)
    for member in people.ledger.members.map({ people.mark(of: $0.id) }) {
      let share = typed(GroupPaymentForm.share + member)
      let isChosen = ticked.contains(member) || share != nil
      if isChosen, split.isTicked { fields.append((GroupPaymentForm.with, member)) }
      if split == .shares, isChosen { fields.append((GroupPaymentForm.share + member, "1")) }
      if split == .percent || split == .exact, let share,
        self[GroupPaymentForm.split.name] != Split.Kind.shares.rawValue
      {
        fields.append((GroupPaymentForm.share + member, share))
      }
    }
    return withoutSplit.adding(fields)
  }

  fileprivate var withoutSplit: Submission {
    omitting([GroupPaymentForm.split.name, GroupPaymentForm.step, GroupPaymentForm.with])
      .filter { !$0.name.hasPrefix(GroupPaymentForm.share) }
  }
}
