import Identifiers
import Finance
import Forms

// Reads the split of a payment.

extension EvenShare {
  static func read(
    _ reading: inout GroupPaymentParser, of amount: Money?, _ currency: Currency
  ) -> Split? {
    reading.ticked().map { .evenly($0.map(\.id)) }
  }
}

extension Weight {
  static func read(
    _ reading: inout GroupPaymentParser, of amount: Money?, _ currency: Currency
  ) -> Split? {
    reading.numbers(Weight.self).map { .shares($0) }
  }
}

extension PercentShare {
  static func read(
    _ reading: inout GroupPaymentParser, of amount: Money?, _ currency: Currency
  ) -> Split? {
    guard let shares = reading.numbers(PercentShare.self) else { return nil }
    let sum = shares.reduce(0) { $0 + $1.value.count }
    guard sum != whole else { return .percent(shares) }
    let (said, difference) = (
      PercentShare(units: sum).percentage.formatted,
      PercentShare(units: abs(sum - whole)).percentage.formatted
    )
    reading.noteFirstShare(
      sum < whole
        ? "The percentages come to \(said): \(difference) is missing"
        : "The percentages come to \(said): that is \(difference) too much")
    return nil
  }

  private var percentage: Percentage { Percentage(tenThousandths: weight.count) }
}

extension Money? {
  static func read(
    _ reading: inout GroupPaymentParser, of amount: Money?, _ currency: Currency
  ) -> Split? {
    guard let shares = reading.amounts(), let amount else { return nil }
    let sum = shares.compactMap(\.value).sum(in: currency)
    let difference = sum - amount
    let hasBlank = shares.contains { $0.value == nil }
    if difference.isZero || difference.isNegative && hasBlank { return .exact(shares) }
    reading.noteFirstShare(
      difference.isNegative
        ? "The amounts come to \(sum.short): \(difference.absolute.short) is missing"
        : "The amounts come to \(sum.short): that is \(difference.short) too much")
    return nil
  }
}

extension GroupPaymentParser {
  /// The ticked members, or everybody when there are no ticks.
  fileprivate mutating func ticked() -> [GroupLedger.Member]? {
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
  fileprivate mutating func numbers<Value: DecimalShare>(_ type: Value.Type) -> [Share<Value>]? {
    var shares: [Share<Value>] = []
    var isWrong = false
    for member in ledger.members where typed.typed(GroupPaymentForm.share + member.id.text) != nil {
      let field = GroupPaymentForm.weight(member, in: Value.kind)
      guard let number = read(field) else {
        isWrong = true
        continue
      }
      if let number, number > .zero {
        shares.append(Share(member: member.id, value: Value(units: number.units(of: type))))
      }
    }
    guard !isWrong else { return nil }
    if shares.isEmpty { noteFirstShare("Enter a share for at least one person") }
    return shares.isEmpty ? nil : shares
  }

  /// The amounts of members who are ticked or have one.
  ///
  /// An amount of zero is no share.
  fileprivate mutating func amounts() -> [Share<Money?>]? {
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

  fileprivate mutating func noteFirstShare(_ message: String) {
    let field = ledger.shownMembers.first.map { GroupPaymentForm.share + $0.id.text }
    note(FieldError(field: field ?? GroupPaymentForm.split.name, message: message))
  }
}

extension Percentage {
  /// The number in the smallest unit of a way to share.
  fileprivate func units(of type: (some DecimalShare).Type) -> Int64 {
    tenThousandths / (Weight.scale / type.scale)
  }
}
