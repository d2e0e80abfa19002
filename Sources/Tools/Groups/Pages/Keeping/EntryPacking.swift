import Calendars
import Finance
import GroupsFormulas
import Sealing
import State

/// Packs payments one after another.
///
/// Fields that follow from the payments before are left out.
struct EntryPacking {
  private let members: [MemberID]
  private let currencies: [Currency]
  /// The names of categories that the group has made, which payments name by their places.
  private let categories: [String]
  private var position = -1
  private var date = 20_000
  /// The next expected serial for each number of sharers.
  ///
  /// After a deleted payment only one serial is unexpected.
  private var serials: [Int: Int] = [:]

  init(members: [MemberID], currencies: [Currency], categories: [String]) {
    self.members = members
    self.currencies = currencies
    self.categories = categories
  }

  /// The fields that differ from the usual.
  ///
  /// The rarest come last, so that one byte is usually enough.
  private struct Traits: OptionSet {
    let rawValue: UInt64

    static let someSharers = Traits(rawValue: 1)
    static let otherDate = Traits(rawValue: 1 << 1)
    static let severalPayers = Traits(rawValue: 1 << 4)
    static let otherCurrency = Traits(rawValue: 1 << 5)
    static let revised = Traits(rawValue: 1 << 6)
    static let converted = Traits(rawValue: 1 << 7)
    static let payback = Traits(rawValue: 1 << 8)
    static let otherPosition = Traits(rawValue: 1 << 9)
    static let otherSerial = Traits(rawValue: 1 << 10)
    static let deleted = Traits(rawValue: 1 << 11)
    static let categorised = Traits(rawValue: 1 << 12)
    static let refund = Traits(rawValue: 1 << 13)

    static let all: UInt64 = 1 << 14 - 1
    static let splits: UInt64 = 2
  }
}

// MARK: - Writing

extension EntryPacking {
  mutating func write(_ entry: GroupLedger.Entry, to writer: inout ByteWriter) {
    let traits = traits(of: entry)
    let split = entry.payment.map { Split.Kind.allCases.place(of: $0.split.kind, "ways to share") }
    writer.write(traits.rawValue | UInt64(split ?? 0) << Traits.splits)
    entry.id.write(to: &writer)
    if traits.contains(.otherPosition) {
      writer.write(signed: Int64(entry.position - position - 1))
    }
    position = entry.position
    if traits.contains(.revised) { writer.write(UInt64(entry.revision)) }
    if let payment = entry.payment { write(payment, traits, to: &writer) }
  }

  private func traits(of entry: GroupLedger.Entry) -> Traits {
    var traits: Traits = []
    func note(_ trait: Traits, _ isSo: Bool) {
      if isSo { traits.insert(trait) }
    }
    note(.otherPosition, entry.position != position + 1)
    note(.revised, entry.revision != 0)
    note(.deleted, entry.payment == nil)
    guard let payment = entry.payment else { return traits }
    note(.someSharers, payment.split.count != members.count)
    note(.otherDate, payment.date.dayNumber != date)
    note(.severalPayers, payment.payers.count != 1)
    note(.otherCurrency, payment.amount.currency != currencies[0])
    note(.converted, payment.conversion != nil)
    note(.payback, payment.isPayback)
    note(.refund, payment.isRefund)
    note(.categorised, payment.category != nil)
    note(.otherSerial, payment.serial != serials[payment.split.count] ?? 0)
    return traits
  }

  private mutating func write(
    _ payment: GroupPayment, _ traits: Traits, to writer: inout ByteWriter
  ) {
    if traits.contains(.otherSerial) { writer.write(UInt64(payment.serial)) }
    serials[payment.split.count] = payment.serial + 1
    if traits.contains(.otherDate) {
      writer.write(signed: Int64(payment.date.dayNumber - date))
      date = payment.date.dayNumber
    }
    if traits.contains(.otherCurrency) { write(payment.amount.currency, to: &writer) }
    writer.write(units: payment.amount.minorUnits)
    if let conversion = payment.conversion {
      writer.write(UInt64(conversion.billionths))
      writer.write(units: conversion.groupAmount.minorUnits)
      write(conversion.groupAmount.currency, to: &writer)
    }
    if traits.contains(.severalPayers) { writer.write(UInt64(payment.payers.count)) }
    for part in payment.payers {
      writer.write(UInt64(place(of: part.member)))
      if traits.contains(.severalPayers) { writer.write(units: part.minorUnits) }
    }
    if traits.contains(.someSharers) { writer.write(raw: mask(payment.sharers)) }
    write(payment.split, to: &writer)
    writer.write(payment.title)
    if let category = payment.category { writer.write(UInt64(place(of: category))) }
  }

  /// The place of a category: the common ones first, then those of the group.
  private func place(of category: PaymentCategory) -> Int {
    let common = PaymentCategory.Common.allCases
    return switch category {
    case .common(let category): common.place(of: category, "common categories")
    case .own(let name): common.count + categories.place(of: name, "categories of its group")
    }
  }

  /// What is given for each sharer, in the order of the members as in their mask; whole weights, the
  /// usual case, are packed without decimals.
  func write(_ split: Split, to writer: inout ByteWriter) {
    guard split.kind != .even else { return }
    switch split.sorted(by: place) {
    case .evenly: break
    case .shares(let shares), .percent(let shares):
      for share in shares {
        let number = share.value.tenThousandths
        let (whole, rest) = number.quotientAndRemainder(dividingBy: Weight.one.tenThousandths)
        writer.write(units: rest == 0 ? whole << 1 : (number / split.kind.step) << 1 | 1)
      }
    case .exact(let shares):
      for share in shares { writer.write(units: share.value.map { $0.minorUnits + 1 } ?? 0) }
    }
  }

  private func write(_ currency: Currency, to writer: inout ByteWriter) {
    writer.write(UInt64(currencies.place(of: currency, "currencies of its group")))
  }

  private func place(of member: MemberID) -> Int {
    members.place(of: member, "members of its group")
  }

  func mask(_ sharers: [MemberID]) -> [UInt8] {
    var mask = [UInt8](repeating: 0, count: (members.count + 7) / 8)
    for sharer in sharers {
      let place = place(of: sharer)
      mask[place / 8] |= 1 << UInt8(place % 8)
    }
    return mask
  }
}

// MARK: - Reading

extension EntryPacking {
  mutating func read(from reader: inout ByteReader) throws(MalformedBytes) -> GroupLedger.Entry {
    let bits = try reader.number()
    guard bits <= Traits.all else { throw MalformedBytes() }
    let traits = Traits(rawValue: bits)
    let split = Split.Kind.allCases[Int(bits >> Traits.splits & 3)]
    let id = try PaymentID(from: &reader)
    position += 1
    if traits.contains(.otherPosition) {
      guard let change = Int32(exactly: try reader.signedNumber()) else { throw MalformedBytes() }
      position += Int(change)
    }
    guard 0...GroupLedger.highestNumber ~= position else { throw MalformedBytes() }
    let revision = traits.contains(.revised) ? try reader.count() : 0
    return GroupLedger.Entry(
      id: id, position: position, revision: revision,
      payment: traits.contains(.deleted) ? nil : try payment(traits, split, from: &reader))
  }

  private mutating func payment(
    _ traits: Traits, _ kind: Split.Kind, from reader: inout ByteReader
  ) throws(MalformedBytes) -> GroupPayment {
    let serial = traits.contains(.otherSerial) ? try reader.count() : nil
    if traits.contains(.otherDate) {
      guard let change = Int32(exactly: try reader.signedNumber()) else { throw MalformedBytes() }
      date += Int(change)
    }
    guard let day = CalendarDate(dayNumber: date) else { throw MalformedBytes() }
    let currency = traits.contains(.otherCurrency) ? try currency(from: &reader) : currencies[0]
    let amount = Money(minorUnits: try reader.units(), currency)
    let conversion = traits.contains(.converted) ? try conversion(from: &reader) : nil
    let payers = try payers(
      of: amount, isSeveral: traits.contains(.severalPayers), from: &reader)
    let sharing = traits.contains(.someSharers) ? try sharers(from: &reader) : members
    let split = try self.split(kind, of: sharing, in: currency, from: &reader)
    var payment = GroupPayment(
      title: try reader.text(), date: day, amount: amount, conversion: conversion, payers: payers,
      split: split, serial: serial ?? serials[sharing.count] ?? 0,
      isPayback: traits.contains(.payback), isRefund: traits.contains(.refund))
    if traits.contains(.categorised) { payment.category = try category(from: &reader) }
    serials[sharing.count] = payment.serial + 1
    guard payment.addsUp else { throw MalformedBytes() }
    return payment
  }

  func split(
    _ kind: Split.Kind, of members: [MemberID], in currency: Currency,
    from reader: inout ByteReader
  ) throws(MalformedBytes) -> Split {
    guard kind != .even else { return .evenly(members) }
    var numbers: [Int64] = []
    for _ in members { numbers.append(try reader.units()) }
    guard kind != .exact else {
      return .exact(
        zip(members, numbers).map {
          Share(member: $0, value: $1 == 0 ? nil : Money(minorUnits: $1 - 1, currency))
        })
    }
    let weights = zip(members, numbers).map { member, number in
      let step = number & 1 == 0 ? Weight.one.tenThousandths : kind.step
      return Share(member: member, value: Weight(tenThousandths: (number >> 1) * step))
    }
    return kind == .shares ? .shares(weights) : .percent(weights)
  }

  private func category(
    from reader: inout ByteReader
  ) throws(MalformedBytes) -> PaymentCategory {
    let common = PaymentCategory.Common.allCases
    let place = try reader.count(upTo: common.count + categories.count - 1)
    return place < common.count
      ? .common(common[place]) : .own(categories[place - common.count])
  }

  private func currency(from reader: inout ByteReader) throws(MalformedBytes) -> Currency {
    currencies[try reader.count(upTo: currencies.count - 1)]
  }

  private func conversion(
    from reader: inout ByteReader
  ) throws(MalformedBytes) -> GroupPayment.Conversion {
    guard let billionths = Int64(exactly: try reader.number()) else { throw MalformedBytes() }
    let minorUnits = try reader.units()
    return .init(
      billionths: billionths,
      groupAmount: Money(minorUnits: minorUnits, try currency(from: &reader)))
  }

  private func payers(
    of amount: Money, isSeveral: Bool, from reader: inout ByteReader
  ) throws(MalformedBytes) -> [Share<Money>] {
    guard isSeveral else {
      return [Share(member: try member(from: &reader), value: amount)]
    }
    var payers: [Share<Money>] = []
    for _ in 0..<(try reader.count(upTo: members.count)) {
      let payer = try member(from: &reader)
      let paid = Money(minorUnits: try reader.units(), amount.currency)
      payers.append(Share(member: payer, value: paid))
    }
    return payers
  }

  private func member(from reader: inout ByteReader) throws(MalformedBytes) -> MemberID {
    guard !members.isEmpty else { throw MalformedBytes() }
    return members[try reader.count(upTo: members.count - 1)]
  }

  func sharers(from reader: inout ByteReader) throws(MalformedBytes) -> [MemberID] {
    let mask = try reader.raw((members.count + 7) / 8)
    return members.enumerated().filter { mask[$0.offset / 8] & 1 << UInt8($0.offset % 8) != 0 }
      .map(\.element)
  }
}
