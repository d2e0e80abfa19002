import Finance
import GroupsFormulas
import Sealing
import State

// Packs a group into few bytes: a payment usually takes eleven and its title.

extension GroupLedger: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    let id = try GroupID(from: &reader)
    let (currencies, parts) = try Self.currencies(from: &reader)
    let title = Title(
      revision: try reader.count(), name: try reader.text(), currency: currencies[0])
    var members: [Member] = []
    for _ in 0..<(try reader.count(upTo: Self.mostMembers)) {
      members.append(try Member(from: &reader, after: members.last))
    }
    var entries: [Entry] = []
    let categories = parts.contains(.categories) ? try Self.categories(from: &reader) : []
    let fresh = EntryPacking(
      members: members.map(\.id), currencies: currencies, categories: categories)
    var packing = fresh
    for _ in 0..<(try reader.count(upTo: 10_000)) {
      entries.append(try packing.read(from: &reader))
    }
    let rates = parts.contains(.rates) ? try Self.rates(among: currencies, from: &reader) : []
    var companions: [Companion] = []
    var defaultSplit: DefaultSplit?
    if parts.contains(.companions) {
      companions = try Self.companions(of: members.map(\.id), from: &reader)
    }
    if parts.contains(.defaultSplit) {
      defaultSplit = try DefaultSplit(from: &reader, packing, members.map(\.id))
    }
    let rules = parts.contains(.rules) ? try Self.rules(fresh, from: &reader) : []
    guard Set(members.map(\.id)).count == members.count,
      Set(entries.map(\.id)).count == entries.count,
      Set(rates.map(\.currency)).count == rates.count,
      Set(companions.map(\.member)).count == companions.count,
      Set(rules.map(\.id)).count == rules.count
    else { throw MalformedBytes() }
    self.init(
      id: id, title: title, members: members, entries: entries, rates: rates,
      companions: companions, defaultSplit: defaultSplit, rules: rules)
    // Payments name members by their place, so any other order would be another spelling.
    guard self.members == members, self.entries == entries, self.rates == rates,
      categoryNames == categories, self.companions == companions, self.rules == rules,
      self.defaultSplit == defaultSplit
    else { throw MalformedBytes() }
  }

  func write(to writer: inout ByteWriter) {
    id.write(to: &writer)
    let currencies = currenciesInUse
    let categories = categoryNames
    var parts: OptionalParts = []
    if !rates.isEmpty { parts.insert(.rates) }
    if !categories.isEmpty { parts.insert(.categories) }
    if !companions.isEmpty { parts.insert(.companions) }
    if defaultSplit != nil { parts.insert(.defaultSplit) }
    if !rules.isEmpty { parts.insert(.rules) }
    writer.write(UInt64(currencies.count) | parts.rawValue)
    for currency in currencies { writer.write(raw: Array(currency.code.utf8)) }
    writer.write(UInt64(title.revision))
    writer.write(title.name)
    writer.write(UInt64(members.count))
    for (index, member) in members.enumerated() {
      member.write(to: &writer, after: index == 0 ? nil : members[index - 1])
    }
    if !categories.isEmpty {
      writer.write(UInt64(categories.count))
      for name in categories { writer.write(name) }
    }
    writer.write(UInt64(entries.count))
    let fresh = EntryPacking(
      members: members.map(\.id), currencies: currencies, categories: categories)
    var packing = fresh
    for entry in entries { packing.write(entry, to: &writer) }
    if !rates.isEmpty {
      writer.write(UInt64(rates.count))
      for rate in rates { rate.write(to: &writer, among: currencies) }
    }
    if !companions.isEmpty {
      writer.write(UInt64(companions.count))
      for companion in companions { companion.write(to: &writer, among: members.map(\.id)) }
    }
    defaultSplit?.write(to: &writer, packing)
    write(fresh, rulesTo: &writer)
  }

  /// The parts that only some groups have, added to the number of currencies: cookies of groups
  /// without them stay as they are.
  private struct OptionalParts: OptionSet {
    let rawValue: UInt64

    static let rates = OptionalParts(rawValue: 1 << 8)
    static let categories = OptionalParts(rawValue: 1 << 9)

    static let companions = OptionalParts(rawValue: 1 << 10)
    static let defaultSplit = OptionalParts(rawValue: 1 << 11)

    static let rules = OptionalParts(rawValue: 1 << 12)

    static let all: OptionalParts = [.rates, .categories, .companions, .defaultSplit, .rules]
  }

  /// The names of own categories as their payments spell them, in the order of their first use.
  private var categoryNames: [String] {
    var names: [String] = []
    let all = payments + currentRules.compactMap(\.recurrence?.payment)
    for case .own(let name)? in all.lazy.map(\.category) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private static func categories(
    from reader: inout ByteReader
  ) throws(MalformedBytes) -> [String] {
    var names: [String] = []
    for _ in 0..<(try reader.count(upTo: 10_000)) {
      let name = try reader.text()
      guard PaymentCategory(named: name) == .own(name) else { throw MalformedBytes() }
      names.append(name)
    }
    return names
  }

  private static func rates(
    among currencies: [Currency], from reader: inout ByteReader
  ) throws(MalformedBytes) -> [Rate] {
    var rates: [Rate] = []
    for _ in 0..<(try reader.count(upTo: currencies.count)) {
      rates.append(try Rate(from: &reader, among: currencies))
    }
    guard !rates.isEmpty else { throw MalformedBytes() }
    return rates
  }

  private static func currencies(
    from reader: inout ByteReader
  ) throws(MalformedBytes) -> ([Currency], OptionalParts) {
    var currencies: [Currency] = []
    let count = try reader.count(upTo: 255 + Int(OptionalParts.all.rawValue))
    for _ in 0..<(count & 255) {
      let code = String(decoding: try reader.raw(3), as: UTF8.self)
      guard let currency = Currency(code: code) else { throw MalformedBytes() }
      currencies.append(currency)
    }
    guard !currencies.isEmpty else { throw MalformedBytes() }
    return (currencies, OptionalParts(rawValue: UInt64(count & ~255)))
  }
}

extension GroupLedger.Rate {
  fileprivate init(
    from reader: inout ByteReader, among currencies: [Currency]
  ) throws(MalformedBytes) {
    func currency() throws(MalformedBytes) -> Currency {
      currencies[try reader.count(upTo: currencies.count - 1)]
    }
    let named = try currency()
    let revision = try reader.count()
    guard let billionths = Int64(exactly: try reader.number()) else { throw MalformedBytes() }
    guard billionths > 0 else {
      self.init(of: named, revision: revision, worth: nil)
      return
    }
    let target = try currency()
    guard target != named else { throw MalformedBytes() }
    self.init(of: named, revision: revision, worth: Worth(billionths: billionths, of: target))
  }

  /// Appends the rate; one that is removed has zero billionths and no other currency.
  fileprivate func write(to writer: inout ByteWriter, among currencies: [Currency]) {
    func write(_ currency: Currency) {
      writer.write(UInt64(currencies.place(of: currency, "currencies of its group")))
    }
    write(currency)
    writer.write(UInt64(revision))
    writer.write(UInt64(worth?.billionths ?? 0))
    if let worth { write(worth.target) }
  }
}

extension GroupLedger.Member {
  fileprivate init(
    from reader: inout ByteReader, after previous: GroupLedger.Member?
  ) throws(MalformedBytes) {
    let id = try MemberID(from: &reader)
    let position = try reader.count() + (previous?.position ?? 0)
    let state = try reader.number()
    let highest = GroupLedger.highestNumber
    guard let status = Status(rawValue: state & 3), let revision = Int(exactly: state >> 2),
      position <= highest, revision <= highest
    else {
      throw MalformedBytes()
    }
    self.init(
      id: id, position: position, revision: revision, name: try reader.text(),
      status: status)
  }

  fileprivate func write(to writer: inout ByteWriter, after previous: GroupLedger.Member?) {
    id.write(to: &writer)
    writer.write(UInt64(position - (previous?.position ?? 0)))
    writer.write(UInt64(revision) << 2 | status.rawValue)
    writer.write(name)
  }
}

// An amount or a weight is read only within limits, so that sums cannot overflow.

extension ByteReader {
  /// Reads an amount or a weight.
  mutating func units() throws(MalformedBytes) -> Int64 {
    let number = try number()
    guard number < 1 << 50 else { throw MalformedBytes() }
    return Int64(number)
  }
}

extension ByteWriter {
  /// Writes an amount or a weight; stops at one that could not be read again.
  mutating func write(units: Int64) {
    guard 0..<1 << 50 ~= units else {
      preconditionFailure("\(units) units are too few or too many to be read again")
    }
    write(UInt64(units))
  }
}
