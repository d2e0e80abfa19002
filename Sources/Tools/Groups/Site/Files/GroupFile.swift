import Formats
import Calendars
import Finance
import Forms
import State

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
    guard let id = json["id"]?.string.flatMap({ GroupID(text: $0) }),
      let name = json["name"]?.name,
      let currency = json["currency"]?.string.flatMap({ Currency(code: $0) }),
      let people = json["members"]?.array, people.count <= GroupLedger.mostMembers,
      let payments = json["payments"]?.array
    else { throw unknown }
    let deleted = json["deleted"]?.array ?? []
    guard payments.count <= mostPayments, deleted.count <= mostPayments else { throw tooMany }
    var members: [GroupLedger.Member] = []
    for (index, person) in people.enumerated() {
      guard let id = person["id"]?.string.flatMap({ MemberID(text: $0) }),
        !members.contains(where: { $0.id == id }), let name = person["name"]?.name
      else { throw unknown }
      members.append(
        GroupLedger.Member(
          id: id, position: person.count("position") ?? index,
          revision: person.count("revision") ?? 0, name: name,
          status: person["active"]?.bool == false ? .left : .active))
    }
    let title = GroupLedger.Title(
      revision: json.count("revision") ?? 0, name: name, currency: currency)
    let group = GroupLedger(id: id, title: title, members: members, entries: [])
    var entries: [PaymentID: GroupLedger.Entry] = [:]
    for (index, part) in (payments + deleted).enumerated() {
      let payment = index < payments.count ? payment(part, in: group) : nil
      guard let id = part["id"]?.string.flatMap({ PaymentID(text: $0) }), entries[id] == nil,
        payment != nil || index >= payments.count
      else { throw UnreadableGroupFile("Payment \(index + 1) of the file does not add up") }
      entries[id] = GroupLedger.Entry(
        id: id, position: part.count("position") ?? index, revision: part.count("revision") ?? 0,
        payment: payment)
    }
    return GroupLedger(
      id: id, title: title, members: members, entries: Array(entries.values))
  }

  private static func payment(_ json: JSONValue, in ledger: GroupLedger) -> GroupPayment? {
    guard let title = json["title"]?.string?.onOneLine, title.isWithin(80),
      let date = json["date"]?.string.flatMap({ CalendarDate(iso: $0) }),
      let currency = json["currency"]?.string.flatMap({ Currency(code: $0) }),
      let amount = json["amount"]?.string.flatMap({ amount($0, currency) }), !amount.isZero,
      let kind = json["split"]?.string.flatMap(Split.Kind.init(rawValue:)),
      let payers = parts(json["payers"], currency, ledger),
      let shares = parts(json["shares"], currency, ledger), !shares.isEmpty
    else { return nil }
    var payment = GroupPayment(
      title: title, date: date, amount: amount, conversion: nil, payers: payers,
      split: Split(kind, plain: given(for: shares.map(\.member), in: json), in: currency),
      serial: json.count("serial") ?? 0, isPayback: json["payback"]?.bool ?? false)
    let rate = json["rate"]?.string.flatMap { PlainDecimal.read($0, decimals: 9) }
    if let rate {
      let target =
        json["groupCurrency"]?.string.flatMap { Currency(code: $0) } ?? ledger.currency
      guard rate > 0,
        let counted = json["groupAmount"]?.string.flatMap({ self.amount($0, target) }),
        !counted.isZero
      else { return nil }
      payment.conversion = .init(billionths: rate, groupAmount: counted)
    }
    if !payment.addsUp || payment.shares != shares {
      // A file without the given values still has the shares.
      payment.split = .amounts(shares)
    }
    return payment.addsUp ? payment : nil
  }

  /// Reads an amount within the limit of a payment, so that sums cannot overflow.
  static func amount(_ text: String, _ currency: Currency) -> Money? {
    Money(plain: text, currency).flatMap { !$0.isNegative && $0 <= .most(currency) ? $0 : nil }
  }

  private static func given(for members: [MemberID], in json: JSONValue) -> [Share<String?>] {
    members.map { Share(member: $0, value: json["given"]?[$0.text]?.string) }
  }

  private static func parts(
    _ json: JSONValue?, _ currency: Currency, _ ledger: GroupLedger
  ) -> [Share<Money>]? {
    guard let members = json?.object, !members.isEmpty else { return nil }
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
}

extension JSONValue {
  /// The name, read by the rules for typed ones.
  fileprivate var name: String? {
    string.map(\.onOneLine).flatMap { !$0.isEmpty && $0.isWithin(80) ? $0 : nil }
  }

  /// Reads a count or revision, at most the largest that a group can have.
  fileprivate func count(_ name: String) -> Int? {
    self[name]?.number.flatMap { Int($0) }.flatMap { 0...1_000_000_000 ~= $0 ? $0 : nil }
  }
}
