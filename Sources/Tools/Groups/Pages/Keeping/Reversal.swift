import Finance
import GroupsFormulas
import Identifiers
import Sealing

/// The inverse of a change: the parts of the ledger as they were before.
///
/// It is packed with members as places in the ledger. They stay valid until the next change, which
/// replaces it.
struct Reversal: Equatable, Sendable {
  private let bytes: [UInt8]

  init(of now: GroupLedger, to before: GroupLedger) {
    var writer = ByteWriter()
    writer.write(now.title == before.title ? "" : before.name)
    writer.write(before.currency.code)
    let members = now.members(unlike: before)
    writer.write(UInt64(members.count))
    for member in members {
      let was = before[member: member.id]
      writer.write(UInt64(now.place(of: member.id)))
      writer.write((was?.status ?? .removed).rawValue)
      writer.write(was?.name ?? member.name)
    }
    let entries = now.entries(unlike: before)
    writer.write(UInt64(entries.count))
    for entry in entries {
      Self.write(before[entry: entry.id]?.payment, of: entry, in: now, to: &writer)
    }
    let sharing = Self.sharing(of: now, to: before)
    Self.write(now.rates(unlike: before), as: before, to: &writer, isLast: sharing.isEmpty)
    writer.write(raw: sharing)
    bytes = writer.bytes
  }

  private static func write(
    _ payment: GroupPayment?, of entry: GroupLedger.Entry, in ledger: GroupLedger,
    to writer: inout ByteWriter
  ) {
    let currencies = [payment?.amount.currency ?? ledger.currency, payment?.counted.currency]
      .compactMap(\.self)
    var categories: [String] = []
    if case .own(let name)? = payment?.category { categories = [name] }
    writer.write(UInt64(currencies.count + (categories.isEmpty ? 0 : Self.categoryFollows)))
    for currency in currencies { writer.write(raw: Array(currency.code.utf8)) }
    for name in categories { writer.write(name) }
    var packing = EntryPacking(
      members: ledger.members.map(\.id), currencies: currencies, categories: categories)
    packing.write(GroupLedger.Entry(id: entry.id, position: 0, payment: payment), to: &writer)
  }

  /// Added to the number of currencies where the name of a category follows them.
  private static let categoryFollows = 4

  /// Added to the number of companions where rules follow, without a default split or after it.
  private static let rulesFollow = 64
  private static let splitAndRulesFollow = 128

  /// The households and the default split that differ; empty where none does.
  private static func sharing(of now: GroupLedger, to before: GroupLedger) -> [UInt8] {
    let members = now.members.map(\.id)
    let companions = now.companions(unlike: before).map { changed in
      before.companions.first { $0.member == changed.member }
        ?? .init(of: changed.member, companion: nil)
    }
    let split =
      now.defaultSplit == before.defaultSplit ? nil : before.defaultSplit ?? .init(split: nil)
    let rules = now.rules(unlike: before)
    guard !companions.isEmpty || split != nil || !rules.isEmpty else { return [] }
    var writer = ByteWriter()
    let follows = rules.isEmpty ? 0 : split == nil ? rulesFollow : splitAndRulesFollow
    writer.write(UInt64(companions.count + follows))
    for companion in companions { companion.write(to: &writer, among: members) }
    split?.write(to: &writer, EntryPacking(members: members, currencies: [.gbp], categories: []))
    guard !rules.isEmpty else { return writer.bytes }
    writer.write(UInt64(rules.count))
    for rule in rules {
      let recurrence = before[rule: rule.id]?.recurrence
      writer.write(UInt64(now.rules.place(of: rule, "rules of its group")))
      Recurrence.write(recurrence, to: &writer)
      guard let payment = recurrence?.payment else { continue }
      write(
        payment, of: .init(id: PaymentID(rule.id.number), position: 0, payment: payment), in: now,
        to: &writer)
    }
    return writer.bytes
  }

  private static func restoreSharing(
    of ledger: inout GroupLedger, from reader: inout ByteReader
  ) throws(MalformedBytes) {
    let members = ledger.members.map(\.id)
    let count = try reader.count(upTo: splitAndRulesFollow + members.count)
    for _ in 0..<(count % rulesFollow) {
      let companion = try GroupLedger.Companion(from: &reader, among: members)
      ledger.set(companion: companion.companion, of: companion.member)
    }
    // Without rules, a split is what is left.
    if count < rulesFollow ? !reader.isAtEnd : count >= splitAndRulesFollow {
      let packing = EntryPacking(members: members, currencies: [.gbp], categories: [])
      ledger.set(defaultSplit: try GroupLedger.DefaultSplit(from: &reader, packing, members).split)
    }
    guard count >= rulesFollow else { return }
    for _ in 0..<(try reader.count(upTo: ledger.rules.count)) {
      let rule = ledger.rules[try reader.count(upTo: ledger.rules.count - 1)]
      guard let schedule = try Recurrence.schedule(from: &reader) else {
        ledger.set(recurrence: nil, of: rule.id)
        continue
      }
      let payment = try entry(in: ledger, from: &reader).payment
      ledger.set(
        recurrence: payment.map { Recurrence($0, every: schedule.every, end: schedule.end) },
        of: rule.id)
    }
  }

  /// Reads a payment with the currencies and the category that it names.
  private static func entry(
    in ledger: GroupLedger, from reader: inout ByteReader
  ) throws(MalformedBytes) -> GroupLedger.Entry {
    var currencies: [Currency] = []
    let count = try reader.count(upTo: 2 + categoryFollows)
    for _ in 0..<(count & ~categoryFollows) { currencies.append(try currency(from: &reader)) }
    guard !currencies.isEmpty else { throw MalformedBytes() }
    let categories = count & categoryFollows == 0 ? [] : [try reader.text()]
    var packing = EntryPacking(
      members: ledger.members.map(\.id), currencies: currencies, categories: categories)
    return try packing.read(from: &reader)
  }

  /// Appends the exchange rates that differ; where none does and nothing follows, nothing.
  private static func write(
    _ rates: [GroupLedger.Rate], as before: GroupLedger, to writer: inout ByteWriter,
    isLast: Bool
  ) {
    guard !rates.isEmpty || !isLast else { return }
    writer.write(UInt64(rates.count))
    for rate in rates {
      let worth = before.rates.first { $0.currency == rate.currency }?.worth
      writer.write(raw: Array(rate.currency.code.utf8))
      writer.write(UInt64(worth?.billionths ?? 0))
      if let worth { writer.write(raw: Array(worth.target.code.utf8)) }
    }
  }

  /// Restores the parts with new revisions, since an undo is a change too.
  func apply(to ledger: inout GroupLedger) {
    var changed = ledger
    guard (try? restore(&changed)) != nil else { return }
    ledger = changed
  }

  /// The inverse of the same change after others have changed the group.
  ///
  /// - Parameters:
  ///   - before: The group as the change left it.
  ///   - merged: The group with the changes of others.
  /// - Returns: `nil` when one of them changed the same part.
  func moved(from before: GroupLedger, to merged: GroupLedger) -> Reversal? {
    var undone = before
    apply(to: &undone)
    let own = Set(undone.numbers(ofChangesSince: before))
    guard own.isDisjoint(with: merged.numbers(ofChangesSince: before)) else { return nil }
    return Reversal(of: merged, to: merged.replacing(own, from: undone))
  }

  private func restore(_ ledger: inout GroupLedger) throws(MalformedBytes) {
    var reader = ByteReader(bytes)
    let name = try reader.text()
    guard let currency = Currency(code: try reader.text()) else { throw MalformedBytes() }
    if !name.isEmpty { ledger.rename(name, currency: currency) }
    for _ in 0..<(try reader.count(upTo: ledger.members.count)) {
      let place = try reader.count(upTo: ledger.members.count - 1)
      let status = GroupLedger.Member.Status(rawValue: try reader.number())
      let name = try reader.text()
      ledger.change(member: ledger.members[place].id) {
        $0.status = status ?? $0.status
        $0.name = name
      }
    }
    for _ in 0..<(try reader.count(upTo: ledger.entries.count)) {
      let entry = try Self.entry(in: ledger, from: &reader)
      ledger.set(entry.payment, of: entry.id)
    }
    // Those from before rates were kept end here.
    guard !reader.isAtEnd else { return }
    for _ in 0..<(try reader.count(upTo: 255)) {
      let currency = try Self.currency(from: &reader)
      let billionths = Int64(clamping: try reader.number())
      ledger.set(
        worth: billionths == 0
          ? nil : .init(billionths: billionths, of: try Self.currency(from: &reader)),
        of: currency)
    }
    // Those from before households were kept end here.
    guard !reader.isAtEnd else { return }
    try Self.restoreSharing(of: &ledger, from: &reader)
  }

  private static func currency(
    from reader: inout ByteReader
  ) throws(MalformedBytes) -> Currency {
    let code = String(decoding: try reader.raw(3), as: UTF8.self)
    guard let currency = Currency(code: code) else { throw MalformedBytes() }
    return currency
  }
}

extension Reversal: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    bytes = try reader.raw(try reader.count(upTo: 65_536))
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt64(bytes.count))
    writer.write(raw: bytes)
  }
}
