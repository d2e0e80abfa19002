import GroupsFormulas
import Identifiers
import Hosting
import Calendars
import Finance
import Forms

/// Reads the fields of a payment and collects every mistake.
struct GroupPaymentParser {
  /// The fields, each of which is read once.
  private(set) var form: FormReading
  /// The group, with somebody who joins with the payment.
  let ledger: GroupLedger
  /// Somebody who joins with the payment; nil where no name was typed.
  let newcomer: GroupNewcomer?
  private let sent: Submission
  private let members: GroupLedger
  private var mistakes: [FieldError] = []

  init(_ typed: Submission, _ ledger: GroupLedger) {
    (sent, members) = (typed, ledger)
    newcomer = GroupNewcomer(in: typed, joining: ledger)
    var joined = ledger
    if let newcomer { joined.add(newcomer.name, as: newcomer.id) }
    self.ledger = joined
    form = GroupPaymentForm.reading(
      newcomer.map { $0.named(in: typed) } ?? typed.withoutNewcomer, in: joined)
  }

  var typed: Submission { form.submission }

  /// The form as it was sent, to be shown again.
  var asked: FormReading { newcomer == nil ? form : GroupPaymentForm.reading(sent, in: members) }

  /// Reads a payment as it was sent; `edited` is the one that it takes the place of.
  mutating func payment(
    edited: GroupPayment? = nil, today: CalendarDate
  ) throws(InvalidForm) -> GroupPayment {
    mistakes = []
    guard let payment = read(edited: edited, today: today), mistakes.isEmpty else {
      throw InvalidForm(errors: errors)
    }
    return payment
  }

  /// The mistakes in the order of the page.
  private var errors: [FieldError] {
    mistakes.enumerated().sorted {
      (Self.place(of: $0), $0.offset) < (Self.place(of: $1), $1.offset)
    }
    .map { error in newcomer.map { $0.marked(error.element) } ?? error.element }
  }

  /// The place of a field on the page; members' fields go by the beginning of their names.
  private static func place(of mistake: (offset: Int, element: FieldError)) -> Int {
    pageOrder.firstIndex { mistake.element.field.hasPrefix($0) } ?? pageOrder.count
  }

  private static let pageOrder = [
    GroupPaymentForm.amount.name, GroupPaymentForm.currency.name, GroupPaymentForm.title.name,
    GroupPaymentForm.payer.name, GroupPaymentForm.paid, GroupPaymentForm.split.name,
    GroupPaymentForm.with, GroupPaymentForm.share, GroupPaymentForm.newMember.name,
    GroupPaymentForm.date.name, GroupPaymentForm.rate.name,
  ]

  private mutating func read(edited: GroupPayment?, today: CalendarDate) -> GroupPayment? {
    let currency = read(GroupPaymentForm.currency) ?? form.currency
    let amount = read(GroupPaymentForm.amount)
    let title = read(GroupPaymentForm.title)
    let payers = payers(of: amount, currency)
    let kind = read(GroupPaymentForm.split) ?? .even
    let split = split(kind, of: amount, currency)
    checkNewcomer()
    let date = date(today)
    let conversion = conversion(of: amount, currency)
    guard let amount, let title, let payers, let split, let date else { return nil }
    return GroupPayment(
      title: title.trimmed, date: date, amount: amount, conversion: conversion, payers: payers,
      split: split, serial: edited?.serial ?? ledger.nextSerial(sharers: split.count),
      isPayback: edited?.isPayback ?? false)
  }

  mutating func note(_ mistake: FieldError) {
    mistakes.append(mistake)
  }

  /// The value of a field; nil after a mistake, which is recorded.
  mutating func read<Value>(_ field: Field<Value>) -> Value? {
    do throws(InvalidForm) {
      return try form.answer(to: field)
    } catch {
      mistakes += error.errors
      return nil
    }
  }

  // MARK: Somebody new

  private mutating func checkNewcomer() {
    guard newcomer != nil else {
      if sent.countsOnNewcomer { note(GroupPaymentForm.missingName) }
      return
    }
    guard let name = read(GroupPaymentForm.newMember) ?? nil else { return }
    if members.hasSomebody(named: name) {
      note(GroupPaymentForm.newMember.error(GroupMemberForm.isThere(name)))
    } else if members.members.count >= GroupLedger.mostMembers {
      note(GroupPaymentForm.newMember.error(GroupMemberForm.tooMany))
    }
  }

  // MARK: Who paid

  private mutating func payers(of amount: Money?, _ currency: Currency) -> [Share<Money>]? {
    var parts: [Share<Money>] = []
    var isWrong = false
    for member in ledger.members where typed.typed(GroupPaymentForm.paid + member.id.text) != nil {
      guard let paid = read(GroupPaymentForm.paid(member)) else {
        isWrong = true
        continue
      }
      if let paid, !paid.isZero {
        parts.append(Share(member: member.id, value: paid))
      }
    }
    guard !isWrong else { return nil }
    guard let first = parts.first else { return payersByLine(of: amount, currency) }
    guard let amount else { return parts }
    let sum = parts.map(\.value).sum(in: currency)
    if sum == amount { return parts }
    let difference = sum - amount
    note(
      FieldError(
        field: GroupPaymentForm.paid + first.member.text,
        message: difference.isNegative
          ? "What people paid comes to \(sum.short): \(difference.absolute.short) is missing"
          : "What people paid comes to \(sum.short): that is \(difference.short) too much"))
    return nil
  }

  /// The parts on the lines of the form; a single payer above them paid the rest.
  private mutating func payersByLine(
    of amount: Money?, _ currency: Currency
  ) -> [Share<Money>]? {
    let first = singlePayer(of: amount ?? .zero(currency))
    let lines = GroupPaymentPayers.numbers.filter {
      typed.typed(GroupPaymentForm.otherPayer($0).name) != nil
        || typed.typed(GroupPaymentForm.part($0).name) != nil
    }
    let parts = lines.map { line($0, currency) }
    guard let first, let last = lines.last else { return first }
    var paid: [MemberID: Money] = [:]
    for part in parts {
      guard let part else { return nil }
      paid[part.member, default: .zero(currency)] += part.value
    }
    guard let amount else { return first }
    guard let rest = rest(of: amount, after: paid, last: last, isFirst: !first.isEmpty) else {
      return nil
    }
    if let first = first.first { paid[first.member, default: .zero(currency)] += rest }
    return paid.filter(\.value.isPositive).map { Share(member: $0.key, value: $0.value) }
  }

  /// The part of the amount that the lines leave to a single payer; nil after a mistake: too much,
  /// or something left where there is no single payer.
  private mutating func rest(
    of amount: Money, after paid: [MemberID: Money], last: Int, isFirst: Bool
  ) -> Money? {
    let sum = paid.values.sum(in: amount.currency)
    let rest = amount - sum
    if rest.isNegative || rest.isPositive && !isFirst {
      let whose = isFirst ? "others" : "people"
      let difference =
        rest.isNegative
        ? "that is \(rest.absolute.short) too much" : "\(rest.short) is missing"
      note(
        GroupPaymentForm.part(last).error("What \(whose) paid comes to \(sum.short): \(difference)")
      )
      return nil
    }
    return rest
  }

  private mutating func line(_ number: Int, _ currency: Currency) -> Share<Money>? {
    let payer = GroupPaymentForm.otherPayer(number)
    let paid = read(GroupPaymentForm.part(number))
    guard let member = typed.typed(payer.name).flatMap({ MemberID(text: $0) }),
      ledger[member: member] != nil
    else {
      note(payer.error("Choose who paid this part from the list"))
      return nil
    }
    return paid.map { Share(member: member, value: $0) }
  }

  /// Who paid all that the lines leave; nobody where several people share that with their lines.
  private mutating func singlePayer(of amount: Money) -> [Share<Money>]? {
    guard let sent = typed.typed(GroupPaymentForm.payer.name) else {
      guard let usual = ledger.usualPayer else {
        note(GroupPaymentForm.payer.error(Self.everybodyHasLeft))
        return nil
      }
      return [Share(member: usual, value: amount)]
    }
    if sent == GroupPaymentForm.severalPayers { return several() }
    guard let payer = MemberID(text: sent), ledger[member: payer] != nil else {
      note(GroupPaymentForm.payer.error("Choose who paid from the list"))
      return nil
    }
    return [Share(member: payer, value: amount)]
  }

  /// Nobody, as the lines say who; a mistake where there is no line.
  private mutating func several() -> [Share<Money>]? {
    let hasLine = GroupPaymentPayers.numbers.contains {
      typed.typed(GroupPaymentForm.otherPayer($0).name) != nil
        || typed.typed(GroupPaymentForm.part($0).name) != nil
    }
    if hasLine { return [] }
    note(GroupPaymentForm.otherPayer(2).error("Choose who paid a part of it"))
    return nil
  }

  // MARK: When, and at what rate

  private mutating func date(_ today: CalendarDate) -> CalendarDate? {
    guard let sent = typed.typed(GroupPaymentForm.date.name)?.trimmed, !sent.isEmpty else {
      return today
    }
    guard let date = CalendarDate(iso: sent), 1900...2199 ~= date.year else {
      note(
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
      note(error)
      return nil
    }
  }
}
