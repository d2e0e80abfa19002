import Hosting
import Calendars
import Finance
import Forms
import State

/// Reads the fields of a payment, and gathers every mistake.
struct GroupPaymentReading {
  private let typed: Submission
  private let ledger: GroupLedger
  private var mistakes: [FieldError] = []

  init(_ typed: Submission, _ ledger: GroupLedger) {
    self.typed = typed
    self.ledger = ledger
  }

  /// The mistakes in the order of the page.
  var errors: [FieldError] {
    mistakes.enumerated().sorted {
      (Self.place(of: $0), $0.offset) < (Self.place(of: $1), $1.offset)
    }
    .map(\.element)
  }

  /// Where a field stands on the page; those of members by what their names begin with.
  private static func place(of mistake: (offset: Int, element: FieldError)) -> Int {
    pageOrder.firstIndex { mistake.element.field.hasPrefix($0) } ?? pageOrder.count
  }

  private static let pageOrder = [
    GroupPaymentForm.amount.name, "currency", GroupPaymentForm.title.name,
    GroupPaymentForm.payer.name, "paid-", GroupPaymentForm.split.name, GroupPaymentForm.with,
    "share-", GroupPaymentForm.date.name, GroupPaymentForm.rate.name,
  ]

  mutating func payment(edited: GroupPayment?, today: CalendarDate) -> GroupPayment? {
    let currency =
      read(GroupPaymentForm.currency(ledger.currency), ledger.currency) ?? ledger.currency
    let amount = read(GroupPaymentForm.amount, currency)
    let title = read(GroupPaymentForm.title, currency)
    let payers = payers(of: amount, currency)
    let split = read(GroupPaymentForm.split, currency) ?? .even
    let sharers = sharers(split, of: amount, currency)
    let date = date(today)
    let conversion = conversion(of: amount, currency)
    guard let amount, let title, let payers, let sharers, let date else { return nil }
    return GroupPayment(
      title: title.trimmed, date: date, amount: amount, conversion: conversion, payers: payers,
      split: split, sharers: sharers,
      serial: edited?.serial ?? ledger.nextSerial(sharers: sharers.count),
      isPayback: edited?.isPayback ?? false)
  }

  private mutating func read<Value>(_ field: Field<Value>, _ currency: Currency) -> Value? {
    do throws(FieldError) {
      return try field.value(of: typed[field.name], in: currency)
    } catch {
      mistakes.append(error)
      return nil
    }
  }

  // MARK: Who paid

  private mutating func payers(of amount: Money?, _ currency: Currency) -> [GroupPayment.Part]? {
    var parts: [GroupPayment.Part] = []
    var isWrong = false
    for member in ledger.members where typed.typed("paid-\(member.id.text)") != nil {
      guard let paid = read(GroupPaymentForm.paid(member), currency) else {
        isWrong = true
        continue
      }
      if let paid, !paid.isZero {
        parts.append(.init(member: member.id, minorUnits: paid.minorUnits))
      }
    }
    guard !isWrong else { return nil }
    guard let first = parts.first else { return payersByLine(of: amount, currency) }
    guard let amount else { return parts }
    let sum = Money(minorUnits: parts.reduce(0) { $0 + $1.minorUnits }, currency)
    if sum == amount { return parts }
    let difference = Money(minorUnits: sum.minorUnits - amount.minorUnits, currency)
    mistakes.append(
      FieldError(
        field: "paid-\(first.member.text)",
        message: difference.isNegative
          ? "What people paid comes to \(sum.short): \(difference.absolute.short) is missing"
          : "What people paid comes to \(sum.short): that is \(difference.short) too much"))
    return nil
  }

  /// The parts on the lines of the form, and what they leave for the first payer.
  private mutating func payersByLine(
    of amount: Money?, _ currency: Currency
  ) -> [GroupPayment.Part]? {
    let first = singlePayer(of: amount)
    let lines = GroupPaymentPayers.numbers.filter {
      typed.typed(GroupPaymentForm.otherPayer($0).name) != nil
        || typed.typed(GroupPaymentForm.part($0).name) != nil
    }
    let parts = lines.map { line($0, currency) }
    guard let first, let last = lines.last else { return first }
    var paid: [MemberID: Int64] = [:]
    for part in parts {
      guard let part else { return nil }
      paid[part.member, default: 0] += part.minorUnits
    }
    guard let amount else { return first }
    let sum = Money(minorUnits: paid.values.reduce(0, +), currency)
    guard sum <= amount else {
      let excess = Money(minorUnits: sum.minorUnits - amount.minorUnits, currency)
      mistakes.append(
        GroupPaymentForm.part(last).error(
          "What others paid comes to \(sum.short): that is \(excess.short) too much"))
      return nil
    }
    paid[first[0].member, default: 0] += amount.minorUnits - sum.minorUnits
    return paid.filter { $0.value > 0 }.map { .init(member: $0.key, minorUnits: $0.value) }
  }

  private mutating func line(_ number: Int, _ currency: Currency) -> GroupPayment.Part? {
    let payer = GroupPaymentForm.otherPayer(number)
    let paid = read(GroupPaymentForm.part(number), currency)
    guard let member = typed.typed(payer.name).flatMap({ MemberID(text: $0) }),
      ledger[member: member] != nil
    else {
      mistakes.append(payer.error("Choose who paid this part from the list"))
      return nil
    }
    return paid.map { .init(member: member, minorUnits: $0.minorUnits) }
  }

  private mutating func singlePayer(of amount: Money?) -> [GroupPayment.Part]? {
    guard let sent = typed.typed(GroupPaymentForm.payer.name) else {
      guard let usual = ledger.usualPayer else {
        mistakes.append(GroupPaymentForm.payer.error(Self.everybodyHasLeft))
        return nil
      }
      return [.init(member: usual, minorUnits: amount?.minorUnits ?? 0)]
    }
    guard let payer = MemberID(text: sent), ledger[member: payer] != nil else {
      mistakes.append(GroupPaymentForm.payer.error("Choose who paid from the list"))
      return nil
    }
    return [.init(member: payer, minorUnits: amount?.minorUnits ?? 0)]
  }

  // MARK: How it is shared

  private mutating func sharers(
    _ split: GroupPayment.Split, of amount: Money?, _ currency: Currency
  ) -> [GroupPayment.Sharer]? {
    switch split {
    case .even: ticked()?.map { .init(member: $0.id, given: nil) }
    case .shares: weights(split, unit: 1, total: nil)
    case .percent: weights(split, unit: 100, total: 10_000)
    case .exact: exact(of: amount, currency)
    }
  }

  /// Those who were ticked; everybody when nothing was asked.
  private mutating func ticked() -> [GroupLedger.Member]? {
    let sent = typed.all(GroupPaymentForm.with).filter { !$0.isEmpty }
    guard sent.isEmpty else {
      let chosen = ledger.members.filter { sent.contains($0.id.text) }
      if chosen.count == Set(sent).count { return chosen }
      mistakes.append(
        FieldError(field: GroupPaymentForm.with, message: "Choose who shares it from the list"))
      return nil
    }
    let wasAsked = typed.typed(GroupPaymentForm.withAsked) != nil
    guard wasAsked || ledger.activeMembers.isEmpty else { return ledger.activeMembers }
    mistakes.append(
      FieldError(
        field: GroupPaymentForm.with,
        message: wasAsked ? "Choose at least one person to share it" : Self.everybodyHasLeft))
    return nil
  }

  private static let everybodyHasLeft =
    "Everybody has left the group: let somebody take part again first"

  private mutating func weights(
    _ split: GroupPayment.Split, unit: Int64, total: Int64?
  ) -> [GroupPayment.Sharer]? {
    var sharers: [GroupPayment.Sharer] = []
    var isWrong = false
    for member in ledger.members where typed.typed("share-\(member.id.text)") != nil {
      guard let weight = read(GroupPaymentForm.weight(member, in: split), ledger.currency)
      else {
        isWrong = true
        continue
      }
      if let weight, weight > .zero {
        sharers.append(.init(member: member.id, given: weight.tenThousandths / unit))
      }
    }
    guard !isWrong else { return nil }
    guard !sharers.isEmpty else {
      mistakes.append(
        FieldError(field: firstShare, message: "Enter a share for at least one person"))
      return nil
    }
    let sum = sharers.reduce(0) { $0 + ($1.given ?? 0) }
    guard let total, sum != total else { return sharers }
    let (said, difference) = (
      Percentage(tenThousandths: sum * unit).formatted,
      Percentage(tenThousandths: abs(sum - total) * unit).formatted
    )
    mistakes.append(
      FieldError(
        field: firstShare,
        message: sum < total
          ? "The percentages come to \(said): \(difference) is missing"
          : "The percentages come to \(said): that is \(difference) too much"))
    return nil
  }

  private mutating func exact(
    of amount: Money?, _ currency: Currency
  ) -> [GroupPayment.Sharer]? {
    guard let ticked = ticked() else { return nil }
    var sharers: [GroupPayment.Sharer] = []
    var isWrong = false
    for member in ledger.members {
      let isTicked = ticked.contains { $0.id == member.id }
      guard isTicked || typed.typed("share-\(member.id.text)") != nil else { continue }
      guard let share = read(GroupPaymentForm.share(member), currency) else {
        isWrong = true
        continue
      }
      if share?.isZero != true {
        sharers.append(.init(member: member.id, given: share?.minorUnits))
      }
    }
    guard !isWrong, let amount else { return nil }
    let sum = Money(minorUnits: sharers.reduce(0) { $0 + ($1.given ?? 0) }, currency)
    let difference = Money(minorUnits: sum.minorUnits - amount.minorUnits, currency)
    let hasBlank = sharers.contains { $0.given == nil }
    if difference.isZero || difference.isNegative && hasBlank { return sharers }
    mistakes.append(
      FieldError(
        field: firstShare,
        message: difference.isNegative
          ? "The amounts come to \(sum.short): \(difference.absolute.short) is missing"
          : "The amounts come to \(sum.short): that is \(difference.short) too much"))
    return nil
  }

  private var firstShare: String {
    ledger.shownMembers.first.map { "share-\($0.id.text)" } ?? "split"
  }

  // MARK: When, and at what rate

  private mutating func date(_ today: CalendarDate) -> CalendarDate? {
    guard let sent = typed.typed(GroupPaymentForm.date.name)?.trimmed, !sent.isEmpty else {
      return today
    }
    guard let date = CalendarDate(iso: sent), 1900...2199 ~= date.year else {
      mistakes.append(
        GroupPaymentForm.date.error("Date must be a day between 1900 and 2199, like 2026-11-21"))
      return nil
    }
    return date
  }

  private mutating func conversion(
    of amount: Money?, _ currency: Currency
  ) -> GroupPayment.Conversion? {
    guard let sent = typed.typed(GroupPaymentForm.rate.name)?.trimmed, !sent.isEmpty,
      currency != ledger.currency
    else { return nil }
    do throws(FieldError) {
      let billionths = try GroupPayment.Conversion.billionths(typed: sent)
      return try amount.map { amount throws(FieldError) in
        try GroupPayment.Conversion(amount, typed: billionths, to: ledger.currency)
      }
    } catch {
      mistakes.append(error)
      return nil
    }
  }
}
