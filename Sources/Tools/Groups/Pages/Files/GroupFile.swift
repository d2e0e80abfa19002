import Calendars
import Finance
import Formats
import Forms
import GroupsFormulas
import Identifiers

/// A fault in a file of a group, in words for the visitor.
struct UnreadableGroupFile: Error, Equatable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}

/// Reads groups from files: our own JSON and CSV, and the CSV of Splitwise.
enum GroupFile {
  static func ledger(
    in bytes: [UInt8], on today: CalendarDate
  ) throws(UnreadableGroupFile) -> GroupLedger {
    if let ledger = try copy(in: bytes) { return ledger }
    let table: CSVTable
    do throws(InvalidCSV) {
      table = try CSVTable(bytes, limits: .init(rows: mostRows))
    } catch .tooManyRows {
      throw tooMany
    } catch {
      throw UnreadableGroupFile(error.message)
    }
    guard let header = table.rows.first?.cells, let reading = Columns(header) else { throw unknown }
    return try reading.ledger(table.rows.dropFirst(), on: today)
  }

  // MARK: Our own JSON

  /// The group in a JSON file of ours, with its id; nil for a file of another kind.
  static func copy(in bytes: [UInt8]) throws(UnreadableGroupFile) -> GroupLedger? {
    let start = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard start == UInt8(ascii: "{") else { return nil }
    let json: JSONValue
    do throws(InvalidJSON) {
      json = try JSONValue(bytes)
    } catch {
      throw UnreadableGroupFile(error.message)
    }
    return try ledger(in: json)
  }

  /// The most payments in a file.
  ///
  /// A cookie holds far fewer; the limit keeps large files cheap.
  static let mostPayments = 1_000

  /// The most rows: the payments, the header and the balances.
  private static let mostRows = mostPayments + 2

  static let tooMany = UnreadableGroupFile(
    "The file has more than \(mostPayments.grouped) payments: a group here holds fewer")

  private static let unknown = UnreadableGroupFile(
    "The file is not a group: it must be a file saved here, or an export from Splitwise")

  private static func ledger(in json: JSONValue) throws(UnreadableGroupFile) -> GroupLedger {
    guard let id = json[GroupInFile.id], let name = json[GroupInFile.name].flatMap(asTyped),
      let currency = json[GroupInFile.currency],
      let people = json[GroupInFile.people], people.count <= GroupLedger.mostMembers,
      let payments = json[GroupInFile.payments]
    else { throw unknown }
    let deleted = json[GroupInFile.deleted] ?? []
    guard payments.count <= mostPayments, deleted.count <= mostPayments else { throw tooMany }
    let group = GroupLedger(
      id: id,
      title: .init(
        revision: json[GroupInFile.revision].flatMap(count) ?? 0, name: name, currency: currency),
      members: try members(people), entries: [])
    return GroupLedger(
      id: id, title: group.title, members: group.members,
      entries: try entries(payments, deleted: deleted, in: group),
      rates: try rates(json, in: currency))
  }

  /// The exchange rates with their revisions; of a file that has none, those for new payments.
  private static func rates(
    _ json: JSONValue, in currency: Currency
  ) throws(UnreadableGroupFile) -> [GroupLedger.Rate] {
    let current = json[GroupInFile.rates] ?? []
    let read =
      json[GroupInFile.rateRevisions]?.map(rate)
      ?? current.map { rate(of: Currency(code: $0.name), $0.value.string, in: currency) }
    let rates = read.compactMap(\.self)
    guard rates.count == read.count, Set(rates.map(\.currency)).count == rates.count else {
      throw UnreadableGroupFile("The file has an exchange rate that cannot be read")
    }
    return rates
  }

  private static func rate(_ json: JSONValue) -> GroupLedger.Rate? {
    rate(
      of: json[RateInFile.currency], json[RateInFile.rate], in: json[RateInFile.groupCurrency],
      revision: json[RateInFile.revision].flatMap(count) ?? 0)
  }

  /// A rate, or without a text the mark of a removed one; nil for what is neither.
  private static func rate(
    of currency: Currency?, _ text: String?, in target: Currency?, revision: Int = 0
  ) -> GroupLedger.Rate? {
    guard let currency else { return nil }
    guard let text else { return .init(of: currency, revision: revision, worth: nil) }
    guard let billionths = PlainDecimal.billionths(text), let target, target != currency else {
      return nil
    }
    return .init(
      of: currency, revision: revision, worth: .init(billionths: billionths, of: target))
  }

  private static func members(
    _ people: [JSONValue]
  ) throws(UnreadableGroupFile) -> [GroupLedger.Member] {
    var members: [GroupLedger.Member] = []
    for (index, person) in people.enumerated() {
      guard let id = person[PersonInFile.id], !members.contains(where: { $0.id == id }),
        let name = person[PersonInFile.name].flatMap(asTyped)
      else { throw unknown }
      members.append(
        GroupLedger.Member(
          id: id, position: person[PersonInFile.position].flatMap(count) ?? index,
          revision: person[PersonInFile.revision].flatMap(count) ?? 0, name: name,
          status: person[PersonInFile.isActive] == false ? .left : .active))
    }
    return members
  }

  private static func entries(
    _ payments: [JSONValue], deleted: [JSONValue], in group: GroupLedger
  ) throws(UnreadableGroupFile) -> [GroupLedger.Entry] {
    var entries: [PaymentID: GroupLedger.Entry] = [:]
    for (index, part) in (payments + deleted).enumerated() {
      let payment = index < payments.count ? payment(part, in: group) : nil
      guard let id = part[EntryInFile.id], entries[id] == nil,
        payment != nil || index >= payments.count
      else { throw UnreadableGroupFile("Payment \(index + 1) of the file does not add up") }
      entries[id] = GroupLedger.Entry(
        id: id, position: part[EntryInFile.position].flatMap(count) ?? index,
        revision: part[EntryInFile.revision].flatMap(count) ?? 0, payment: payment)
    }
    return Array(entries.values)
  }

  private static func payment(_ json: JSONValue, in ledger: GroupLedger) -> GroupPayment? {
    guard let title = json[PaymentInFile.title]?.onOneLine, title.isWithin(80),
      let date = json[PaymentInFile.date], let currency = json[PaymentInFile.currency],
      let amount = json[PaymentInFile.amount].flatMap({ amount($0, currency) }), !amount.isZero,
      let kind = json[PaymentInFile.split],
      let payers = parts(json[PaymentInFile.payers], currency, ledger),
      let shares = parts(json[PaymentInFile.shares], currency, ledger), !shares.isEmpty
    else { return nil }
    var payment = GroupPayment(
      title: title, date: date, amount: amount, conversion: nil, payers: payers,
      split: Split(kind, plain: given(for: shares.map(\.member), in: json), in: currency),
      serial: json[PaymentInFile.serial].flatMap(count) ?? 0,
      isPayback: json[PaymentInFile.isPayback] ?? false)
    let rate = json[PaymentInFile.rate].flatMap { PlainDecimal.read($0, decimals: 9) }
    if let rate {
      guard let conversion = conversion(at: rate, in: json, ledger) else { return nil }
      payment.conversion = conversion
    }
    if !payment.addsUp || payment.shares != shares {
      // A file without the given values still has the shares.
      payment.split = .amounts(shares)
    }
    return payment.addsUp ? payment : nil
  }

  private static func conversion(
    at billionths: Int64, in json: JSONValue, _ ledger: GroupLedger
  ) -> GroupPayment.Conversion? {
    let target = json[PaymentInFile.groupCurrency] ?? ledger.currency
    guard billionths > 0,
      let counted = json[PaymentInFile.groupAmount].flatMap({ amount($0, target) }),
      !counted.isZero
    else { return nil }
    return .init(billionths: billionths, groupAmount: counted)
  }

  /// Reads an amount within the limit of a payment, so that sums cannot overflow.
  static func amount(_ text: String, _ currency: Currency) -> Money? {
    Money(plain: text, currency).flatMap { !$0.isNegative && $0 <= .most(currency) ? $0 : nil }
  }

  private static func given(for members: [MemberID], in json: JSONValue) -> [Share<String?>] {
    let given = json[PaymentInFile.given] ?? []
    return members.map { member in
      Share(member: member, value: given.first { $0.name == member.text }?.value.string)
    }
  }

  private static func parts(
    _ members: [JSONMember]?, _ currency: Currency, _ ledger: GroupLedger
  ) -> [Share<Money>]? {
    guard let members, !members.isEmpty else { return nil }
    var parts: [MemberID: Money] = [:]
    for member in members {
      guard let id = MemberID(text: member.name), ledger[member: id] != nil, parts[id] == nil,
        let amount = member.value.string.flatMap({ amount($0, currency) })
      else { return nil }
      parts[id] = amount
    }
    return parts.map { Share(member: $0.key, value: $0.value) }
      .sorted { ledger.place(of: $0.member) < ledger.place(of: $1.member) }
  }

  /// The name on one line, by the rules for typed ones; nil when it breaks them.
  private static func asTyped(_ name: String) -> String? {
    let name = name.onOneLine
    return !name.isEmpty && name.isWithin(80) ? name : nil
  }

  /// A position or a revision; nil when it is below zero.
  ///
  /// Larger ones count as ``mostChanges``. So a file that claims more changes than anybody makes is
  /// overruled by the next change, also after the group was saved to a file and read again.
  private static func count(_ number: Int) -> Int? {
    number < 0 ? nil : min(number, mostChanges)
  }

  /// The highest position and revision that a file can give.
  static let mostChanges = 1_000_000
}
