import GroupsFormulas
import Identifiers
import Finance
import Forms

// Reads the split of a payment.

extension GroupPaymentParser {
  /// Reads the typed values of a way to share; nil after a mistake, which is recorded.
  mutating func split(_ kind: Split.Kind, of amount: Money?, _ currency: Currency) -> Split? {
    switch kind {
    case .even: ticked().map { .evenly($0.map(\.id)) }
    case .shares: weights(kind).map { .shares($0) }
    case .percent: percentages()
    case .exact: exact(amount, currency)
    }
  }

  private mutating func percentages() -> Split? {
    guard let shares = weights(.percent) else { return nil }
    let sum = Percentage(tenThousandths: shares.reduce(0) { $0 + $1.value.tenThousandths })
    guard sum != .hundred else { return .percent(shares) }
    let difference = Percentage(
      tenThousandths: abs(sum.tenThousandths - Percentage.hundred.tenThousandths))
    noteFirstShare(
      sum < .hundred
        ? "The percentages come to \(sum.formatted): \(difference.formatted) is missing"
        : "The percentages come to \(sum.formatted): that is \(difference.formatted) too much")
    return nil
  }

  private mutating func exact(_ amount: Money?, _ currency: Currency) -> Split? {
    guard let shares = amounts(), let amount else { return nil }
    let sum = shares.compactMap(\.value).sum(in: currency)
    let difference = sum - amount
    let hasBlank = shares.contains { $0.value == nil }
    if difference.isZero || difference.isNegative && hasBlank { return .exact(shares) }
    noteFirstShare(
      difference.isNegative
        ? "The amounts come to \(sum.short): \(difference.absolute.short) is missing"
        : "The amounts come to \(sum.short): that is \(difference.short) too much")
    return nil
  }
}

extension GroupPaymentParser {
  /// The ticked members, or everybody when there are no ticks.
  private mutating func ticked() -> [GroupLedger.Member]? {
    let sent = typed.all(GroupPaymentForm.with).filter { !$0.isEmpty }
    guard sent.isEmpty else {
      let chosen = ledger.members.filter { sent.contains($0.id.text) }
      if chosen.count == Set(sent).count { return chosen }
      note(FieldError(field: GroupPaymentForm.with, message: "Choose who shares it from the list"))
      return nil
    }
    let wasAsked = typed.typed(GroupPaymentForm.withAsked) != nil
    guard wasAsked || ledger.activeMembers.isEmpty else { return ledger.activeMembers }
    note(
      FieldError(
        field: GroupPaymentForm.with,
        message: wasAsked ? "Choose at least one person to share it" : Self.everybodyHasLeft))
    return nil
  }

  static let everybodyHasLeft =
    "Everybody has left the group: let somebody take part again first"

  /// The numbers above zero; there must be at least one.
  private mutating func weights(_ kind: Split.Kind) -> [Share<Weight>]? {
    var shares: [Share<Weight>] = []
    var isWrong = false
    for member in ledger.members where typed.typed(GroupPaymentForm.share + member.id.text) != nil {
      let field = GroupPaymentForm.weight(member, in: kind)
      guard let number = read(field) else {
        isWrong = true
        continue
      }
      if let number, number > .zero {
        shares.append(
          Share(member: member.id, value: Weight(tenThousandths: number.tenThousandths)))
      }
    }
    guard !isWrong else { return nil }
    if shares.isEmpty { noteFirstShare("Enter a share for at least one person") }
    return shares.isEmpty ? nil : shares
  }

  /// The amounts of members who are ticked or have one.
  ///
  /// An amount of zero is no share.
  private mutating func amounts() -> [Share<Money?>]? {
    guard let ticked = ticked() else { return nil }
    var shares: [Share<Money?>] = []
    var isWrong = false
    for member in ledger.members {
      let isTicked = ticked.contains { $0.id == member.id }
      guard isTicked || typed.typed(GroupPaymentForm.share + member.id.text) != nil else {
        continue
      }
      guard let share = read(GroupPaymentForm.share(member)) else {
        isWrong = true
        continue
      }
      if share?.isZero != true { shares.append(Share(member: member.id, value: share)) }
    }
    return isWrong ? nil : shares
  }

  private mutating func noteFirstShare(_ message: String) {
    let field = ledger.shownMembers.first.map { GroupPaymentForm.share + $0.id.text }
    note(FieldError(field: field ?? GroupPaymentForm.split.name, message: message))
  }
}
